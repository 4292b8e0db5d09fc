package dev.croupier.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What the core may not do, whoever writes it. */
@AnalyzeClasses(packages = "dev.croupier.core", importOptions = ImportOption.DoNotIncludeTests.class)
class CoreWallsTest {
    @ArchTest
    static final ArchRule chance_is_injected = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Random|SplittableRandom|UUID|concurrent\\.ThreadLocalRandom)"
                    + "|java\\.util\\.random\\..*|java\\.security\\.SecureRandom")
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule there_is_no_clock = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.time..")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Date|Calendar|Timer)");

    @ArchTest
    static final ArchRule nothing_is_read_or_written = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.io\\.(?!Serializable$).*|java\\.nio\\.(file|channels)\\..*|java\\.net\\..*")
            .orShould()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");

    @ArchTest
    static final ArchRule no_order_comes_from_hashes = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("io\\.vavr\\.collection\\.(Hash|LinkedHash)(Map|Set|Multimap)|java\\.util\\.HashSet"
                    + "|java\\.util\\.concurrent\\.ConcurrentHashMap");

    /** The tree of a search is looked up by hash, and never iterated. */
    @ArchTest
    static final ArchRule only_the_search_looks_up_by_hash = noClasses()
            .that()
            .haveNameNotMatching("dev\\.croupier\\.core\\.search\\.Node.*")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.HashMap");

    @ArchTest
    static final ArchRule static_fields_are_constants =
            fields().that().areStatic().should().beFinal();

    @ArchTest
    static final ArchRule rules_do_not_know_who_plays_or_searches = noClasses()
            .that()
            .resideOutsideOfPackages("dev.croupier.core.play..", "dev.croupier.core.search..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.croupier.core.play..", "dev.croupier.core.search..");
}
