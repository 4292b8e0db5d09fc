package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What a Trainer, an Ability or a Stadium does. */
public final class Program {
    private final Array<When> when;
    private final Array<Effect> costs;
    private final Array<Effect> steps;
    /** What follows from the others; reading a text takes longer than carrying it out, so it is read once, when it is first asked. */
    private final Lazy<Boolean> speaksOfOneOpponent = Lazy.of(this::readsOneOpponent);

    /**
     * A text.
     *
     * @param when what must hold for it to be played or used
     * @param costs what is paid first, in full; it cannot be played or used where one of these could not be done
     * @param steps what it does, in order
     */
    public Program(Array<When> when, Array<Effect> costs, Array<Effect> steps) {
        this.when = when;
        this.costs = costs;
        this.steps = steps;
    }

    /** A program without conditions or costs. */
    public static Program of(Effect... steps) {
        return new Program(Array.empty(), Array.empty(), Array.of(steps));
    }

    /** What must hold for it to be played or used. */
    public Array<When> when() {
        return when;
    }

    /** What is paid first, in full. */
    public Array<Effect> costs() {
        return costs;
    }

    /** What it does, in order. */
    public Array<Effect> steps() {
        return steps;
    }

    /** The same, where these hold. */
    public Program onlyWhen(When... conditions) {
        return new Program(when.appendAll(Array.of(conditions)), costs, steps);
    }

    /** Whether its conditions hold: of several opponents that its player has, for one whom it may mean. */
    public boolean isAllowed(PokemonState state, Scope scope) {
        return hasOneOpponent(state, scope) ? holds(state, scope) : forSome(state, scope, of -> holds(state, of));
    }

    private boolean holds(PokemonState state, Scope scope) {
        for (int i = 0; i < when.size(); i++) {
            if (!when.get(i).holds(state, scope)) {
                return false;
            }
        }
        return true;
    }

    /** Those of its conditions that do not hold, whichever opponent it means. */
    public Array<When> failing(PokemonState state, Scope scope) {
        Array<When> failing = Array.empty();
        for (int i = 0; i < when.size(); i++) {
            When one = when.get(i);
            boolean holds = hasOneOpponent(state, scope)
                    ? one.holds(state, scope)
                    : forSome(state, scope, of -> one.holds(state, of));
            failing = holds ? failing : failing.append(one);
        }
        return failing;
    }

    /**
     * Whether its costs can be paid and it could change something (PKM-TURN-14). A choice changes nothing: what is done with it does. Where its player
     * has several opponents: for one for whom its conditions hold.
     */
    public boolean canChange(PokemonState state, Scope scope) {
        return hasOneOpponent(state, scope)
                ? changes(new Outlook(state, scope))
                : forSome(state, scope, of -> holds(state, of) && changes(new Outlook(state, of)));
    }

    /** Whether its costs can be paid and it could change something, as far as everybody sees. */
    public boolean canChangeOpenly(PokemonState state, Scope scope) {
        return hasOneOpponent(state, scope)
                ? changes(Outlook.open(state, scope))
                : forSome(state, scope, of -> couldDoFor(state, of));
    }

    /** Whether it could do something, its conditions included, as far as everybody sees, where it means who is bound. */
    boolean couldDoFor(PokemonState state, Scope scope) {
        return holds(state, scope) && changes(Outlook.open(state, scope));
    }

    private boolean changes(Outlook outlook) {
        for (int i = 0; i < costs.size(); i++) {
            Effect cost = costs.get(i);
            if (!cost.prospect(outlook).isPossible() && !(cost instanceof Asking)) {
                return false;
            }
        }
        return couldDoAny(steps, outlook);
    }

    /** Whether any of them could do something: what comes after the first one that could is not looked at. */
    private static boolean couldDoAny(Array<Effect> steps, Outlook outlook) {
        for (int i = 0; i < steps.size(); i++) {
            Effect step = steps.get(i);
            boolean could = step instanceof OneAfterAnother all
                    ? couldDoAny(all.parts(), outlook)
                    : step.prospect(outlook).isPossible();
            if (could) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasOneOpponent(PokemonState state, Scope scope) {
        return state.seats() == 2
                || scope.slots().binds(Bound.OPPONENT)
                || state.setting().seating().opponents(scope.seat()).size() < 2
                || state.opponents(scope.seat()).size() < 2;
    }

    /** Whether that is so of the text where it means one of several opponents, whichever. */
    private static boolean forSome(PokemonState state, Scope scope, Predicate<Scope> wanted) {
        Array<Seat> opponents = state.opponents(scope.seat());
        for (int i = 0; i < opponents.size(); i++) {
            if (wanted.test(scope.meaning(state, opponents.get(i)))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Costs, then steps, as they are carried out. Where its player has several opponents and it speaks of one, which one is asked first; a text that
     * speaks of each player means all of them.
     */
    public Array<Effect> begun(PokemonState state, Scope scope) {
        return hasOneOpponent(state, scope) || !speaksOfOneOpponent.get()
                ? all()
                : all().prepend(new ChooseOpponent(this));
    }

    private boolean readsOneOpponent() {
        Mentioned mentioned = Mentioned.by(all());
        return mentioned.speaksOf(Whose.OPPONENTS) && !mentioned.whose().contains(Whose.EVERYBODYS);
    }

    /** Costs, then steps, without any question of which opponent. */
    public Array<Effect> all() {
        return costs.isEmpty() ? steps : costs.appendAll(steps);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Program that
                        && when.equals(that.when)
                        && costs.equals(that.costs)
                        && steps.equals(that.steps);
    }

    @Override
    public int hashCode() {
        return Objects.hash(when, costs, steps);
    }

    @Override
    public String toString() {
        return "Program[when=" + when + ", costs=" + costs + ", steps=" + steps + "]";
    }
}
