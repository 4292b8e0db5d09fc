package dev.croupier.pokemon.position;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.control.Either;
import io.vavr.control.Validation;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions of random games are written and read back. */
class PositionPropertyTest {
    private static final int GAMES = Integer.getInteger("games", 25);

    /** A deck with lines of Pokémon, anything that is no Pokémon, and Energy. */
    private static Array<Card> deck(SplittableRandom random) {
        Array<Card> basics = PokemonCards.all().filter(Card::isBasicPokemon);
        Array<Card> others = PokemonCards.all().filter(card -> !card.isPokemon() && !card.isBasicEnergy());
        Array<Card> energy = PokemonCards.all().filter(Card::isBasicEnergy);
        Array<Card> deck = Array.empty();
        for (int line = 0; line < 6; line++) {
            Card card = basics.get(random.nextInt(basics.size()));
            deck = deck.appendAll(Array.of(card, card, card));
            for (int stage = 0; stage < 2; stage++) {
                String name = deck.last().name();
                Array<Card> next = PokemonCards.all()
                        .filter(one -> one.face() instanceof Face.Pokemon face
                                && face.evolvesFrom().contains(name));
                if (next.nonEmpty()) {
                    Card chosen = next.get(random.nextInt(next.size()));
                    deck = deck.append(chosen).append(chosen);
                }
            }
        }
        while (deck.size() < 45) {
            deck = deck.append(others.get(random.nextInt(others.size())));
        }
        while (deck.size() < 60) {
            deck = deck.append(energy.get(random.nextInt(energy.size())));
        }
        return deck;
    }

    /** Every view of the two is the same: all that is in a state but which copy of a card is which. */
    private static void requireSame(Position position, PokemonState state) {
        Array<Observer> observers = Array.range(0, state.seats())
                .<Observer>map(Seat::of)
                .append(Observer.SPECTATOR)
                .append(Observer.OMNISCIENT);
        for (Observer observer : observers) {
            assertThat(position.game().view(position.state(), observer))
                    .isEqualTo(position.game().view(state, observer));
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            assertThat(position.game().legalActions(position.state(), Seat.of(seat)))
                    .isEqualTo(position.game().legalActions(state, Seat.of(seat)));
        }
    }

    /** The words that began a line. */
    private TreeSet<String> words = TreeSet.empty();

    private static String word(String line) {
        return line.strip().replaceAll("[: ].*", "");
    }

    private int written(Pokemon game, long seed, int upTo) {
        SplittableRandom random = new SplittableRandom(seed);
        Step<PokemonState, PokemonEvent> step = game.start(Randomness.seeded(seed));
        int written = 0;
        for (int i = 0; i < upTo && game.outcome(step.state()).isEmpty(); i++) {
            PokemonState state = step.state();
            Either<PositionRefusal, String> text = PositionText.write(state);
            boolean isTurn = game.turn(state)
                    .decision(game.turn(state).toAct().head())
                    .get()
                    .kind()
                    .equals("turn");
            assertThat(text.isRight()).as(() -> text.getLeft().explain()).isEqualTo(isTurn);
            if (text.isRight()) {
                written++;
                words = words.addAll(Array.ofAll(
                        text.get().lines().map(PositionPropertyTest::word).toList()));
                Validation<Seq<PositionError>, Position> read = PositionText.parse(text.get(), KnownCards.index());
                assertThat(read.isValid())
                        .as(() -> read.getError().map(PositionError::explain).mkString("\n") + "\n" + text.get())
                        .isTrue();
                requireSame(read.get(), state);
                assertThat(PositionText.write(read.get().state()).get()).isEqualTo(text.get());
            }
            Seq<PokemonAction> legal = game.legalActions(state);
            step = game.apply(state, legal.get(random.nextInt(legal.size())), step.randomness())
                    .get();
        }
        return written;
    }

