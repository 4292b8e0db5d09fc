package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class MegaGengarEx {
    static final Card CARD = pokemon("Mega Gengar ex", "PFL", "56", "I")
            .stage2("Haunter", 350, DARKNESS)
            .mega()
            .ex()
            .ability(
                    "Shadowy Concealment",
                    new Passive.PrizeChange(
                            Likes.all(Likes.yours(), Likes.ofType(DARKNESS)),
                            Likes.all(Likes.theirs(), Likes.tagged(Tag.EX)),
                            true,
                            Whens.always(),
                            -1,
                            false,
                            "Shadowy Concealment",
                            false))
            .attack(
                    "Void Gale",
                    "DD",
                    230,
                    after(Do.when(
                            Whens.exists(Those.yours(Where.BENCHED)),
                            Do.moveAttached(Those.self(), Kinds.Simply.ENERGY, Where.BENCHED))))
            .weakness(FIGHTING, times(2))
            .retreat(2)
            .build();

    private MegaGengarEx() {}
}
