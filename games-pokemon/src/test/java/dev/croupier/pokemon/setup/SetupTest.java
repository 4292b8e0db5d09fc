package dev.croupier.pokemon.setup;

import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.card.Write.before;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.Played;
import dev.croupier.pokemon.rules.MulliganDraw;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The set-up through the start of a game: scripted coin, seeded shuffles. */
class SetupTest {
    private static final Seat ONE = Seat.of(0);
    private static final Seat TWO = Seat.of(1);
    /** No hand without a Basic Pokémon. */
    private static final Array<Card> EASY = Array.fill(30, () -> KIT).appendAll(Array.fill(30, () -> PUP));
    /** Many hands without one. */
    private static final Array<Card> HARD = Array.fill(3, () -> KIT).appendAll(Array.fill(57, () -> FIRE));

    private static Played game(PokemonRules rules, long seed, boolean heads, Array<Card> one, Array<Card> two) {
        return Played.of(rules, seed, List.of(heads), Array.of(one, two));
    }

    private static Played easy(PokemonRules rules) {
        return game(rules, 1, true, EASY, EASY).answer(ONE, new Choice.OfSeat(ONE));
    }

    /** Puts the first Basic Pokémon into the Active Spot and is done. */
    private static Played placed(Played played, Seat seat) {
        return played.answer(seat, played.answers(seat).head()).answer(seat, new Choice.Done());
    }

    private static int mulligans(Played played, Seat seat) {
        return played.events()
                .count(event -> event instanceof PokemonEvent.Mulligan mulligan
                        && mulligan.seat().equals(seat));
    }

    /** A game in which the second player takes so many mulligans and the first one so many. */
    private static Played withMulligans(PokemonRules rules, int first, int second) {
        for (long seed = 0; seed < 20000; seed++) {
            Played played = game(rules, seed, true, HARD, HARD).answer(ONE, new Choice.OfSeat(ONE));
            if (mulligans(played, ONE) == first && mulligans(played, TWO) == second) {
                return placed(placed(played, ONE), TWO);
            }
        }
        throw new AssertionError("no seed has these mulligans");
    }

    @Test
    @ForRule({"PKM-SETUP-1", "PKM-T2"})
    void the_winner_of_the_flip_decides_who_goes_first() {
        Played heads = game(PokemonRules.seed(), 1, true, EASY, EASY);
        assertThat(heads.toAct()).containsExactly(ONE);
        assertThat(heads.kind()).isEqualTo("choose-first");
        assertThat(heads.answers(ONE)).containsExactly(new Choice.OfSeat(ONE), new Choice.OfSeat(TWO));
        assertThat(heads.legal(TWO)).isEmpty();
        Played tails = game(PokemonRules.seed(), 1, false, EASY, EASY);
        assertThat(tails.toAct()).containsExactly(TWO);
        tails.answer(TWO, new Choice.OfSeat(ONE));
        placed(placed(tails, ONE), TWO);
        assertThat(tails.state().turn().seat()).isEqualTo(ONE);
        assertThat(tails.state().turn().first()).isEqualTo(ONE);
    }

    @Test
    @ForRule("PKM-SETUP-2")
    void everybody_draws_seven() {
        Played played = easy(PokemonRules.seed());
        for (Seat seat : Array.of(ONE, TWO)) {
            assertThat(played.state().hand(seat).size()).isEqualTo(7);
            assertThat(played.state().side(seat).pile().size()).isEqualTo(53);
        }
    }

    @Test
    @ForRule({"PKM-SETUP-3", "PKM-S39"})
    void a_hand_without_a_basic_pokemon_is_shown_to_everybody_and_drawn_again_until_there_is_one() {
        Played played = game(PokemonRules.seed(), 3, true, HARD, HARD).answer(ONE, new Choice.OfSeat(ONE));
        Array<PokemonEvent> shown = played.events().filter(PokemonEvent.Mulligan.class::isInstance);
        assertThat(shown).isNotEmpty();
        for (PokemonEvent event : shown) {
            assertThat(((PokemonEvent.Mulligan) event).hand()).hasSize(7).containsOnly(FIRE);
            assertThat(event.seenBy(ONE)).isEqualTo(event.seenBy(TWO));
        }
        for (Seat seat : Array.of(ONE, TWO)) {
            assertThat(played.state().deck(seat).cards(played.state().hand(seat)))
                    .hasSize(7)
                    .contains(KIT);
        }
    }

