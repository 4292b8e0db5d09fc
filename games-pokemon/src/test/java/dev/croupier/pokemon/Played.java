package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** A game from its beginning, as a test plays it: the first coins come up as it says, everything else from a seed. */
public final class Played {
    private final Pokemon game;
    private PokemonState state;
    private Randomness randomness;
    private Array<PokemonEvent> events;

    private Played(Pokemon game, Step<PokemonState, PokemonEvent> step) {
        this.game = game;
        this.state = step.state();
        this.randomness = step.randomness();
        this.events = Array.ofAll(step.events());
    }

    /** The game of these decks begins. */
    public static Played of(PokemonRules rules, long seed, List<Boolean> coins, Array<Array<Card>> decks) {
        Pokemon game = Pokemon.of(rules, decks);
        return new Played(game, game.start(new Coins(coins, Randomness.seeded(seed))));
    }

    public Pokemon game() {
        return game;
    }

    public PokemonState state() {
        return state;
    }

    /** Everything that was told so far. */
    public Array<PokemonEvent> events() {
        return events;
    }

    /** Who is asked now. */
    public Array<Seat> toAct() {
        return Array.ofAll(game.turn(state).toAct());
    }

    /** What kind of decision that is. */
    public String kind() {
        return toAct().isEmpty()
                ? "over"
                : game.turn(state).decision(toAct().head()).get().kind();
    }

    public Array<PokemonAction> legal(Seat seat) {
        return Array.ofAll(game.legalActions(state, seat));
    }

    /** What that player may answer. */
    public Array<Choice> answers(Seat seat) {
        return legal(seat)
                .filter(PokemonAction.Answer.class::isInstance)
                .map(action -> ((PokemonAction.Answer) action).choice());
    }

    public Played play(PokemonAction action) {
        assertThat(legal(action.seat())).contains(action);
        return took(game.applyUnchecked(state, action, randomness));
    }

    public Played answer(Seat seat, Choice choice) {
        return play(new PokemonAction.Answer(seat, choice));
    }

    public Played withdraw(Seat seat) {
        return took(game.withdraw(state, seat, randomness));
    }

    private Played took(Step<PokemonState, PokemonEvent> step) {
        state = step.state();
        randomness = step.randomness();
        events = events.appendAll(step.events());
        return this;
    }
}
