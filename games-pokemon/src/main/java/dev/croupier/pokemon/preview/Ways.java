package dev.croupier.pokemon.preview;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.agenda.Interpreter;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.odds.Outcomes;
import dev.croupier.pokemon.attack.EachDefender;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.knockout.Survival;
import dev.croupier.pokemon.preview.AttackPreview.Chosen;
import dev.croupier.pokemon.preview.AttackPreview.Doomed;
import dev.croupier.pokemon.preview.AttackPreview.Possible;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.UsesAttack;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.function.Function;

/** Goes through the ways in which an attack may be answered and its coins may fall. For one preview. */
final class Ways {
    private static final int COINS = 4096;
    private static final int ANSWERS = 600;

    private final Seat seat;
    private final Look look;
    private int left = ANSWERS;
    /** By what comes of them, the answers that lead there first. */
    private Map<Array<Possible>, Array<Choice>> found = LinkedHashMap.empty();

    Ways(Seat seat, Look look) {
        this.seat = seat;
        this.look = look;
    }

    /** What comes of one sequence of draws, and whether something is left open. */
    record Reached(Possible possible, boolean isOpen) {}

    /**
     * What comes of the attack as far as nobody has to answer.
     *
     * @throws Outcomes.TooManyOutcomes where its coins fall in too many ways
     */
    Outcomes<Reached> unanswered(PokemonState announced) {
        return outcomes(running(announced)).by(step -> reached(step.state()));
    }

    /** What comes of each way to answer, once for each that makes a difference; empty where there are too many, or where they cannot be told. */
    Array<Chosen> answered(PokemonState announced) {
        try {
            return isAllTold(running(announced), Array.empty())
                    ? Array.ofAll(found.map(way -> new Chosen(way._2(), way._1())))
                    : Array.empty();
        } catch (Outcomes.TooManyOutcomes endless) {
            return Array.empty();
        }
    }

    private static Outcomes<Step<PokemonState, PokemonEvent>> outcomes(
            Function<Randomness, Step<PokemonState, PokemonEvent>> step) {
        return Outcomes.of(step, COINS);
    }

    private static Function<Randomness, Step<PokemonState, PokemonEvent>> running(PokemonState state) {
        return randomness -> {
            Happening<PokemonEvent> happening = Happening.from(randomness);
            return happening.endsIn(Interpreter.run(state, happening));
        };
    }

    private boolean isAllTold(Function<Randomness, Step<PokemonState, PokemonEvent>> step, Array<Choice> answers) {
        Outcomes<Step<PokemonState, PokemonEvent>> outcomes = outcomes(step);
        if (outcomes.entries().forAll(entry -> asking(entry.value().state()).isEmpty())) {
            return isTold(outcomes.by(one -> reached(one.state())), answers);
        }
        if (outcomes.entries().size() > 1) {
            return false;
        }
        PokemonState state = outcomes.entries().head().value().state();
        Asking asking = asking(state).get();
        if (!asking.toAct(state).equals(Array.of(seat)) || !isForeseeable(asking)) {
            return false;
        }
        IndexedSeq<Choice> options = asking.options(state, seat);
        left -= options.size();
        return left >= 0
                && options.forAll(choice -> isAllTold(
                        randomness -> {
                            Happening<PokemonEvent> happening = Happening.from(randomness);
                            PokemonState at = asking.answer(state, seat, choice, happening);
                            return happening.endsIn(Interpreter.run(at, happening));
                        },
                        answers.append(choice)));
    }

    /** Another attack is not told as a part of this one, nor what is found in hidden cards. */
    private static boolean isForeseeable(Asking asking) {
        return !(asking instanceof UsesAttack)
                && !(asking instanceof ChooseCards cards && (cards.from() == Zone.DECK || cards.from() == Zone.PRIZES));
    }

    private boolean isTold(Outcomes<Reached> reached, Array<Choice> answers) {
        if (reached.entries().exists(entry -> entry.value().isOpen())) {
            return false;
        }
        Array<Possible> possible = AttackPreview.possible(reached);
        if (!found.containsKey(possible)) {
            found = found.put(possible, answers);
        }
        return true;
    }

    private static Option<Asking> asking(PokemonState state) {
        return !state.agenda().isEmpty() && state.agenda().next() instanceof Asking asking
                ? Option.some(asking)
                : Option.none();
    }

    private Reached reached(PokemonState state) {
        if (state.agenda().isEmpty()) {
            return new Reached(Possible.of(Array.empty(), Array.empty()), false);
        }
        if (!(state.agenda().next() instanceof Halt)) {
            PokemonState at = EachDefender.brokenOff(state, Happening.from(Randomness.seeded(0)));
            return new Reached(Possible.of(look.hits(at), Array.empty()), true);
        }
        Look.Noted noted = state.agenda().nearest(Look.NOTED);
        return noted == null || noted.isOther()
                ? new Reached(Possible.of(Array.empty(), Array.empty()), true)
                : new Reached(
                        Possible.of(noted.hits(), doomed(state, state.agenda().nearest(Bound.HITS))), false);
    }

    /** Who has no HP left. */
    static Array<Doomed> doomed(PokemonState state, @org.jspecify.annotations.Nullable Hits hits) {
        Array<Doomed> doomed = Array.empty();
        for (Seat owner : state.seatsInPlay()) {
            for (InPlay pokemon : state.side(owner).inPlay()) {
                doomed = Numbers.isOutOfHp(state, pokemon)
                        ? doomed.append(new Doomed(pokemon.id(), Survival.rescues(state, pokemon, hits)))
                        : doomed;
            }
        }
        return doomed;
    }
}
