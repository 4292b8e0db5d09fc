package dev.croupier.pokemon.sets.prsw;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;
import io.vavr.collection.Array;

final class MorpekoVUnion {
    static final Array<Card> CARDS = pokemon("Morpeko V-UNION", "PR-SW", "SWSH215", "E")
            .vUnion(310, LIGHTNING)
            .attack("Union Gain", "C", after(Do.attachFromDiscard(Kinds.basicEnergy(LIGHTNING), 2, Those.self())))
            .attack("All You Can Eat", "CC", after(Do.drawUntil(HowManys.fixed(10))))
            .attack(
                    "Burst Wheel",
                    "LCC",
                    times(100),
                    base(
                            Do.discardAllAttached(Those.self(), Kinds.Simply.ENERGY),
                            Do.damage(HowManys.times(100, HowManys.size(Do.ATTACHED)))))
            .attack("Electric Ball", "LCC", 160)
            .weakness(FIGHTING, times(2))
            .retreat(2)
            .printings("SWSH216", "SWSH217", "SWSH218");

    private MorpekoVUnion() {}
}
