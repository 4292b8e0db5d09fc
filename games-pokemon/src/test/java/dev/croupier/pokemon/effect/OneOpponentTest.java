package dev.croupier.pokemon.effect;

import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WATER;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.TestCards.stadium;
import static dev.croupier.pokemon.TestCards.tool;
import static dev.croupier.pokemon.card.Write.after;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.bot.PokemonBots;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.round.UsualCourse;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.Seating;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Which of three opponents is meant where a text says so of one. */
class OneOpponentTest {
    private static final Seat ONE = Seat.of(1);
    private static final Seat TWO = Seat.of(2);
    private static final Seat THREE = Seat.of(3);
    private static final Array<Seat> OPPONENTS = Array.of(ONE, TWO, THREE);

    private static final Card GUST = item("Gust", Do.gust());
    private static final Card CRUSH = item(
            "Crush", Do.discardAttached(Those.theirs(Where.IN_PLAY), dev.croupier.pokemon.kind.Kinds.Simply.ENERGY, 1));

    /** You against a team of three; seat 2 has no Bench. */
    private static Scene table() {
        return Scene.at(Seating.players(Array.of(0, 1, 1, 1), new UsualCourse()))
                .active(YOU, spot(PUP))
                .bench(YOU, spot(PUP))
                .active(ONE, spot(BEAR_EX))
                .bench(ONE, spot(PUP))
                .active(TWO, spot(BEAR_EX))
                .active(THREE, spot(BEAR_EX))
                .bench(THREE, spot(KIT), spot(PUP));
    }

    private static Choice of(Seat seat) {
        return new Choice.OfSeat(seat);
    }

    private static Array<String> actives(Scene scene) {
        return OPPONENTS.map(seat -> scene.active(seat).name());
    }

    @Test
    void the_player_of_a_Trainer_says_whom_it_means_among_those_that_it_could_do_something_to() {
        Scene scene = table().hand(YOU, GUST).playTrainer(GUST);
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        assertThat(scene.answers()).containsExactly(of(ONE), of(THREE));
        scene.answer(of(THREE));
        assertThat(scene.answers()).hasSize(2);
        scene.answer(scene.bench(THREE, 0));
        assertThat(actives(scene)).containsExactly("Bear ex", "Bear ex", "Kit");
    }

    @Test
    void where_it_could_do_something_to_one_only_nothing_is_asked() {
        Scene scene =
                table().active(TWO, spot(BEAR_EX).with(FIRE)).hand(YOU, CRUSH).playTrainer(CRUSH);
        scene.answer(new Choice.OfAttached(scene.active(TWO).id(), FIRE));
        assertThat(scene.discard(TWO)).containsExactly("Fire Energy");
    }

    @Test
    @ForRule("PKM-TURN-14")
    void it_may_not_be_played_where_it_could_do_nothing_to_any() {
        assertThat(table().hand(YOU, CRUSH).refusals(new PokemonAction.PlayTrainer(YOU, CRUSH)))
                .containsExactly("PKM-TURN-14");
    }

    /** The condition holds for one opponent and the text could change something for another: for none both. */
    @Test
    @ForRule("PKM-TURN-14")
    void conditions_and_what_can_be_done_are_of_the_same_opponent() {
        Card late = Write.item("Late Gust", "TST", "Late Gust")
                .when(Whens.atMost(HowManys.prizesLeft(Whose.OPPONENTS), 2))
                .does(Do.gust())
                .build();
        PokemonAction play = new PokemonAction.PlayTrainer(YOU, late);
        assertThat(table().hand(YOU, late).refusals(play)).containsExactly("PKM-TURN-14");
        assertThat(table().hand(YOU, late).prizesLeft(TWO, 2).refusals(play)).containsExactly("PKM-TURN-14");
        Scene scene =
                table().hand(YOU, late).prizesLeft(ONE, 2).prizesLeft(TWO, 1).playTrainer(late);
        scene.answer(scene.bench(ONE, 0));
        assertThat(actives(scene)).containsExactly("Pup", "Bear ex", "Bear ex");
    }

