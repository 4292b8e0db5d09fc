package dev.croupier.pokemon.preview;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.odds.Outcomes;
import dev.croupier.core.odds.Probability;
import dev.croupier.pokemon.attack.AttackProgram;
import dev.croupier.pokemon.attack.EachDefender;
import dev.croupier.pokemon.damage.Calculation;
import dev.croupier.pokemon.effect.Coins;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.query.Attacks;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.KnocksOutSelf;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Rescue;
import dev.croupier.pokemon.table.SpecialCondition;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * What an attack would do if it were used now: its damage to each Pokémon, calculation and all, and whom it Knocks Out, for every way in which its
 * coins may fall, those of Confusion and of what may stop an attack among them. Of what the text does after the damage only Knock Outs are told.
 *
 * @param attacker who attacks
 * @param attack which attack
 * @param possible what may come of it, with its chance; empty where its coins fall in too many ways to tell. Where it is open, as if nothing more were
 *     done than what comes before the first question, and without Knock Outs
 * @param isOpen whether the text asks for a choice before the damage, or uses another attack
 * @param choices where it is open, what comes of each way to answer, once for each that makes a difference; empty where there are too many of them,
 *     where somebody else answers, or where they depend on hidden cards
 */
public record AttackPreview(
        PokemonId attacker, Attack attack, Array<Possible> possible, boolean isOpen, Array<Chosen> choices) {

    /**
     * One way in which it may go.
     *
     * @param probability its chance
     * @param hits whom it damages
     * @param doomed who has no HP left after it
     * @param stopped what has stopped the attack, if something has: then it hits nobody
     */
    public record Possible(Probability probability, Array<Hit> hits, Array<Doomed> doomed, Option<Stopped> stopped) {
        static Possible of(Array<Hit> hits, Array<Doomed> doomed) {
            return new Possible(Probability.ONE, hits, doomed, Option.none());
        }

        private Possible withProbability(Probability other) {
            return new Possible(other, hits, doomed, stopped);
        }
    }

    /**
     * The damage to one Pokémon.
     *
     * @param pokemon who is hit
     * @param calculation how the damage comes about
     */
    public record Hit(PokemonId pokemon, Calculation calculation) {}

    /**
     * A Pokémon without any HP left: by damage or because the text Knocks it Out.
     *
     * @param rescues what may keep it in play all the same, one after another until one does
     */
    public record Doomed(PokemonId pokemon, Array<Rescue> rescues) {

        /** How likely it is Knocked Out. */
        public Probability probability() {
            Probability falls = Probability.ONE;
            for (Rescue rescue : rescues) {
                falls = rescue.flip() ? falls.times(Probability.of(1, 2)) : Probability.ZERO;
            }
            return falls;
        }
    }

    /**
     * The attack was stopped.
     *
     * @param by what has stopped it
     * @param counters how many damage counters the attacker has put on itself
     */
    public record Stopped(String by, int counters) {}

    /**
     * What may come of it where it is answered so.
     *
     * @param answers the answers, in the order in which they are asked for; others may lead to the same
     */
    public record Chosen(Array<Choice> answers, Array<Possible> possible) {}

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
        List<Instruction<PokemonState, PokemonEvent>> last = List.of(new Halt());
        last = last.prependAll(
                AttackProgram.planned(alone, seat, attack).after().filter(AttackPreview::isKnockOut));
        Look look = new Look(attacker, attack);
        PokemonState announced = AttackProgram.untilDamage(alone, seat, attacker.id(), attack, look, last);
        Ways ways = new Ways(seat, look);
        try {
            Outcomes<Ways.Reached> outcomes = ways.unanswered(announced);
            boolean isOpen = outcomes.entries().exists(entry -> entry.value().isOpen());
            Array<Chosen> choices = isOpen ? ways.answered(announced) : Array.empty();
            return new AttackPreview(
                    attacker.id(),
                    attack,
                    tried(alone, attacker, possible(outcomes)),
                    isOpen,
                    choices.map(one -> new Chosen(one.answers(), tried(alone, attacker, one.possible()))));
        } catch (Outcomes.TooManyOutcomes endless) {
            return new AttackPreview(attacker.id(), attack, Array.empty(), false, Array.empty());
        }
    }

    static Array<Possible> possible(Outcomes<Ways.Reached> outcomes) {
        return outcomes.by(Ways.Reached::possible)
                .entries()
                .map(entry -> entry.value().withProbability(entry.probability()));
    }

    /** Whether a step after the damage does nothing but Knock Out, as it may say by which condition or coin. */
    private static boolean isKnockOut(Effect step) {
        boolean isMade = step instanceof Control.All || step instanceof Control.If || step instanceof EachDefender;
        return isMade
                ? step.parts().exists(AttackPreview::isKnockOut)
                        && step.parts()
                                .forAll(part -> isKnockOut(part)
                                        || part instanceof Coins.Flip
                                        || part instanceof Control.All
                                                && part.parts().isEmpty())
                : step instanceof Harm.KnockOut || step instanceof KnocksOutSelf;
    }

    /** With the coins that are flipped before the attack does anything (PKM-ATK-2, PKM-ATK-3). */
    private static Array<Possible> tried(PokemonState state, InPlay attacker, Array<Possible> done) {
        Array<Possible> all = Array.empty();
        Probability tries = Probability.ONE;
        Probability half = Probability.of(1, 2);
        for (String obstacle : AttackProgram.obstacles(state, attacker)) {
            tries = tries.times(half);
            all = all.append(stopped(tries, new Stopped(obstacle, 0), Array.empty()));
        }
        if (attacker.conditions().has(SpecialCondition.CONFUSED)) {
            tries = tries.times(half);
            int counters = AttackProgram.countersOfConfusion(state, attacker);
            PokemonState hurt = state.with(attacker.withCounters(attacker.counters() + counters));
            all = all.append(stopped(
                    tries, new Stopped(SpecialCondition.CONFUSED.toString(), counters), Ways.doomed(hurt, null)));
        }
        Probability chance = tries;
        return all.prependAll(done.map(one -> one.withProbability(chance.times(one.probability()))));
    }

    private static Possible stopped(Probability probability, Stopped stopped, Array<Doomed> doomed) {
        return new Possible(probability, Array.empty(), doomed, Option.some(stopped));
    }
}
