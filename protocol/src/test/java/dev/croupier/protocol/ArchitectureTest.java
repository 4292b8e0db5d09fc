package dev.croupier.protocol;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The walls of the protocol: it knows the core and a JSON tokenizer, and no game. */
@AnalyzeClasses(packages = "dev.croupier.protocol", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule it_stands_on_the_core_and_a_tokenizer = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.croupier.protocol..",
                    "dev.croupier.core..",
                    "com.fasterxml.jackson.core..",
                    "io.vavr..",
                    "org.jspecify.annotations..",
                    "java.lang..",
                    "java.util..",
                    "java.io",
                    "java.nio.charset");

    /** Which class a name in a text stands for is looked up among those that the vocabulary names. */
    @ArchTest
    static final ArchRule no_class_is_found_by_its_name = noClasses()
            .should()
            .callMethod(Class.class, "forName", String.class)
            .orShould()
            .callMethod(ClassLoader.class, "loadClass", String.class);

    @ArchTest
    static final ArchRule only_the_access_reaches_into_types = noClasses()
            .that()
            .doNotHaveSimpleName("Access")
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.lang\\.invoke\\.MethodHandles.*");

    @ArchTest
    static final ArchRule packages_are_free_of_cycles =
            slices().matching("dev.croupier.protocol.(*)..").should().beFreeOfCycles();
}
