package dev.croupier.pokemon;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The walls of the Pokémon TCG: what it stands on, and what pure rules never touch. */
@AnalyzeClasses(packages = "dev.croupier.pokemon", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** The starter decks alone are read, from resources of the engine's own. */
    @ArchTest
    static final ArchRule it_stands_on_the_core_alone = classes()
            .that()
            .resideOutsideOfPackage("dev.croupier.pokemon.decks")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.croupier.pokemon..",
                    "dev.croupier.core..",
                    "io.vavr..",
                    "org.immutables.value..",
                    "org.jspecify.annotations..",
                    "java.lang..",
                    "java.math..",
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
            slices().matching("dev.croupier.pokemon.(*)..").should().beFreeOfCycles();

    /** A card is data: the rules know no card, nor the words in which cards are written. The notation of actions looks cards up. */
    @ArchTest
    static final ArchRule no_rule_knows_a_card = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "dev.croupier.pokemon.sets..", "dev.croupier.pokemon.card..", "dev.croupier.pokemon.decks..")
            .and()
            .doNotHaveSimpleName("Catalogue")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.croupier.pokemon.sets..", "dev.croupier.pokemon.card..");
}
