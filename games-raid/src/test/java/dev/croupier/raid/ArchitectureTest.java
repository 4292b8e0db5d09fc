package dev.croupier.raid;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The walls of the raid: what it stands on, who may not know it, and what pure rules never touch. */
@AnalyzeClasses(
        packages = {"dev.croupier.raid", "dev.croupier.pokemon", "dev.croupier.core"},
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String RAID = "dev.croupier.raid..";

    @ArchTest
    static final ArchRule it_stands_on_the_pokemon_tcg_and_the_core = classes()
            .that()
            .resideInAPackage(RAID)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    RAID,
                    "dev.croupier.pokemon..",
                    "dev.croupier.core..",
                    "io.vavr..",
                    "org.immutables.value..",
                    "org.jspecify.annotations..",
                    "java.io..",
                    "java.lang..",
                    "java.math..",
                    "java.nio.charset..",
                    "java.util..");

    @ArchTest
    static final ArchRule only_lists_of_bosses_are_read = noClasses()
            .that()
            .resideInAPackage(RAID)
            .and()
            .resideOutsideOfPackage("dev.croupier.raid.boss")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.io..", "java.nio..");

    @ArchTest
    static final ArchRule what_it_stands_on_does_not_know_it = noClasses()
            .that()
            .resideOutsideOfPackage(RAID)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(RAID);

    @ArchTest
    static final ArchRule chance_is_injected = noClasses()
            .that()
            .resideInAPackage(RAID)
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Random|SplittableRandom|UUID|concurrent\\.ThreadLocalRandom|random\\..*)")
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule rules_have_neither_clock_nor_output = noClasses()
            .that()
            .resideInAPackage(RAID)
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .dependOnClassesThat()
            .resideInAnyPackage("java.util.logging..");

    @ArchTest
    static final ArchRule nothing_is_ordered_by_hashes = noClasses()
            .that()
            .resideInAPackage(RAID)
            .should()
            .dependOnClassesThat()
            .haveNameMatching("(java\\.util|io\\.vavr\\.collection)\\.(HashMap|HashSet)");

    @ArchTest
    static final ArchRule packages_are_free_of_cycles =
            slices().matching("dev.croupier.raid.(*)..").should().beFreeOfCycles();
}
