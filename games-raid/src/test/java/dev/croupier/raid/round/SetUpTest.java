package dev.croupier.raid.round;

import static dev.croupier.raid.round.TestCards.DUD;
import static dev.croupier.raid.round.TestCards.FIRE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.raid.Boss;
import dev.croupier.raid.Raid;
import dev.croupier.raid.rules.RaidRules;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import org.junit.jupiter.api.Test;

/** How a raid begins. */
class SetUpTest {
    private static final Boss BOSS = new Boss("a boss", Array.of(TestCards.BOSS), Array.fill(60, () -> FIRE));

    private static Array<Card> deck(int basics) {
        return Array.fill(basics, () -> DUD).appendAll(Array.fill(60 - basics, () -> FIRE));
    }

    private static Pokemon game(RaidRules rules, Array<Array<Card>> decks) {
        return Raid.of(rules, decks, BOSS);
    }

    /** The raid up to the first question of a turn: where it can be said that this is all, it is, else the first answer is given. */
    private static PokemonState begun(Pokemon game, Step<PokemonState, PokemonEvent> start) {
        PokemonState at = start.state();
        Randomness randomness = start.randomness();
        while (at.pending() instanceof Asking) {
            Seat seat = game.turn(at).toAct().head();
            Array<PokemonAction> legal = Array.ofAll(game.legalActions(at, seat));
            PokemonAction action = legal.find(
                            one -> one instanceof PokemonAction.Answer answer && answer.choice() instanceof Choice.Done)
                    .getOrElse(legal.head());
            Step<PokemonState, PokemonEvent> step = game.applyUnchecked(at, action, randomness);
            at = step.state();
            randomness = step.randomness();
        }
        return at;
    }

    private static PokemonState begun(Pokemon game) {
        return begun(game, game.start(Randomness.seeded(7)));
    }

    @Test
    @ForRule({"RAID-1", "RAID-6", "RAID-S1"})
    void the_boss_is_one_pokemon_beside_its_deck() {
        PokemonState state = begun(game(RaidRules.house(), Array.of(deck(20), deck(20))));
        Side boss = state.side(Raid.bossSeat(2));
        InPlay pokemon = java.util.Objects.requireNonNull(boss.active());
        assertThat(pokemon.card()).isEqualTo(TestCards.BOSS);
        assertThat(pokemon.energy()).isEmpty();
        assertThat(boss.bench()).isEmpty();
        assertThat(boss.pile().size()).isEqualTo(60);
        assertThat(boss.hand().isEmpty()).isTrue();
        assertThat(boss.prizes().left()).isZero();
    }

