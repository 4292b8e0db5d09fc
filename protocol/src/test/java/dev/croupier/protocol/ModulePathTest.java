package dev.croupier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import dev.croupier.core.Game;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.heretoslay.HereToSlay;
import io.vavr.API;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where games and protocol are modules, the protocol still reaches into the games' values, those of packages that are not exported included. */
class ModulePathTest {

    @ParameterizedTest
    @CsvSource({
        "dev.croupier.ginrummy, GinRummy, match, rules.GinRules, GinVocabulary",
        "dev.croupier.heretoslay, HereToSlay, of, rules.HtsRules, HtsVocabulary"
    })
    void a_protocol_is_made_of_modules(String module, String game, String make, String rules, String vocabulary)
            throws ReflectiveOperationException, URISyntaxException {
        ModuleLayer layer = layer(module);
        ClassLoader loader = layer.findLoader(module);
        Class<?> rulesType = loader.loadClass(module + "." + rules);
        Object table = loader.loadClass(module + "." + game)
                .getMethod(make, rulesType)
                .invoke(null, rulesType.getMethod("seed").invoke(null));
        Object words =
                loader.loadClass(module + "." + vocabulary).getMethod("of").invoke(null);

        Class<?> protocol = layer.findLoader("dev.croupier.protocol").loadClass(GameProtocol.class.getName());
        assertThat(protocol.getModule().isNamed()).isTrue();
        Object made = protocol.getMethod("of", loader.loadClass(Game.class.getName()), words.getClass())
                .invoke(null, table, words);
        assertThat(made).isNotNull();
    }

    private static ModuleLayer layer(String module) throws URISyntaxException {
        Array<Path> paths = Array.empty();
        for (Class<?> one : Array.<Class<?>>of(
                GameProtocol.class,
                Game.class,
                GinRummy.class,
                HereToSlay.class,
                Tuple.class,
                API.Match.class,
                io.vavr.match.annotation.Patterns.class,
                Nullable.class,
                JsonFactory.class)) {
            paths = paths.append(Path.of(
                    one.getProtectionDomain().getCodeSource().getLocation().toURI()));
        }
        ModuleFinder finder = ModuleFinder.of(paths.distinct().toJavaArray(Path[]::new));
        var configuration = ModuleLayer.boot()
                .configuration()
                .resolve(finder, ModuleFinder.of(), Set.of("dev.croupier.protocol", module));
        return ModuleLayer.boot().defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader());
    }
}
