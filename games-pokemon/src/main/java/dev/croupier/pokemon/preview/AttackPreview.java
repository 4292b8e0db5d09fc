package dev.croupier.pokemon.preview;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Interpreter;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.odds.Outcomes;
import dev.croupier.core.odds.Probability;
import dev.croupier.pokemon.attack.Aim;
import dev.croupier.pokemon.attack.AttackDamage;
import dev.croupier.pokemon.attack.AttackProgram;
import dev.croupier.pokemon.attack.EachDefender;
import dev.croupier.pokemon.attack.Share;
import dev.croupier.pokemon.attack.Targets;
import dev.croupier.pokemon.damage.Calculation;
import dev.croupier.pokemon.query.Attacks;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;

/**
 * What an attack would do if it were used now: its damage to each Pokémon, calculation and all, for every way in which its coins may fall. What the
 * text does after the damage, Confusion and what may stop an attack are left out.
 *
 * @param attacker who attacks
 * @param attack which attack
 * @param possible what may come of it, with its chance; empty where its coins fall in too many ways to tell
 * @param isOpen whether the text asks for a choice before the damage; it is told as if nothing more were done
 */
public record AttackPreview(PokemonId attacker, Attack attack, Array<Possible> possible, boolean isOpen) {
    private static final int BOUND = 4096;

    /**
     * One way in which it may go.
     *
     * @param probability its chance
     * @param hits whom it damages
     */
    public record Possible(Probability probability, Array<Hit> hits) {}

    /**
     * The damage to one Pokémon.
     *
     * @param pokemon who is hit
     * @param calculation how the damage comes about
     */
    public record Hit(PokemonId pokemon, Calculation calculation) {}

    /** What may come of it, before equal things are one. */
    private record Reached(Array<Hit> hits, boolean isOpen) {}

    /** Every attack of the Active Pokémon of {@code seat}, and those that its Benched ones may use; whether they are legal now or not. */
    public static Array<AttackPreview> all(PokemonState state, Seat seat) {
        Array<AttackPreview> previews = Array.empty();
        InPlay active = state.side(seat).active();
        if (active != null) {
            previews = Attacks.of(state, active).map(attack -> of(state, seat, active, attack));
        }
        for (InPlay benched : state.side(seat).bench()) {
            previews = previews.appendAll(
                    Attacks.fromBench(state, benched).map(attack -> of(state, seat, benched, attack)));
        }
        return previews;
    }

    private static AttackPreview of(PokemonState state, Seat seat, InPlay attacker, Attack attack) {
        PokemonState alone = state.withAgenda(Agenda.empty());
        return of(AttackProgram.untilDamage(alone, seat, attacker.id(), attack, new Halt()), attacker, attack);
    }

    private static AttackPreview of(PokemonState announced, InPlay attacker, Attack attack) {
        try {
            Outcomes<Reached> outcomes = Outcomes.of(randomness -> reached(announced, randomness), BOUND)
                    .by(step -> reached(step.state(), attacker, attack));
            return new AttackPreview(
                    attacker.id(),
                    attack,
                    outcomes.entries()
                            .map(entry -> new Possible(
                                    entry.probability(), entry.value().hits())),
                    outcomes.entries().exists(entry -> entry.value().isOpen()));
        } catch (Outcomes.TooManyOutcomes endless) {
            return new AttackPreview(attacker.id(), attack, Array.empty(), false);
        }
    }

    private static Step<PokemonState, PokemonEvent> reached(PokemonState announced, Randomness randomness) {
        Happening<PokemonEvent> happening = Happening.from(randomness);
        return happening.endsIn(Interpreter.run(announced, happening));
    }

    private static Reached reached(PokemonState state, InPlay attacker, Attack attack) {
        if (state.agenda().isEmpty()) {
            return new Reached(Array.empty(), false);
        }
        boolean isOpen = !(state.agenda().next() instanceof Halt);
        PokemonState at = isOpen ? EachDefender.brokenOff(state, Happening.from(Randomness.seeded(0))) : state;
        return new Reached(hits(at, attacker, attack), isOpen);
    }

    private static Array<Hit> hits(PokemonState state, InPlay attacker, Attack attack) {
        Agenda<PokemonState, PokemonEvent> agenda = state.agenda();
        Array<Aim> aims = Aim.all(
                state,
                attacker.owner(),
                agenda.nearest(Bound.BASE),
                agenda.nearest(Targets.SLOT),
                agenda.nearest(Targets.IGNORED),
                agenda.nearest(Share.SLOT));
        Array<Hit> hits = Array.empty();
        for (Aim aim : aims) {
            InPlay target = state.find(aim.pokemon());
            hits = target == null
                    ? hits
                    : hits.append(new Hit(
                            aim.pokemon(),
                            AttackDamage.calculation(
                                    state, attacker, target, aim.base(), aim.ignored(), attack.name())));
        }
        return hits;
    }
}
