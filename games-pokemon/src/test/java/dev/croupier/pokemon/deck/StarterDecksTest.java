package dev.croupier.pokemon.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Card;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The five starter decks, from collected facts about their cards: minimal cards, but real names, printings and marks. */
class StarterDecksTest {
    private static final String FACTS = "shared/data/pokemon/starter-cards.json";

    private final StarterFacts facts = StarterFacts.of(facts());
    private final CardIndex index = CardIndex.of(facts.cards());

    private static String facts() {
        Path file = Stream.iterate(Path.of("").toAbsolutePath(), folder -> folder != null, Path::getParent)
                .map(folder -> folder.resolve(FACTS))
                .filter(Files::isReadable)
                .findFirst()
                .orElse(Path.of(FACTS));
        assumeTrue(Files.isRegularFile(file), "the file " + FACTS + " is not here; other decks are tested anyway");
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void there_are_five_of_99_cards() {
        assertThat(facts.decks()).hasSize(5);
        assertThat(index.cards()).hasSize(99);
    }

    @Test
    @ForRule({"PKM-DECK-1", "PKM-DECK-10", "PKM-FORMAT-1"})
    void all_are_read_and_are_legal_in_Standard() {
        for (String text : facts.decks()) {
            Array<Card> deck = DeckText.parse(text, index).get();
            assertThat(DeckCheck.deck(DeckFormat.standard(index), Seat.of(0), deck)
                            .get()
                            .size())
                    .isEqualTo(60);
        }
    }

    @Test
    void all_are_written_as_they_are_read() {
        for (String text : facts.decks()) {
            Array<Card> deck = DeckText.parse(text, index).get();
            assertThat(DeckText.parse(DeckText.write(deck), index).get().sorted())
                    .isEqualTo(deck.sorted());
        }
    }

    @Test
    void none_is_legal_once_its_marks_have_rotated() {
        var later = DeckFormat.standardMarks().remove("I");
        for (String text : facts.decks()) {
            Array<Card> deck = DeckText.parse(text, index).get();
            assertThat(DeckCheck.violations(DeckFormat.standard(index, later), deck))
                    .isNotEmpty()
                    .allMatch(violation -> violation.rule().id().equals("PKM-FORMAT-1"));
        }
    }

    @Test
    void the_first_is_advised_on_numbers_and_copies() {
        Array<Card> deck = DeckText.parse(facts.decks().head(), index).get();
        assertThat(DeckAdvice.of(deck).map(advice -> advice.message().english()))
                .containsExactly(
                        "11 Energy cards are few; try 12 to 15",
                        "29 Trainer cards are many; try 20 to 25",
                        "Gastly belongs to the main line; try 4 copies rather than 3",
                        "Haunter belongs to the main line; try 4 copies rather than 2",
                        "Mega Gengar ex belongs to the main line; try 4 copies rather than 2",
                        "Toxtricity belongs to the main line; try 4 copies rather than 3");
    }
}