    @Test
    void everything_that_a_text_says_of_your_opponent_is_of_the_one_that_it_means() {
        Card mixed = item(
                "Mixed",
                new Deck.Mill(Whose.OPPONENTS, HowManys.fixed(2), PokemonEvent.Zone.DISCARD),
                Do.putCounters(Those.theirs(Where.ACTIVE), 3),
                Do.discardFromShownHand(1));
        Scene scene = table().hand(YOU, mixed).hand(TWO, FIRE, WATER).playTrainer(mixed);
        scene.answer(of(TWO)).answer(WATER);
        assertThat(OPPONENTS.map(seat -> scene.discard(seat).size())).containsExactly(0, 3, 0);
        assertThat(OPPONENTS.map(seat -> scene.active(seat).counters())).containsExactly(0, 3, 0);
    }

    @Test
    void what_was_begun_within_means_the_same_opponent() {
        Card nested = item(
                "Nested",
                Control.ForEach.of(
                        Those.yours(Where.IN_PLAY),
                        Do.SECOND,
                        new Deck.Mill(Whose.OPPONENTS, HowManys.fixed(1), PokemonEvent.Zone.DISCARD)));
        Scene scene = table().hand(YOU, nested).playTrainer(nested).answer(of(THREE));
        assertThat(OPPONENTS.map(seat -> scene.discard(seat).size())).containsExactly(0, 0, 2);
    }

    @Test
    void an_ability_asks_as_well() {
        Card poker = basic("Poker", 60, EnergyType.FIRE)
                .ability(
                        "Poke",
                        Write.use(Activation.Limit.POKEMON_TURN).does(Do.putCounters(Those.theirs(Where.ACTIVE), 1)))
                .build();
        Scene scene = table().bench(YOU, spot(poker));
        scene.use(scene.bench(YOU, 0), "Poke").answer(of(TWO));
        assertThat(OPPONENTS.map(seat -> scene.active(seat).counters())).containsExactly(0, 1, 0);
    }

    @Test
    void a_Stadium_asks_as_well() {
        Card pit = stadium("Pit")
                .use(Write.use(Activation.Limit.PLAYER_TURN).does(Do.putCounters(Those.theirs(Where.ACTIVE), 1)))
                .build();
        Scene scene = table().stadium(pit, YOU);
        scene.play(new PokemonAction.UseStadium(YOU)).answer(of(ONE));
        assertThat(OPPONENTS.map(seat -> scene.active(seat).counters())).containsExactly(1, 0, 0);
    }

    /** Only the attacker's player has the Pokémon that the text is about. */
    @Test
    void what_an_attack_sets_off_means_the_attackers_player_without_a_question() {
        Card spikes = tool("Spikes")
                .passive(Always.trigger(
                        Hook.DAMAGED_BY_ATTACK,
                        Likes.Simply.SELF,
                        Do.putCounters(Those.theirs(Where.IN_PLAY, Likes.among(Those.attacker())), 2)))
                .build();
        Scene scene = Scene.at(Seating.players(Array.of(0, 1, 2), new UsualCourse()))
                .turn(4)
                .active(YOU, spot(PUP))
                .active(ONE, spot(BEAR_EX).with(spikes))
                .active(TWO, spot(BEAR_EX));
        scene.attack("Lick");
        assertThat(scene.active(YOU).counters()).isEqualTo(2);
        assertThat(scene.active(TWO).counters()).isZero();
    }

    @Test
    void the_text_of_an_attack_on_one_of_several_means_its_player() {
        Card thrower = basic("Thrower", 60, EnergyType.FIRE)
                .attack(
                        "Throw",
                        "",
                        10,
                        after(
                                Do.switchOut(),
                                new Deck.Mill(Whose.OPPONENTS, HowManys.fixed(1), PokemonEvent.Zone.DISCARD)))
                .build();
        Scene scene = table().active(YOU, spot(thrower));
        scene.attack("Throw").answer(scene.bench(ONE, 0));
        assertThat(OPPONENTS.map(seat -> scene.discard(seat).size())).containsExactly(1, 0, 0);
        assertThat(actives(scene)).containsExactly("Pup", "Bear ex", "Bear ex");
    }

