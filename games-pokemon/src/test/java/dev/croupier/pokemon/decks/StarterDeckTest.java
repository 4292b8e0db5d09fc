package dev.croupier.pokemon.decks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.pokemon.deck.DeckCheck;
import dev.croupier.pokemon.deck.DeckFormat;
import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.pokemon.table.Card;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StarterDeckTest {
    private static Stream<StarterDeck> decks() {
        return StarterDeck.all().toJavaStream();
    }

    @Test
    void there_are_five_by_their_ids() {
        assertThat(StarterDeck.all().map(StarterDeck::id))
                .containsExactly("dark-box", "gengar-gang", "dragapult-ex", "mega-gardevoir-ex", "beginner-lucario");
        assertThat(StarterDeck.named("Dark-Box").get().title()).isEqualTo("Dark Box");
        assertThat(StarterDeck.named("pack")).isEmpty();
        assertThatThrownBy(() -> new StarterDeck("pack", "").text()).hasMessageContaining("pack");
    }

    @ParameterizedTest
    @MethodSource("decks")
    @ForRule({"PKM-DECK-1", "PKM-DECK-10", "PKM-FORMAT-1"})
    void each_is_legal_in_Standard(StarterDeck deck) {
        Validation<Seq<DeckTextError>, Array<Card>> cards = deck.cards();

        if (cards.isInvalid()) {
            assertThat(cards.getError()).hasOnlyElementsOfType(DeckTextError.UnknownCard.class);
        } else {
            assertThat(DeckCheck.violations(DeckFormat.standard(KnownCards.index()), cards.get()))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("decks")
    void each_has_sixty_cards_in_its_list(StarterDeck deck) {
        assertThat(deck.text()
                        .lines()
                        .filter(line -> line.matches("\\d+ .*"))
                        .mapToInt(line -> Integer.parseInt(line.substring(0, line.indexOf(' '))))
                        .sum())
                .isEqualTo(60);
    }
}
