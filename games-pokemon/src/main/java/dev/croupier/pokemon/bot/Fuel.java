package dev.croupier.pokemon.bot;

import dev.croupier.pokemon.energy.EnergyPayment;
import dev.croupier.pokemon.query.Attacks;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Printed;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;

/** How far Pokémon are from using their attacks, and what more Energy is worth to them. */
final class Fuel {
    /** What an attack is worth that still lacks so many Energy, as a share of one that lacks none. */
    private static final double[] SHARES = {1.0, 0.55, 0.3, 0.15, 0.07, 0.03};

    /** What the attacks of a Pokémon count that it may yet evolve into. */
    private static final double LATER = 0.8;

    private static final double POINTS_A_DAMAGE = 0.3;
    private static final double TEXT = 6.0;

    private Fuel() {}

    /** How many Energy of the right types are missing for that cost. */
    static int missing(Array<Types> units, Cost cost) {
        int total = cost.total();
        if (total == 0) {
            return 0;
        }
        int[] bits = new int[units.size() + total];
        for (int i = 0; i < units.size(); i++) {
            bits[i] = units.get(i).bits();
        }
        int missing = 0;
        while (!EnergyPayment.pays(bits, units.size() + missing, cost)) {
            bits[units.size() + missing] = Types.every().bits();
            missing++;
        }
        return missing;
    }

    /** What the attacks that the Pokémon has, or may have one day, are worth to it as far as these units pay them. */
    static double readiness(PokemonState state, InPlay pokemon, Array<Types> units, Array<Card> evolutions) {
        double best = 0.0;
        Array<Attack> attacks = Attacks.of(state, pokemon);
        for (int i = 0; i < attacks.size(); i++) {
            Cost cost = Attacks.cost(state, pokemon, attacks.get(i));
            best = Math.max(best, power(attacks.get(i)) * share(units, cost));
        }
        for (int i = 0; i < evolutions.size(); i++) {
            Array<Attack> later = ((Face.Pokemon) evolutions.get(i).face()).attacks();
            for (int j = 0; j < later.size(); j++) {
                best = Math.max(
                        best,
                        LATER * power(later.get(j)) * share(units, later.get(j).cost()));
            }
        }
        return best;
    }

    /** The best that a card has to offer once it is paid. */
    static double power(Face.Pokemon face) {
        double best = 0.0;
        for (int i = 0; i < face.attacks().size(); i++) {
            best = Math.max(best, power(face.attacks().get(i)));
        }
        return best;
    }

    private static double power(Attack attack) {
        double damage = attack.printed().number();
        if (attack.printed().sign() == Printed.Sign.TIMES) {
            damage *= 2.5;
        } else if (attack.printed().sign() == Printed.Sign.PLUS) {
            damage += 40.0;
        }
        if (attack.printed().isBlank() && !attack.base().isEmpty()) {
            damage = 70.0;
        }
        return POINTS_A_DAMAGE * damage + (attack.after().isEmpty() ? 0.0 : TEXT);
    }

    private static double share(Array<Types> units, Cost cost) {
        return SHARES[Math.min(missing(units, cost), SHARES.length - 1)];
    }

    /** What a Pokémon's Energy would be with one more card. */
    static Array<Types> with(PokemonState state, InPlay pokemon, Card energy) {
        Array<Types> units = Energies.units(state, pokemon);
        return energy.face() instanceof Face.Energy face ? units.appendAll(face.units()) : units;
    }
}
