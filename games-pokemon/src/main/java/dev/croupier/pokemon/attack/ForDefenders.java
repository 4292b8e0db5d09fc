package dev.croupier.pokemon.attack;

import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.DiscardsOwnEnergy;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Mentioned;
import dev.croupier.pokemon.table.OneAfterAnother;
import dev.croupier.pokemon.table.UsesAttack;
import io.vavr.collection.Array;

/**
 * How a text is done that attacks several Pokémon: which of its steps once, and which for each of them.
 *
 * <p>For each is what speaks of the Defending Pokémon, or of one opponent, or of what such a step before it has bound; so are steps that {@linkplain
 * Mentioned#isReadable cannot be read}. Steps of that kind that follow each other are done for one Pokémon, then for the next, so that what is chosen
 * for one is used for that one. A step that is made of others is taken apart: once what is done once in it, such as a flip. Another attack that is used
 * as part of this one is used once, and what the Pokémon does with its own Energy is done once.
 */
final class ForDefenders {
    /** What the rules bind for the whole attack. */
    private static final Array<Slot<?>> RULES = Array.of(
            Bound.SELF,
            Bound.ORIGIN,
            Bound.ATTACK,
            Bound.DEFENDER,
            Bound.OPPONENT,
            Bound.BASE,
            Bound.DEALT,
            Bound.HITS,
            Targets.SLOT,
            Targets.IGNORED);

    /** What is bound once for all. */
    private Array<Slot<?>> common;
    /** What is bound for each. */
    private Array<Slot<?>> own;

    private ForDefenders(Array<Slot<?>> common, Array<Slot<?>> own) {
        this.common = common;
        this.own = own;
    }

    /** The attack with its steps as they are done where it is made on several Pokémon. */
    static Attack planned(Attack attack) {
        ForDefenders plan = new ForDefenders(RULES, Array.empty());
        Array<Effect> before = plan.of(attack.before());
        Array<Effect> base = plan.of(attack.base());
        Array<Effect> after = plan.of(attack.after());
        return new Attack(
                attack.name(), attack.cost(), attack.printed(), attack.once(), attack.when(), before, base, after);
    }

    private Array<Effect> of(Array<Effect> steps) {
        Array<Effect> planned = Array.empty();
        Array<Effect> group = Array.empty();
        for (Effect step : steps.flatMap(ForDefenders::flat)) {
            Mentioned besidesParts = Mentioned.besidesParts(step);
            if (isForEach(step, besidesParts)) {
                group = group.append(step);
                own = own.appendAll(Mentioned.by(step).slots().removeAll(common).removeAll(own))
                        .distinct();
            } else {
                planned = group.isEmpty() ? planned : planned.append(new EachDefender(group, own));
                group = Array.empty();
                planned = planned.append(once(step, besidesParts));
            }
        }
        return group.isEmpty() ? planned : planned.append(new EachDefender(group, own));
    }

    private static Array<Effect> flat(Effect step) {
        return step instanceof OneAfterAnother all ? all.parts().flatMap(ForDefenders::flat) : Array.of(step);
    }

    private boolean isForEach(Effect step, Mentioned besidesParts) {
        if (step instanceof UsesAttack || step instanceof DiscardsOwnEnergy) {
            return false;
        }
        if (speaks(besidesParts)) {
            return true;
        }
        ForDefenders trial = new ForDefenders(common, own);
        Array<Array<Effect>> parts = step.parts().map(part -> trial.of(Array.of(part)));
        return parts.exists(part -> !part.isEmpty())
                && parts.forAll(part -> part.isEmpty() || part.size() == 1 && part.head() instanceof EachDefender);
    }

    private boolean speaks(Mentioned mentioned) {
        return mentioned.speaksOf(Bound.DEFENDER)
                || mentioned.speaksOf(Bound.OPPONENT)
                || mentioned.slots().exists(own::contains);
    }

    private Effect once(Effect step, Mentioned besidesParts) {
        common = common.appendAll(besidesParts.slots().removeAll(own));
        return step.parts().isEmpty() ? step : step.withParts(step.parts().map(this::part));
    }

    private Effect part(Effect part) {
        Array<Effect> planned = of(Array.of(part));
        return part instanceof OneAfterAnother all ? all.withParts(planned) : planned.isEmpty() ? part : planned.head();
    }
}