    @Test
    void of_random_decks_of_all_cards_read_back_as_they_were() {
        int written = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Pokemon game = Pokemon.of(PokemonRules.simulation(), Array.of(deck(random), deck(random)));
            written += written(game, seed, 150);
        }
        assertThat(written).isGreaterThan(20 * GAMES);
        assertThat(words)
                .contains(
                        "active",
                        "bench",
                        "before",
                        "conditions",
                        "damage",
                        "deck",
                        "decisions",
                        "decks",
                        "discard",
                        "done")
                .contains(
                        "effect", "energy", "entered", "evolved", "hand", "knows", "lost", "names", "now", "open",
                        "player")
                .contains("known", "prizes", "spent", "stadium", "tools", "used");
    }

    @Test
    void of_the_starter_decks_read_back_as_they_were() {
        int written = 0;
        Array<Array<Card>> decks = StarterDeck.all().map(deck -> deck.cards().get());
        for (int seed = 0; seed < decks.size(); seed++) {
            Pokemon game = Pokemon.of(
                    PokemonRules.official2026(), Array.of(decks.get(seed), decks.get((seed + 1) % decks.size())));
            written += written(game, seed, 300);
        }
        assertThat(written).isGreaterThan(100);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void of_more_players_than_two_read_back_as_they_were(int seats) {
        for (int seed = 0; seed < 3; seed++) {
            SplittableRandom random = new SplittableRandom(100 + seed);
            Pokemon game = Pokemon.of(PokemonRules.seed().withPrizes(3), Array.fill(seats, () -> deck(random)));
            assertThat(written(game, seed, 200)).isPositive();
        }
    }

    /** A text of which something is gone, doubled or another is read or refused, never anything else. */
    @Test
    void that_were_damaged_are_read_or_refused() {
        SplittableRandom random = new SplittableRandom(9);
        Pokemon game = Pokemon.of(PokemonRules.simulation(), Array.fill(2, () -> deck(random)));
        Step<PokemonState, PokemonEvent> step = game.start(Randomness.seeded(2));
        int read = 0;
        int refused = 0;
        for (int i = 0; i < 300 && game.outcome(step.state()).isEmpty(); i++) {
            Seq<PokemonAction> legal = game.legalActions(step.state());
            step = game.apply(step.state(), legal.get(random.nextInt(legal.size())), step.randomness())
                    .get();
            Either<PositionRefusal, String> text = PositionText.write(step.state());
            for (int harm = 0; text.isRight() && harm < 20; harm++) {
                String harmed = harmed(text.get(), random);
                boolean isValid = PositionText.parse(harmed, KnownCards.index()).isValid();
                read += isValid ? 1 : 0;
                refused += isValid ? 0 : 1;
            }
        }
        assertThat(read).isPositive();
        assertThat(refused).isGreaterThan(500);
    }

    private static String harmed(String text, SplittableRandom random) {
        int at = random.nextInt(text.length());
        int end = Math.min(text.length(), at + 1 + random.nextInt(12));
        String[] lines = text.split("\n", -1);
        return switch (random.nextInt(5)) {
            case 0 -> text.substring(0, at) + text.substring(end);
            case 1 -> text.substring(0, at) + text.substring(at, end) + text.substring(at);
            case 2 -> text.substring(0, at) + "0123,:#/+-\" seat\n".charAt(random.nextInt(17)) + text.substring(end);
            case 3 -> text.replace(lines[random.nextInt(lines.length)] + "\n", "");
            default -> text.substring(0, at) + text.substring(random.nextInt(text.length()));
        };
    }

    @Test
    void can_be_played_on_to_the_end() {
        Pokemon game = Pokemon.of(PokemonRules.simulation(), Array.fill(2, () -> deck(new SplittableRandom(7))));
        SplittableRandom random = new SplittableRandom(3);
        Step<PokemonState, PokemonEvent> step = game.start(Randomness.seeded(5));
        while (PositionText.write(step.state()).isLeft() || step.state().turn().number() < 4) {
            Seq<PokemonAction> legal = game.legalActions(step.state());
            step = game.apply(step.state(), legal.get(random.nextInt(legal.size())), step.randomness())
                    .get();
        }
        Position position = PositionText.parse(PositionText.write(step.state()).get(), KnownCards.index())
                .get();
        PokemonState state = position.state();
        Randomness chance = Randomness.seeded(11);
        while (position.game().outcome(state).isEmpty()) {
            Seq<PokemonAction> legal = position.game().legalActions(state);
            Step<PokemonState, PokemonEvent> next = position.game()
                    .apply(state, legal.get(random.nextInt(legal.size())), chance)
                    .get();
            state = next.state();
            chance = next.randomness();
        }
        assertThat(state.decisions()).isGreaterThan(step.state().decisions());
    }
}
