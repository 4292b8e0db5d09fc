package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.Activation.Limit.PLAYER_TURN;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class MeowthEx {
    static final Card CARD = pokemon("Meowth ex", "POR", "62", "J")
            .basic(170, COLORLESS)
            .ex()
            .ability(
                    "Last-Ditch Catch",
                    Always.optionalTrigger(
                            Hook.PLAYED_TO_BENCH,
                            Likes.Simply.SELF,
                            PLAYER_TURN,
                            "Last-Ditch",
                            Do.searchToHand(Kinds.ofSort(Face.Sort.SUPPORTER), 1)))
            .attack("Tuck Tail", "CCC", 60, after(Do.takeBack(Those.self())))
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private MeowthEx() {}
}
