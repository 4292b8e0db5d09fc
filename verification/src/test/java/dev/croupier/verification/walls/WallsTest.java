package dev.croupier.verification.walls;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The walls between the packages; what the core may not do is in its own tests. */
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
    static final ArchRule packagesAreFreeOfCycles =
            slices().matching("dev.croupier.(**)").should().beFreeOfCycles();
}
