package dev.croupier.frontend.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonId;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class EventWordsTest {
    private static final EventWords WORDS = new EventWords(Sayings.of(Laid.NAMES));
    private static final Seat YOU = Seat.of(0);
    private static final Seat BOT = Seat.of(1);

    private static Option<Array<Card>> cards(String... names) {
        return Option.some(Array.of(names)
                .map(name -> PokemonCards.all()
                        .find(card -> card.name().equals(name))
                        .get()));
    }

    @Nested
    class When_cards_move {
        @Test
        void those_of_a_name_are_counted() {
            assertThat(WORDS.of(
                            new PokemonEvent.Moved(YOU, 3, cards("Toxel", "Gastly", "Toxel"), Zone.DECK, Zone.HAND, 1)))
                    .isEqualTo("You: 2 x Toxel, Gastly from the deck to the hand");
        }

        @Test
        void hidden_ones_are_a_number() {
            assertThat(WORDS.of(new PokemonEvent.Moved(BOT, 7, Option.none(), Zone.DECK, Zone.HAND, 2)))
                    .isEqualTo("Bot: 7 cards from the deck to the hand");
            assertThat(WORDS.of(new PokemonEvent.Moved(BOT, 1, Option.none(), Zone.DECK, Zone.HAND, 2)))
                    .isEqualTo("Bot: a card from the deck to the hand");
        }

        @Test
        void what_another_event_tells_is_not_told_twice() {
            assertThat(EventWords.isToldElsewhere(
                            new PokemonEvent.Moved(YOU, 1, cards("Ultra Ball"), Zone.PLAY, Zone.DISCARD, -1)))
                    .isTrue();
            assertThat(EventWords.isToldElsewhere(
                            new PokemonEvent.Moved(YOU, 1, cards("Toxel"), Zone.DECK, Zone.PLAY, -1)))
                    .isTrue();
            assertThat(EventWords.isToldElsewhere(
                            new PokemonEvent.Moved(YOU, 1, cards("Toxel"), Zone.PLAY, Zone.DISCARD, -1)))
                    .isFalse();
            assertThat(EventWords.isToldElsewhere(
                            new PokemonEvent.Moved(YOU, 1, cards("Ultra Ball"), Zone.HAND, Zone.DISCARD, -1)))
                    .isFalse();
        }
    }

    @Nested
    class When_cards_are_seen {
        @Test
        void somebody_looks_through_a_deck() {
            assertThat(WORDS.of(new PokemonEvent.Seen(
                            YOU,
                            Zone.DECK,
                            46,
                            Option.some(
                                    Array.fill(46, () -> cards("Toxel").get().head())),
                            1)))
                    .isEqualTo("You looked at the deck: 46 cards");
        }

        @Test
        void the_top_cards_are_named_for_who_looks() {
            assertThat(WORDS.of(new PokemonEvent.Seen(YOU, Zone.DECK_TOP, 2, cards("Toxel", "Gastly"), 1)))
                    .isEqualTo("You looked at the top of the deck: Toxel, Gastly");
            assertThat(WORDS.of(new PokemonEvent.Seen(BOT, Zone.DECK_TOP, 2, Option.none(), 2)))
                    .isEqualTo("Bot looked at the top of the deck: 2 cards");
        }

        @Test
        void a_hand_is_looked_at_by_another() {
            assertThat(WORDS.of(new PokemonEvent.Seen(YOU, Zone.HAND, 1, cards("Toxel"), 2)))
                    .isEqualTo("Bot looked at the hand of you: Toxel");
        }

        @Test
        void cards_are_shown_to_everybody() {
            assertThat(WORDS.of(new PokemonEvent.Seen(BOT, Zone.HAND, 1, cards("Toxel"), -1)))
                    .isEqualTo("Bot showed Toxel from the hand");
            assertThat(WORDS.of(new PokemonEvent.Seen(BOT, Zone.HAND, 0, cards(), -1)))
                    .isEqualTo("Bot showed no card from the hand");
            assertThat(WORDS.of(new PokemonEvent.Mulligan(
                            BOT, cards("Ultra Ball", "Ultra Ball").get())))
                    .isEqualTo("Bot showed a hand without a Basic Pokémon: 2 x Ultra Ball");
        }
    }

    @Nested
    class When_a_move_is_told {
        private final Laid laid = Laid.table()
                .side(0, "Judge", "Dreepy, Drakloak, Dragapult ex, Fire Energy, Psychic Energy", "Munkidori")
                .side(1, "Ultra Ball", "Gastly", "Toxel");

        @Test
        void Pokemon_have_their_names_and_players_theirs() {
            Laid attacked = laid.then("attack Jet Headbutt");

            assertThat(attacked.told(0))
                    .contains(
                            "You attacked with Dragapult ex #1: Jet Headbutt",
                            "Gastly #11 took 70 damage and has 7 damage counters now",
                            "Gastly #11 was Knocked Out; Prizes: 1");
        }

        @Test
        void one_damage_counter_is_told_as_one() {
            assertThat(WORDS.of(new PokemonEvent.Damaged(PokemonId.of(3), 10, 1)))
                    .isEqualTo("#3 took 10 damage and has 1 damage counter now");
            assertThat(WORDS.of(new PokemonEvent.Healed(PokemonId.of(3), 20, 1)))
                    .isEqualTo("#3 was healed of 20 and has 1 damage counter now");
            assertThat(WORDS.of(new PokemonEvent.PrizeTaken(BOT, 0, Option.none(), 5, 0)))
                    .isEqualTo("Bot took a card as a Prize; 5 left");
            assertThat(Sayings.of(Laid.NAMES)
                            .said(new PokemonEvent.Seen(YOU, Zone.DECK, 46, Option.none(), 1).message()))
                    .isEqualTo("You: 46 cards seen in the deck");
        }

        @Test
        void damage_counters_are_told_one_by_one() {
            Laid spread = laid.then("attack Phantom Dive").then("answer #12");

            assertThat(spread.told(1)).contains("damage counters put on Toxel #12: 1, which makes 1");
        }

        @Test
        void Pokemon_are_called_what_they_were_when_it_happened() {
            Laid attached = Laid.table()
                    .side(0, "Fire Energy, Drakloak", "Dreepy", "Munkidori")
                    .side(1, "Ultra Ball", "Gastly")
                    .then("energy MEE-2 #1");
            Laid evolved = attached.then("evolve TWM-129 #1");

            assertThat(evolved.face().told(attached.events().appendAll(evolved.events()), evolved.view(0)))
                    .contains("You attached Fire Energy to Dreepy #1 from the hand")
                    .contains("You evolved Dreepy #1 into Drakloak");
        }

        @Test
        void nobody_is_told_by_the_number_of_a_seat() {
            assertThat(laid.then("attack Jet Headbutt").told(0).mkString("\n")).doesNotContain("seat", "{");
        }
    }
}