    @Test
    @ForRule("PKM-S39")
    void a_deck_without_basic_pokemon_is_refused_before_the_game() {
        assertThatThrownBy(() -> game(PokemonRules.seed(), 1, true, EASY, Array.fill(60, () -> FIRE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("PKM-DECK-3");
    }

    @Test
    @ForOption("mulliganDraw=NET_EXTRA")
    @ForRule({"PKM-SETUP-4", "PKM-R97"})
    void only_the_difference_of_mulligans_gives_extra_cards() {
        Played played = withMulligans(PokemonRules.seed(), 1, 3);
        assertThat(played.kind()).isEqualTo("extra-draws");
        assertThat(played.toAct()).containsExactly(ONE);
        assertThat(played.answers(ONE))
                .containsExactly(new Choice.OfNumber(0), new Choice.OfNumber(1), new Choice.OfNumber(2));
        int before = played.state().hand(ONE).size();
        played.answer(ONE, new Choice.OfNumber(1));
        assertThat(played.state().hand(ONE).size()).isEqualTo(before + 1);
    }

    @Test
    @ForOption("mulliganDraw=PER_MULLIGAN")
    @ForRule("PKM-SETUP-4")
    void each_mulligan_of_the_opponent_gives_a_card_where_the_options_say_so() {
        Played played = withMulligans(PokemonRules.seed().withMulliganDraw(MulliganDraw.PER_MULLIGAN), 1, 3);
        assertThat(played.answers(ONE)).hasSize(4);
        played.answer(ONE, new Choice.OfNumber(0));
        assertThat(played.toAct()).containsExactly(TWO);
        assertThat(played.answers(TWO)).hasSize(2);
    }

    @Test
    @ForRule({"PKM-SETUP-5", "PKM-SETUP-7", "PKM-Q49", "PKM-S38"})
    void extra_cards_are_drawn_after_the_prizes_and_their_basic_pokemon_go_to_the_bench_alone() {
        for (long seed = 0; seed < 20000; seed++) {
            Played played = game(PokemonRules.seed(), seed, true, EASY, HARD).answer(ONE, new Choice.OfSeat(ONE));
            if (mulligans(played, TWO) == 0) {
                continue;
            }
            placed(placed(played, ONE), TWO);
            assertThat(played.state().side(ONE).prizes().left()).isEqualTo(6);
            Card active = KIT.equals(played.state()
                            .deck(ONE)
                            .card(requireNonNull(played.state().agenda().slots().get(Placements.SLOT))
                                    .of(ONE)
                                    .active()))
                    ? KIT
                    : PUP;
            played.answer(ONE, new Choice.OfNumber(1));
            assertThat(played.kind()).isEqualTo("bench-extra");
            assertThat(played.answers(ONE)).hasSize(2);
            played.answer(ONE, played.answers(ONE).head()).answer(ONE, new Choice.Done());
            assertThat(requireNonNull(played.state().side(ONE).active()).card()).isEqualTo(active);
            assertThat(played.state().side(ONE).bench()).hasSize(1);
            return;
        }
        throw new AssertionError("no mulligan");
    }

    @Test
    @ForRule("PKM-SETUP-6")
    void everybody_places_in_secret_one_active_pokemon_and_up_to_five_on_the_bench() {
        Played played = game(PokemonRules.seed(), 4, true, Array.fill(60, () -> KIT), EASY)
                .answer(ONE, new Choice.OfSeat(ONE));
        assertThat(played.kind()).isEqualTo("place-pokemon");
        assertThat(played.toAct()).containsExactly(ONE, TWO);
        assertThat(played.answers(ONE)).containsExactly(new Choice.OfCard(KIT));
        int told = played.events().size();
        for (int i = 0; i < 6; i++) {
            played.answer(ONE, new Choice.OfCard(KIT));
        }
        assertThat(played.answers(ONE)).containsExactly(new Choice.Done());
        assertThat(played.events()).hasSize(told);
        Placements seen = requireNonNull(played.state().agenda().slots().get(Placements.SLOT))
                .seenBy(TWO);
        assertThat(seen.of(ONE).active()).isEqualTo(Placements.Placement.NONE);
        assertThat(seen.of(ONE).bench().isEmpty()).isTrue();
        played.answer(ONE, new Choice.Done());
        assertThat(played.toAct()).containsExactly(TWO);
        assertThat(played.state().side(ONE).active()).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 4, 1})
    @ForOption({"prizes=6", "prizes=4", "prizes=1"})
    @ForRule({"PKM-SETUP-7", "PKM-WIN-1", "PKM-T50"})
    void as_many_prizes_as_the_options_say_are_set_aside_when_all_have_placed(int prizes) {
        Played played = easy(PokemonRules.seed().withPrizes(prizes));
        placed(played, ONE);
        assertThat(played.state().side(ONE).prizes().left()).isZero();
        placed(played, TWO);
        for (Seat seat : Array.of(ONE, TWO)) {
            assertThat(played.state().side(seat).prizes().left()).isEqualTo(prizes);
            assertThat(played.state().side(seat).prizesToWin()).isEqualTo(prizes);
        }
        assertThat(played.state().side(TWO).pile().size()).isEqualTo(53 - prizes);
    }

    @Test
    @ForRule({"PKM-SETUP-8", "PKM-TURN-1"})
    void all_turn_up_their_pokemon_and_the_first_turn_begins_with_a_draw() {
        Played played = easy(PokemonRules.seed());
        assertThat(played.events().exists(PokemonEvent.EnteredPlay.class::isInstance))
                .isFalse();
        placed(placed(played, ONE), TWO);
        assertThat(played.events().count(PokemonEvent.EnteredPlay.class::isInstance))
                .isEqualTo(2);
        assertThat(played.toAct()).containsExactly(ONE);
        assertThat(played.kind()).isEqualTo("turn");
        assertThat(played.state().turn().number()).isEqualTo(1);
        assertThat(played.state().hand(ONE).size()).isEqualTo(7);
        assertThat(played.state().hand(TWO).size()).isEqualTo(6);
    }

    @Test
    @ForOption({"cutAfterShuffle=true", "cutAfterShuffle=false"})
    @ForRule({"PKM-MATCH-8", "PKM-T42"})
    void the_opponent_answers_each_shuffle_where_the_options_say_so() {
        Played played = game(PokemonRules.seed().withCutAfterShuffle(true), 1, true, EASY, EASY)
                .answer(ONE, new Choice.OfSeat(ONE));
        assertThat(played.kind()).isEqualTo("cut");
        assertThat(played.toAct()).containsExactly(TWO);
        assertThat(played.answers(TWO)).hasSize(3);
        played.answer(TWO, new Choice.OfOption(0, "cut"));
        assertThat(played.toAct()).containsExactly(ONE);
        played.answer(ONE, new Choice.OfOption(1, "shuffle"));
        assertThat(played.kind()).isEqualTo("place-pokemon");
        assertThat(easy(PokemonRules.seed()).kind()).isEqualTo("place-pokemon");
    }

    @Test
    @ForOption("cutAfterShuffle=true")
    @ForRule({"PKM-MATCH-8", "PKM-T42", "PKM-SETUP-3"})
    void each_redraw_of_a_mulligan_waits_for_the_opponent_to_cut() {
        Played played = game(PokemonRules.seed().withCutAfterShuffle(true), 3, true, HARD, HARD)
                .answer(ONE, new Choice.OfSeat(ONE));
        Array<Integer> cuts = Array.of(0, 0);
        while (played.kind().equals("cut")) {
            Seat cutting = played.toAct().head();
            Seat owner = cutting.next(2);
            assertThat(played.state().hand(owner).size()).isZero();
            assertThat(played.state().side(owner).pile().size()).isEqualTo(60);
            cuts = cuts.update(owner.index(), count -> count + 1);
            played.answer(cutting, new Choice.OfOption(0, "cut"));
        }
        assertThat(played.kind()).isEqualTo("place-pokemon");
        assertThat(mulligans(played, ONE) + mulligans(played, TWO)).isPositive();
        assertThat(cuts).containsExactly(1 + mulligans(played, ONE), 1 + mulligans(played, TWO));
        assertThat(played.state().hand(ONE).size()).isEqualTo(7);
        assertThat(played.state().hand(TWO).size()).isEqualTo(7);
    }

    @Test
    @ForRule("PKM-S40")
    void the_same_seed_gives_the_same_hands() {
        assertThat(easy(PokemonRules.seed()).state())
                .isEqualTo(easy(PokemonRules.seed()).state());
    }

    @Test
    @ForRule("PKM-WIN-2")
    void whoever_leaves_in_any_part_of_the_set_up_has_lost() {
        assertThat(requireNonNull(game(PokemonRules.seed(), 1, true, EASY, EASY)
                                .withdraw(TWO)
                                .state()
                                .outcome())
                        .isWinner(ONE))
                .isTrue();
        assertThat(requireNonNull(
                                easy(PokemonRules.seed()).withdraw(ONE).state().outcome())
                        .isWinner(TWO))
                .isTrue();
        assertThat(requireNonNull(placed(easy(PokemonRules.seed()), ONE)
                                .withdraw(ONE)
                                .state()
                                .outcome())
                        .isWinner(TWO))
                .isTrue();
        assertThat(requireNonNull(withMulligans(PokemonRules.seed(), 1, 3)
                                .withdraw(ONE)
                                .state()
                                .outcome())
                        .isWinner(TWO))
                .isTrue();
    }
}
