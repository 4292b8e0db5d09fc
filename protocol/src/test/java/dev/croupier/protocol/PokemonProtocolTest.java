package dev.croupier.protocol;

import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.PokemonRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PokemonProtocolTest {
    static Iterable<String> presets() {
        return PokemonRules.presetNames();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void what_a_table_says_is_read_as_it_was_written_and_tells_nobody_more(String preset) {
        ProtocolLaws.check(Tables.pokemon(PokemonRules.preset(preset).get()), 1, 400, 19);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void so_it_is_with_every_deck_that_comes_along(int first) {
        ProtocolLaws.check(
                Tables.pokemon(
                        PokemonRules.seed(),
                        StarterDeck.all()
                                .drop(first)
                                .appendAll(StarterDeck.all())
                                .take(2)
                                .map(deck -> deck.cards().get())),
                first,
                300,
                23);
    }
}
