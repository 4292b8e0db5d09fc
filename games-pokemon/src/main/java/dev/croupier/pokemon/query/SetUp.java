package dev.croupier.pokemon.query;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Passive;

/** Which cards may be put down face down before the game starts, and which are kept from coming into play. */
public final class SetUp {
    private SetUp() {}

    /** Whether the card's own text keeps it from being put into play in the usual ways. */
    public static boolean isKeptOut(Card card) {
        return card.face() instanceof Face.Pokemon pokemon
                && pokemon.abilities()
                        .exists(ability -> ability.passives()
                                .exists(passive -> passive instanceof Passive.Forbids forbids
                                        && forbids.what() == Passive.Forbidden.ENTER_PLAY));
    }

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
