package dev.croupier.verification.walls;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
        packages = {"dev.croupier.core", "dev.croupier.verification"},
        importOptions = ImportOption.DoNotIncludeTests.class)
class WallsTest {
    private static final String CORE = "dev.croupier.core..";
    private static final String VERIFICATION = "dev.croupier.verification..";

    @ArchTest
    static final ArchRule theCoreKnowsNothingButItselfAndItsValues =
            com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes()
                    .that()
                    .resideInAPackage(CORE)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(
                            CORE,
                            "io.vavr..",
                            "org.jspecify..",
                            "org.immutables..",
                            "java.lang..",
                            "java.util..",
                            "java.math..",
                            "java.security..",
                            "javax.crypto..",
                            "java.nio",
                            "java.nio.charset");

    @ArchTest
    static final ArchRule theKitStandsOnTheCoreAlone = noClasses()
            .that()
            .resideInAPackage(VERIFICATION)
            .should()
            .dependOnClassesThat(
                    com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage("dev.croupier..")
                            .and(com.tngtech.archunit.base.DescribedPredicate.not(
                                    com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage(
                                            CORE, VERIFICATION))));

    @ArchTest
    static final ArchRule chanceIsInjected = noClasses()
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Random")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.security.SecureRandom")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.SplittableRandom")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule nobodyLooksAtAClock = noClasses()
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .dependOnClassesThat()
            .resideInAnyPackage("java.time..", "java.util.logging..", "org.slf4j..");

    @ArchTest
    static final ArchRule noOrderComesFromAHash = noClasses()
            .that()
            .resideInAPackage(CORE)
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.HashMap")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.HashSet")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("io.vavr.collection.HashMap")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("io.vavr.collection.HashSet");

    @ArchTest
    static final ArchRule packagesAreFreeOfCycles =
            slices().matching("dev.croupier.(**)").should().beFreeOfCycles();
}
