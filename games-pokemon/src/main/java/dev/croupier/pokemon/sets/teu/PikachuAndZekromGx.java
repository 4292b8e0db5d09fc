package dev.croupier.pokemon.sets.teu;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.onceAGame;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.Attack.OncePerGame.GX;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.METAL;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class PikachuAndZekromGx {
    static final Card CARD = pokemon("Pikachu & Zekrom-GX", "TEU", "33")
            .basic(240, LIGHTNING)
            .tagTeam()
            .attack(
                    "Full Blitz",
                    "LLL",
                    150,
                    after(Do.search(Kinds.basicEnergy(LIGHTNING), 3, Do.attachToOneOf(Those.yours(Where.IN_PLAY)))))
            .attack(
                    "Tag Bolt-GX",
                    "LLL",
                    200,
                    onceAGame(GX),
                    base(Do.when(
                            Whens.extraEnergy(LIGHTNING, 3),
                            Do.choose(Those.theirs(Where.BENCHED)),
                            Do.hit(Do.chosen(), 170))))
            .weakness(FIGHTING, times(2))
            .resistance(METAL, minus(20))
            .retreat(3)
            .build();

    private PikachuAndZekromGx() {}
}
