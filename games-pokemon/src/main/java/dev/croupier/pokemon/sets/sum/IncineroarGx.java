package dev.croupier.pokemon.sets.sum;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.onceAGame;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.Attack.OncePerGame.GX;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class IncineroarGx {
    static final Card CARD = pokemon("Incineroar-GX", "SUM", "27")
            .stage2("Torracat", 250, FIRE)
            .gx()
            .attack(
                    "Hustling Strike",
                    "R",
                    plus(10),
                    base(Do.more(HowManys.times(20, HowManys.count(Those.yours(Where.BENCHED, Likes.ofType(FIRE)))))))
            .attack("Tiger Swing", "RRC", plus(80), base(Do.flip(2), Do.more(HowManys.times(50, HowManys.heads()))))
            .attack(
                    "Burning Slam-GX",
                    "RRC",
                    200,
                    onceAGame(GX),
                    after(Do.inflict(Those.defender(), SpecialCondition.BURNED)))
            .weakness(WATER, times(2))
            .retreat(3)
            .build();

    private IncineroarGx() {}
}
