package dev.croupier.pokemon.sets.gri;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.onceAGame;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.Attack.OncePerGame.GX;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class TapuLeleGx {
    static final Card CARD = pokemon("Tapu Lele-GX", "GRI", "60")
            .basic(170, PSYCHIC)
            .gx()
            .ability(
                    "Wonder Tag",
                    Always.optionalTrigger(
                            Hook.PLAYED_TO_BENCH,
                            Likes.Simply.SELF,
                            Do.searchToHand(Kinds.ofSort(Face.Sort.SUPPORTER), 1)))
            .attack(
                    "Energy Drive",
                    "CC",
                    times(20),
                    base(Do.damage(HowManys.times(20, Do.energyOfBothActive())), Hit.Ignore.weaknessAndResistance()))
            .attack(
                    "Tapu Cure-GX",
                    "P",
                    onceAGame(GX),
                    after(Do.choose(Those.yours(Where.BENCHED), 2), Do.healAll(Do.chosen())))
            .retreat(1)
            .build();

    private TapuLeleGx() {}
}