    @Test
    @ForRule({"RAID-2", "RAID-D24"})
    void its_deck_has_sixty_cards_and_any_number_of_copies() {
        assertThat(BOSS.deck().distinct()).hasSize(1);
        for (int cards : new int[] {59, 61}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Raid.of(
                            RaidRules.house(),
                            Array.of(deck(20)),
                            new Boss("a boss", BOSS.pokemon(), Array.fill(cards, () -> FIRE))))
                    .withMessageContaining("RAID-2");
        }
    }

    @Test
    @ForRule("RAID-3")
    void one_to_five_play() {
        for (int players = 1; players <= 5; players++) {
            int number = players;
            PokemonState state = begun(game(RaidRules.house(), Array.fill(number, () -> deck(20))));
            assertThat(state.playersInPlay()).hasSize(number);
        }
        for (int players : new int[] {0, 6}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> game(RaidRules.house(), Array.fill(players, () -> deck(20))))
                    .withMessageContaining("RAID-3");
        }
    }

    @Test
    @ForRule({"RAID-4", "RAID-7", "RAID-10"})
    void all_else_is_as_always_and_the_players_go_first() {
        PokemonState state = begun(game(RaidRules.house(), Array.of(deck(20), deck(20), deck(20))));
        assertThat(state.turn().number()).isEqualTo(1);
        assertThat(state.setting().team(state.turn().seat())).isEqualTo(RaidCourse.PLAYERS);
        for (Seat seat : state.playersInPlay()) {
            Side side = state.side(seat);
            assertThat(side.prizes().left()).isEqualTo(6);
            assertThat(side.hand().size() + side.count())
                    .as("seven, and one drawn")
                    .isEqualTo(8);
            assertThat(side.pile().size()).isEqualTo(60 - 6 - 8);
        }
    }

    @Test
    @ForRule({"RAID-5", "RAID-E53"})
    void nobody_draws_extra_cards_for_mulligans() {
        Pokemon game = game(RaidRules.house(), Array.of(deck(6), deck(30), deck(6)));
        for (int seed = 1; seed < 3000; seed++) {
            Step<PokemonState, PokemonEvent> start = game.start(Randomness.seeded(seed));
            Array<Integer> mulligans = Array.range(0, 3)
                    .map(seat -> start.events()
                            .count(event -> event instanceof PokemonEvent.Mulligan mulligan
                                    && mulligan.seat().index() == seat));
            if (mulligans.equals(Array.of(2, 0, 1))) {
                PokemonState state = begun(game, start);
                for (Seat seat : state.playersInPlay()) {
                    assertThat(state.side(seat).pile().size()).isEqualTo(60 - 6 - 8);
                }
                assertThat(state.side(Raid.bossSeat(3)).pile().size()).isEqualTo(60);
                return;
            }
        }
        throw new AssertionError("no such mulligans");
    }

    @Test
    @ForRule("RAID-OPT-1")
    @ForOption({"teamHands=SHOWN", "teamHands=HIDDEN"})
    void teammates_see_hands_where_the_options_say_so() {
        for (boolean isShown : new boolean[] {true, false}) {
            Pokemon game = game(
                    RaidRules.house()
                            .with("teamHands", isShown ? "SHOWN" : "HIDDEN")
                            .get(),
                    Array.of(deck(20), deck(20)));
            PokemonState state = begun(game);
            Seat first = Seat.of(0);
            assertThat(game.view(state, Seat.of(1)).side(first).hand().isDefined())
                    .isEqualTo(isShown);
            assertThat(game.view(state, Raid.bossSeat(2)).side(first).hand().isDefined())
                    .isFalse();
            assertThat(game.view(state, Observer.SPECTATOR).side(first).hand().isDefined())
                    .isFalse();
            assertThat(game.view(state, first).side(first).hand().isDefined()).isTrue();
        }
    }

    @Test
    @ForRule("RAID-D30")
    void everybody_knows_the_deck_list_of_the_boss_and_of_players_each_the_own_one() {
        Pokemon game = game(RaidRules.house(), Array.of(deck(20), deck(20)));
        PokemonState state = begun(game);
        Seat boss = Raid.bossSeat(2);
        for (Observer observer : Array.of(Seat.of(0), Seat.of(1), boss, Observer.SPECTATOR)) {
            assertThat(game.view(state, observer).side(boss).deckList().get())
                    .as("the cards of its deck and its own, as %s sees it", observer)
                    .hasSizeGreaterThan(60);
            assertThat(game.view(state, observer).side(Seat.of(0)).deckList().isDefined())
                    .isEqualTo(observer.equals(Seat.of(0)));
        }
    }

    @Test
    @ForRule("RAID-OPT-1")
    void teammates_are_told_the_hand_of_who_left_before_the_first_turn_too() {
        Pokemon game = game(RaidRules.house(), Array.of(deck(20), deck(20)));
        Step<PokemonState, PokemonEvent> start = game.start(Randomness.seeded(7));
        Seat gone = Seat.of(1);
        Step<PokemonState, PokemonEvent> step = game.withdraw(start.state(), gone, start.randomness());
        Array<PokemonEvent> told = Array.empty();
        while (step.state().pending() instanceof Asking) {
            IndexedSeq<PokemonAction> legal = game.legalActions(step.state(), Seat.of(0));
            step = game.applyUnchecked(step.state(), legal.last(), step.randomness());
            told = told.appendAll(step.events());
        }

        assertThat(told)
                .anySatisfy(event -> assertThat(event).isInstanceOfSatisfying(PokemonEvent.Seen.class, seen -> {
                    assertThat(seen.owner()).isEqualTo(gone);
                    assertThat(seen.cards()).isNotEmpty();
                }));
        assertThat(game.view(step.state(), Seat.of(0)).side(gone).hand().isDefined())
                .isTrue();
    }
}
