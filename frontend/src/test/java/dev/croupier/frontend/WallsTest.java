package dev.croupier.frontend;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "dev.croupier.frontend", importOptions = ImportOption.DoNotIncludeTests.class)
class WallsTest {
    @ArchTest
    static final ArchRule COMMANDS_KNOW_NO_GAME = noClasses()
            .that()
            .resideInAnyPackage(
                    "..frontend.play..",
                    "..frontend.host..",
                    "..frontend.serve..",
                    "..frontend.cards..",
                    "..frontend.simulate..",
                    "..frontend.replay..",
                    "..frontend.terminal..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.croupier.ginrummy..",
                    "..frontend.ginrummy..",
                    "dev.croupier.heretoslay..",
                    "..frontend.heretoslay..",
                    "dev.croupier.pokemon..",
                    "..frontend.pokemon..",
                    "dev.croupier.raid..",
                    "..frontend.raid..");

    @ArchTest
    static final ArchRule TABLES_KNOW_NO_NETWORK = noClasses()
            .that()
            .resideInAPackage("..frontend.host..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("..frontend.serve..", "org.eclipse.jetty..", "java.net..");

    @ArchTest
    static final ArchRule CHANCE_IS_INJECTED =
            noClasses().should().dependOnClassesThat().haveFullyQualifiedName("java.util.Random");
}
