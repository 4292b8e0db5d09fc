package dev.croupier.pokemon.table;

import io.vavr.collection.Array;
import java.util.function.UnaryOperator;

/**
 * Attacks as they are made on several Pokémon. To plan one means to read its whole text, which takes longer than carrying it out, and whoever attacks
 * several Pokémon has few attacks: so a table plans each once. Threads that plan the same one at the same time plan it alike.
 */
final class PlannedAttacks {
    private Array<Plan> plans = Array.empty();

    private record Plan(Attack attack, Attack planned) {}

    /** The attack as it is planned; {@code plan} does so where nobody has yet. */
    @SuppressWarnings("ReferenceEquality") // an equal one is planned again, and alike
    Attack of(Attack attack, UnaryOperator<Attack> plan) {
        Array<Plan> known = plans;
        for (int i = 0; i < known.size(); i++) {
            if (known.get(i).attack() == attack) {
                return known.get(i).planned();
            }
        }
        Attack planned = plan.apply(attack);
        plans = known.append(new Plan(attack, planned));
        return planned;
    }
}
