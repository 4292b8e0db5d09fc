package dev.croupier.pokemon.query;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Passive;

/** Which cards may be put down face down before the game starts. */
public final class SetUp {
    private SetUp() {}

    /** A Basic Pokémon, a Fossil, or a Pokémon whose own text allows it. */
    public static boolean mayBeActive(Card card) {
        return mayBeBenched(card)
                || card.face() instanceof Face.Pokemon pokemon
                        && pokemon.abilities()
                                .exists(ability -> ability.passives()
                                        .exists(passive -> passive instanceof Passive.Allows allows
                                                && allows.what() == Passive.Allowed.START_ACTIVE));
    }

    /** A Basic Pokémon or a Fossil. */
    public static boolean mayBeBenched(Card card) {
        return card.isBasicPokemon() || card.face() instanceof Face.Trainer trainer && trainer.fossil() != null;
    }
}