    @Test
    void each_player_is_everybody_and_nothing_is_asked() {
        Card rope = PokemonCards.named("Escape Rope").head();
        Scene scene = table().hand(YOU, rope).playTrainer(rope);
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(ONE);
        scene.answer(scene.bench(ONE, 0)).answer(scene.bench(THREE, 1)).answer(scene.bench(YOU, 0));
        assertThat(actives(scene)).containsExactly("Pup", "Bear ex", "Pup");
    }

    /** Hands of all go first, then all draw, in the order of the steps of the text. */
    @Test
    void what_each_player_does_is_done_step_by_step_by_all() {
        Card iono = PokemonCards.named("Iono").head();
        Scene scene = table().hand(YOU, iono, FIRE)
                .hand(ONE, FIRE)
                .hand(TWO, WATER, WATER)
                .prizesLeft(ONE, 1)
                .prizesLeft(TWO, 2)
                .prizesLeft(THREE, 3)
                .playTrainer(iono);
        Array<PokemonEvent.Zone> to = scene.events()
                .filter(PokemonEvent.Moved.class::isInstance)
                .map(event -> ((PokemonEvent.Moved) event).to())
                .filter(zone -> zone != PokemonEvent.Zone.DISCARD);
        assertThat(to.distinct()).containsExactly(PokemonEvent.Zone.DECK_BOTTOM, PokemonEvent.Zone.HAND);
        assertThat(to.lastIndexOf(PokemonEvent.Zone.DECK_BOTTOM)).isLessThan(to.indexOf(PokemonEvent.Zone.HAND));
        assertThat(OPPONENTS.map(seat -> scene.hand(seat).size())).containsExactly(1, 2, 3);
    }

    /** It shuffles the hands of all; your opponents are all the others. */
    @Test
    void a_text_of_each_player_means_all_opponents() {
        Card both = item("Both", Do.shuffleHandIntoDeck(Whose.EVERYBODYS), Do.draw(Whose.OPPONENTS, HowManys.fixed(2)));
        Scene scene = table().hand(YOU, both).hand(ONE, FIRE).playTrainer(both);
        assertThat(OPPONENTS.map(seat -> scene.hand(seat).size())).containsExactly(2, 2, 2);
    }

    @Test
    void with_one_opponent_nothing_is_bound_and_nothing_asked() {
        Card slow = item("Slow", Do.may(Do.gust()));
        Scene scene = Scene.scene()
                .active(YOU, spot(PUP))
                .active(ONE, spot(BEAR_EX))
                .bench(ONE, spot(PUP))
                .hand(YOU, slow)
                .playTrainer(slow);
        assertThat(scene.state().agenda().slots().binds(Bound.OPPONENT)).isFalse();
        assertThat(scene.answers()).contains(new Choice.Yes());
    }

    @Test
    void who_is_meant_is_in_the_views_of_all() {
        Card slow = item("Slow", Do.may(Do.gust()));
        Scene scene = table().hand(YOU, slow).playTrainer(slow).answer(of(THREE));
        assertThat(scene.game().view(scene.state(), TWO).agenda().slots().get(Bound.OPPONENT))
                .isEqualTo(THREE);
    }

    /** A Knock Out there is worth more than damage elsewhere. */
    @Test
    void a_bot_means_the_opponent_where_it_gains_most() {
        Card bolt = item("Bolt", Do.putCounters(Those.theirs(Where.ACTIVE), 5));
        Scene scene =
                table().active(TWO, spot(BEAR_EX).damaged(15)).hand(YOU, bolt).playTrainer(bolt);
        PokemonAction chosen = PokemonBots.heuristic()
                .choose(
                        scene.game().view(scene.state(), YOU),
                        scene.game().legalActions(scene.state(), YOU),
                        Randomness.seeded(1).open());
        assertThat(chosen).isEqualTo(new PokemonAction.Answer(YOU, of(TWO)));
    }
}
