package dev.croupier.pokemon.table;

import dev.croupier.core.CardInstance;
import dev.croupier.core.Seat;

/**
 * A card with what it says: one of a Pokémon's stack, attached to a Pokémon, or the Stadium in play. It stays its owner's wherever it lies.
 *
 * @param instance whose, and which of that owner's cards
 * @param card what it says
 * @param hooks where its passives are asked, as bits of {@link Hook}
 */
public record Placed(CardInstance instance, Card card, long hooks) {

    public static Placed of(CardInstance instance, Card card) {
        return new Placed(instance, card, Hooks.of(card));
    }

    public Seat owner() {
        return instance.owner();
    }

    public int number() {
        return instance.number();
    }

    @Override
    public String toString() {
        return card + "@" + instance;
    }
}
