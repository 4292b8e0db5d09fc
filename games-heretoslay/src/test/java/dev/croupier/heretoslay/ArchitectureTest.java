package dev.croupier.heretoslay;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The walls of Here to Slay: what it stands on, and what pure rules never touch. */
@AnalyzeClasses(packages = "dev.croupier.heretoslay", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule it_stands_on_the_core_alone = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.croupier.heretoslay..",
                    "dev.croupier.core..",
                    "io.vavr..",
                    "org.immutables.value..",
                    "org.jspecify.annotations..",
                    "java.lang..",
                    "java.util..");

    @ArchTest
    static final ArchRule chance_is_injected = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Random|SplittableRandom|UUID|concurrent\\.ThreadLocalRandom|random\\..*)")
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule rules_have_no_clock = noClasses()
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis");

    @ArchTest
    static final ArchRule rules_have_no_output = noClasses()
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .dependOnClassesThat()
            .resideInAnyPackage("java.util.logging..");

    @ArchTest
    static final ArchRule nothing_is_ordered_by_hashes = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("(java\\.util|io\\.vavr\\.collection)\\.(HashMap|HashSet)");

    @ArchTest
    static final ArchRule packages_are_free_of_cycles =
            slices().matching("dev.croupier.heretoslay.(*)..").should().beFreeOfCycles();

    /** An effect that only one card has is a word of the language of cards, or it is written in those; no card is known to the rules. */
    @ArchTest
    static final ArchRule cards_are_data = noClasses()
            .that()
            .resideOutsideOfPackages("dev.croupier.heretoslay.card..", "dev.croupier.heretoslay")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.croupier.heretoslay.card..");
}
