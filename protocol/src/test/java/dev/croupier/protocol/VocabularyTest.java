package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.ginrummy.GinVocabulary;
import dev.croupier.heretoslay.HtsVocabulary;
import dev.croupier.pokemon.PokemonVocabulary;
import dev.croupier.protocol.codec.Codecs;
import dev.croupier.raid.RaidVocabulary;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Field;
import java.util.Comparator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a vocabulary has to name, for each game. */
class VocabularyTest {
    /**
     * A game.
     *
     * @param packages where its types are
     */
    record Game(Vocabulary<?, ?, ?, ?> vocabulary, Array<String> packages) {
        Codecs codecs() {
            Codecs codecs = new Codecs(EngineWords.in(vocabulary), 4);
            codecs.of(Content.View.class, vocabulary.roots().view());
            codecs.of(Content.Asked.class, vocabulary.roots().action());
            codecs.of(Content.Events.class, vocabulary.roots().event());
            codecs.of(Content.WhoseTurn.class, vocabulary.roots().action());
            codecs.of(Content.Refused.class);
            codecs.of(Content.Ended.class);
            codecs.of(Content.Recorded.class);
            codecs.of(Content.Redacted.class);
            codecs.of(Content.Options.class, vocabulary.roots().rules());
            return codecs;
        }

        Array<JavaClass> types() {
            return Array.ofAll(new ClassFileImporter()
                            .withImportOption(new ImportOption.DoNotIncludeTests())
                            .importPackages(packages.toJavaList()))
                    .filter(type -> !isElsewhere(type))
                    .sorted(Comparator.comparing(JavaClass::getName));
        }

        /** What runs on agendas of its own, and what only stands for an instruction: neither is on the agenda of a table. */
        private static boolean isElsewhere(JavaClass type) {
            return type.getName().contains(".preview.")
                    || type.getName().contains(".bot.")
                    || type.getName().contains(".table.Asked$");
        }

        @Override
        public String toString() {
            return packages.last();
        }
    }

    static Array<Game> games() {
        return Array.of(
                new Game(GinVocabulary.of(), Array.of("dev.croupier.ginrummy")),
                new Game(HtsVocabulary.of(), Array.of("dev.croupier.heretoslay")),
                new Game(PokemonVocabulary.of(Tables.pokemonGame()), Array.of("dev.croupier.pokemon")),
                new Game(RaidVocabulary.of(Tables.raidGame()), Array.of("dev.croupier.pokemon", "dev.croupier.raid")));
    }

    @ParameterizedTest
    @MethodSource("games")
    void has_every_word_that_a_view_may_hold(Game game) {
        Codecs codecs = game.codecs();
        Array<Class<?>> implementing = game.types()
                .filter(type -> (type.isRecord() || type.isEnum()) && !type.isAnonymousClass())
                .filter(type -> codecs.met().exists(open -> type.isAssignableTo(open)))
                .map(JavaClass::reflect);
        assertThat(implementing.filter(type -> !codecs.isWord(type))).isEmpty();
        if (codecs.met().contains(Instruction.class)) {
            assertThat(implementing).hasSizeGreaterThan(40);
        }
    }

    /** What a view has in a slot is what the slot holds, or that as far as it is seen. */
    @ParameterizedTest
    @MethodSource("games")
    void has_everything_that_a_slot_holds(Game game) throws IllegalAccessException {
        Array<Class<?>> bound = EngineWords.in(game.vocabulary).bound();
        for (JavaField field : game.types()
                .flatMap(JavaClass::getFields)
                .filter(field -> field.getRawType().isEquivalentTo(Slot.class)
                        && field.getModifiers().contains(JavaModifier.STATIC))) {
            Field slot = field.reflect();
            slot.setAccessible(true);
            assertThat(bound).as(field.getFullName()).contains(((Slot<?>) slot.get(null)).type());
        }
    }

    /** On the module path nothing can be reached into that is not open to the protocol. */
    @ParameterizedTest
    @MethodSource("games")
    void its_packages_are_open_to_the_protocol(Game game) throws IOException {
        for (Class<?> type : game.codecs().reached()) {
            if (!type.getPackageName().startsWith("dev.croupier.protocol")) {
                assertThat(opened(type)).as("opened by the module of %s", type).contains(type.getPackageName());
            }
        }
    }

    private static Array<String> opened(Class<?> type) throws IOException {
        String home = type.getProtectionDomain().getCodeSource().getLocation().getPath();
        for (var modules = VocabularyTest.class.getClassLoader().getResources("module-info.class");
                modules.hasMoreElements(); ) {
            var module = modules.nextElement();
            if (module.getPath().contains(home)) {
                try (InputStream bytes = module.openStream()) {
                    return Array.ofAll(ModuleDescriptor.read(bytes).opens())
                            .filter(open -> open.targets().contains("dev.croupier.protocol"))
                            .map(ModuleDescriptor.Opens::source);
                }
            }
        }
        throw new IllegalStateException("no module of " + type);
    }
}
