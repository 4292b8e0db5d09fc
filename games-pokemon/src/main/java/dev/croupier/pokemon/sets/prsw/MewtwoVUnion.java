package dev.croupier.pokemon.sets.prsw;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import io.vavr.collection.Array;

final class MewtwoVUnion {
    static final Array<Card> CARDS = pokemon("Mewtwo V-UNION", "PR-SW", "SWSH159", "E")
            .vUnion(300, PSYCHIC)
            .ability("Photon Barrier", Always.preventsEffects(Likes.Simply.SELF, Likes.theirs()))
            .attack("Union Gain", "C", after(Do.attachFromDiscard(Kinds.basicEnergy(PSYCHIC), 2, Those.self())))
            .attack("Super Regeneration", "PPC", after(Do.heal(Those.self(), 200)))
            .attack("Psysplosion", "PPC", after(Do.distributeCounters(16, Those.theirs(Where.IN_PLAY))))
            .attack("Final Burn", "PPPC", 300)
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(2)
            .printings("SWSH160", "SWSH161", "SWSH162");

    private MewtwoVUnion() {}
}
