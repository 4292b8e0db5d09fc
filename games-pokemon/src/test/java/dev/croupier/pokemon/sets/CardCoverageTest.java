package dev.croupier.pokemon.sets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every card with a text has tests that name it. */
class CardCoverageTest {

    @Test
    void each_card_with_a_text_has_its_scenarios() {
        TreeSet<String> tested = tested();
        assertThat(PokemonCards.all()
                        .filter(CardCoverageTest::hasText)
                        .map(card -> card.key().toString())
                        .filter(key -> !tested.contains(key)))
                .isEmpty();
    }

    @Test
    void each_test_is_of_a_card_that_there_is() {
        TreeSet<String> known =
                TreeSet.ofAll(PokemonCards.all().map(card -> card.key().toString()));
        assertThat(tested().filter(key -> !known.contains(key))).isEmpty();
    }

    private static boolean hasText(Card card) {
        if (card.face() instanceof Face.Pokemon pokemon) {
            return !pokemon.abilities().isEmpty()
                    || !pokemon.passives().isEmpty()
                    || pokemon.attacks()
                            .exists(attack -> !attack.before().isEmpty()
                                    || !attack.base().isEmpty()
                                    || !attack.after().isEmpty());
        }
        return !card.isBasicEnergy();
    }

    private static TreeSet<String> tested() {
        Path root;
        try {
            root = Path.of(CardCoverageTest.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        try (Stream<Path> files = Files.walk(root)) {
            Array<String> keys = Array.empty();
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                keys = keys.appendAll(keys(root.relativize(file).toString()));
            }
            return TreeSet.ofAll(keys);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Array<String> keys(String file) {
        String name = file.substring(0, file.length() - ".class".length()).replace(java.io.File.separatorChar, '.');
        try {
            Class<?> type = Class.forName(name, false, CardCoverageTest.class.getClassLoader());
            Array<String> keys = of(type.getAnnotation(OfCard.class));
            for (Method method : type.getDeclaredMethods()) {
                keys = keys.appendAll(of(method.getAnnotation(OfCard.class)));
            }
            return keys;
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Array<String> of(@org.jspecify.annotations.Nullable OfCard annotation) {
        return annotation == null ? Array.empty() : Array.of(annotation.value());
    }
}
