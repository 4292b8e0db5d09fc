package dev.croupier.verification;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Compiled classes, loaded without being initialised.
 *
 * @param classes by name
 */
record TestClasses(Array<Class<?>> classes) {

    /** All classes in the directory that {@code anchor} was loaded from, in its package and below. */
    static TestClasses beside(Class<?> anchor) {
        try {
            Path root = Path.of(
                    anchor.getProtectionDomain().getCodeSource().getLocation().toURI());
            Path directory = root.resolve(anchor.getPackageName().replace('.', '/'));
            try (Stream<Path> files = Files.walk(directory)) {
                return new TestClasses(Array.ofAll(files.map(root::relativize)
                        .map(path -> path.toString().replace('\\', '/'))
                        .filter(path -> path.endsWith(".class") && !path.endsWith("-info.class"))
                        .sorted()
                        .<Class<?>>map(path -> load(path, anchor.getClassLoader()))));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> load(String path, ClassLoader loader) {
        try {
            String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The ids that the classes and their methods name. */
    Seq<String> rules() {
        return classes.flatMap(TestClasses::annotated)
                .flatMap(element -> Array.of(element.getAnnotationsByType(ForRule.class)))
                .flatMap(annotation -> Array.of(annotation.value()));
    }

    /** The values of options that the methods of the classes name. */
    Seq<String> options() {
        return classes.flatMap(TestClasses::annotated)
                .flatMap(element -> Array.of(element.getAnnotationsByType(ForOption.class)))
                .flatMap(annotation -> Array.of(annotation.value()));
    }

    private static List<AnnotatedElement> annotated(Class<?> type) {
        return List.<AnnotatedElement>of(type.getDeclaredMethods()).prepend(type);
    }
}
