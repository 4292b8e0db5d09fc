package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of random actions with decks of random cards: nothing is lost, everything offered is accepted, everything ends. */
class RandomPlayTest {
    private static final int GAMES = 300;

    /** The cards that may be put into any deck: those with Basic Pokémon first come with what evolves from them. */
    private static final Array<Card> ALL = PokemonCards.all()
            .appendAll(Array.of(
                    TestCards.KIT,
                    TestCards.FOX,
                    TestCards.WYRM,
                    TestCards.PUP,
                    TestCards.BEAR_EX,
                    TestCards.DOUBLE,
                    TestCards.EVERY));

    private static Array<Card> deck(SplittableRandom random) {
        Array<Card> basics = ALL.filter(Card::isBasicPokemon);
        Array<Card> others = ALL.filter(card -> !card.isPokemon() && !card.isEnergy());
        Array<Card> special = ALL.filter(card -> card.face() instanceof Face.Energy energy && !energy.basic());
        Array<Card> energies = ALL.filter(card -> card.face() instanceof Face.Energy energy && energy.basic());
        Array<Card> deck = Array.empty();
        for (int line = 0; line < 6; line++) {
            Card card = basics.get(random.nextInt(basics.size()));
            deck = deck.appendAll(Array.fill(3, () -> card));
            Card next = card;
            for (int stage = 0; stage < 2 && next != null; stage++) {
                String name = next.name();
                Array<Card> evolved = ALL.filter(one -> one.face() instanceof Face.Pokemon face
                        && face.evolvesFrom().contains(name));
                Card chosen = evolved.isEmpty() ? null : evolved.get(random.nextInt(evolved.size()));
                if (chosen != null) {
                    deck = deck.append(chosen).append(chosen);
                }
                next = chosen;
            }
        }
        for (int i = 0; i < 14 && !others.isEmpty(); i++) {
            deck = deck.append(others.get(random.nextInt(others.size())));
        }
        for (int i = 0; i < 3 && !special.isEmpty(); i++) {
            deck = deck.append(special.get(random.nextInt(special.size())));
        }
        deck = deck.take(60);
        while (deck.size() < 60) {
            deck = deck.append(energies.get(random.nextInt(energies.size())));
        }
        return deck;
    }

    private static PokemonState played(int seats, int seed, PokemonRules rules, int withdrawing) {
        SplittableRandom random = new SplittableRandom(seed);
        Pokemon game = Pokemon.of(rules, Array.fill(seats, () -> deck(random)));
        Step<PokemonState, PokemonEvent> step = game.start(Randomness.seeded(seed));
        int steps = 0;
        while (game.outcome(step.state()).isEmpty()) {
            PokemonState state = step.state();
            requireConserved(state);
            Array<Seat> asked = Array.ofAll(game.turn(state).toAct());
            assertThat(asked).as("who is asked in " + game.canonicalForm(state)).isNotEmpty();
            if (withdrawing > 0 && random.nextInt(withdrawing) == 0) {
                step = game.withdraw(
                        state,
                        state.seatsInPlay()
                                .get(random.nextInt(state.seatsInPlay().size())),
                        step.randomness());
                continue;
            }
            Seat seat = asked.get(random.nextInt(asked.size()));
            Array<PokemonAction> legal = Array.ofAll(game.legalActions(state, seat));
            assertThat(legal)
                    .as("what " + seat + " may do in " + game.canonicalForm(state))
                    .isNotEmpty();
            for (PokemonAction action : legal) {
                assertThat(game.explain(state, action).isValid())
                        .as("offered: " + action)
                        .isTrue();
            }
            PokemonAction action = legal.get(random.nextInt(legal.size()));
            step = game.apply(state, action, step.randomness()).get();
            assertThat(++steps).isLessThan(100_000);
        }
        requireConserved(step.state());
        return step.state();
    }

    /** Each card of each deck is in one place. */
    private static void requireConserved(PokemonState state) {
        int seats = state.seats();
        int[] counted = new int[seats];
        CardSet[] seen = new CardSet[seats];
        for (int seat = 0; seat < seats; seat++) {
            Side side = state.sides().get(seat);
            CardSet all = CardSet.empty();
            for (CardSet zone : Array.of(
                    side.hand(),
                    side.pile().cards(),
                    side.discard(),
                    side.lost(),
                    side.resolving(),
                    side.prizes().cards())) {
                counted[seat] += zone.size();
                all = all.union(zone);
            }
            seen[seat] = all;
        }
        Array<Placed> inPlay =
                Array.ofAll(state.sides()).flatMap(side -> side.inPlay().flatMap(InPlay::cards));
        if (state.stadium() != null) {
            inPlay = inPlay.append(state.stadium().placed());
        }
        for (Placed placed : inPlay) {
            int owner = placed.owner().index();
            counted[owner]++;
            seen[owner] = seen[owner].with(placed.number());
        }
        for (int seat = 0; seat < seats; seat++) {
            assertThat(counted[seat]).as("cards of seat " + seat).isEqualTo(60);
            assertThat(seen[seat].size()).as("different cards of seat " + seat).isEqualTo(60);
        }
    }

    @Test
    @ForRule({"PKM-ZONE-7", "PKM-S29", "PKM-R84", "PKM-R100"})
    void of_the_cards_of_two_players_none_is_lost_and_everything_that_is_offered_is_accepted() {
        for (int seed = 0; seed < GAMES; seed++) {
            assertThat(played(2, seed, PokemonRules.simulation(), 0).outcome()).isNotNull();
        }
    }

    @Test
    @ForRule({"PKM-ZONE-7", "PKM-OPT"})
    void so_it_is_under_other_options() {
        PokemonRules[] others = {
            PokemonRules.official2026().withTurnLimit(60),
            PokemonRules.sealed().withTurnLimit(60).withCutAfterShuffle(true),
            PokemonRules.seed().withPrizes(1).withTurnLimit(60).withFirstTurnAttack(true),
        };
        for (int seed = 0; seed < 60; seed++) {
            assertThat(played(2, 1000 + seed, others[seed % others.length], 0).outcome())
                    .isNotNull();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    @ForRule("PKM-ZONE-7")
    void more_players_than_two_come_to_an_end_though_some_drop_out(int seats) {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(played(seats, seed, PokemonRules.simulation(), 150).outcome())
                    .isNotNull();
        }
    }

    @Test
    @ForRule("PKM-S40")
    void the_same_seed_gives_the_same_game() {
        assertThat(played(2, 7, PokemonRules.simulation(), 0)).isEqualTo(played(2, 7, PokemonRules.simulation(), 0));
    }
}
