package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.croupier.core.agenda.Instruction;
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
import java.util.Comparator;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a vocabulary has to name, for each game. */
class VocabularyTest {
    /** What runs on agendas of its own, and what only stands for an instruction: neither is on the agenda of a table. */
    private static final Predicate<String> ELSEWHERE =
            name -> name.contains(".preview.") || name.contains(".bot.") || name.contains(".table.Asked$");

    /** The games. */
    enum Game {
        GIN_RUMMY(GinVocabulary.of(), "dev.croupier.ginrummy"),
        HERE_TO_SLAY(HtsVocabulary.of(), "dev.croupier.heretoslay"),
        POKEMON(PokemonVocabulary.of(Tables.pokemonGame()), "dev.croupier.pokemon"),
        RAID(RaidVocabulary.of(Tables.raidGame()), "dev.croupier.pokemon", "dev.croupier.raid");

        private final Vocabulary<?, ?, ?, ?> vocabulary;
        private final String[] packages;

        Game(Vocabulary<?, ?, ?, ?> vocabulary, String... packages) {
            this.vocabulary = vocabulary;
            this.packages = packages;
        }

        Codecs codecs() {
            Codecs codecs = new Codecs(EngineWords.in(vocabulary), 4);
            codecs.of(Content.View.class, vocabulary.roots().view());
            codecs.of(Content.Asked.class, vocabulary.roots().action());
            codecs.of(Content.Events.class, vocabulary.roots().event());
            codecs.of(Content.Refused.class);
            codecs.of(Content.Options.class, vocabulary.roots().rules());
            return codecs;
        }
    }

    @ParameterizedTest
    @EnumSource
    void has_every_word_that_a_view_may_hold(Game game) {
        Codecs codecs = game.codecs();
        Array<Class<?>> implementing = Array.ofAll(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages(game.packages))
                .filter(type -> (type.isRecord() || type.isEnum()) && !type.isAnonymousClass())
                .filter(type -> codecs.met().exists(open -> type.isAssignableTo(open)))
                .filter(type -> !ELSEWHERE.test(type.getName()))
                .sorted(Comparator.comparing(JavaClass::getName))
                .map(JavaClass::reflect);
        assertThat(implementing.filter(type -> !codecs.isWord(type))).isEmpty();
        if (codecs.met().contains(Instruction.class)) {
            assertThat(implementing).hasSizeGreaterThan(40);
        }
    }

    /** On the module path nothing can be reached into that is not open to the protocol. */
    @ParameterizedTest
    @EnumSource
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
