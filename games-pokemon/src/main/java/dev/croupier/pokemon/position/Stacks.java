package dev.croupier.pokemon.position;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Lineage;
import dev.croupier.pokemon.table.Stage;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The cards of a Pokémon, as they come to lie on one another by evolving. */
final class Stacks {
    private static final int PIECES = 4;

    private Stacks() {}

    /** A card that does not belong where it lies, and the one beneath it. */
    record Fault(Card card, Option<Card> beneath) {}

    /** The first card that does not belong there. */
    static Option<Fault> fault(Array<Card> stack, Lineage lineage) {
        Card lowest = stack.head();
        if (isPiece(lowest)) {
            boolean isWhole = stack.size() == PIECES
                    && stack.distinct().size() == PIECES
                    && stack.forAll(card -> isPiece(card) && card.name().equals(lowest.name()));
            return Option.when(!isWhole, () -> new Fault(lowest, Option.none()));
        }
        if (!lowest.isBasicPokemon() && !isFossil(lowest)) {
            return Option.some(new Fault(lowest, Option.none()));
        }
        for (int i = 1; i < stack.size(); i++) {
            Card card = stack.get(i);
            Card beneath = stack.get(i - 1);
            if (!evolves(card, beneath) && !lineage.isSecondAfter(card, beneath.name())) {
                return Option.some(new Fault(card, Option.some(beneath)));
            }
        }
        return Option.none();
    }

    private static boolean evolves(Card card, Card from) {
        return card.face() instanceof Face.Pokemon pokemon
                && pokemon.evolvesFrom().contains(from.name());
    }

    /** Whether it can be in play as a Pokémon at all. */
    static boolean isPokemon(Card card) {
        return card.isPokemon() || isFossil(card);
    }

    /** Whether it is attached as Tools are. */
    static boolean isTool(Card card) {
        return card.face() instanceof Face.Trainer trainer
                && Array.of(Face.Sort.TOOL, Face.Sort.TECHNICAL_MACHINE).contains(trainer.sort());
    }

    private static boolean isFossil(Card card) {
        return card.face() instanceof Face.Trainer trainer && trainer.fossil() != null;
    }

    private static boolean isPiece(Card card) {
        return card.face() instanceof Face.Pokemon pokemon && pokemon.stage() == Stage.V_UNION;
    }
}
