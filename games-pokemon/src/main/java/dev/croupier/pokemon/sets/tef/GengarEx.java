package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Always.trigger;
import static dev.croupier.pokemon.card.Do.may;
import static dev.croupier.pokemon.card.Do.moveAttached;
import static dev.croupier.pokemon.card.Do.putCounters;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.which.Those.Where.ACTIVE;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;
import static dev.croupier.pokemon.which.Those.subject;
import static dev.croupier.pokemon.which.Those.theirs;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;

final class GengarEx {
    static final Card CARD = pokemon("Gengar ex", "TEF", "104", "H")
            .stage2("Haunter", 310, DARKNESS)
            .ex()
            .ability(
                    "Gnawing Curse",
                    trigger(
                            Hook.ATTACHED_FROM_HAND,
                            Likes.theirs(),
                            Whens.card(Kinds.Simply.ENERGY),
                            putCounters(subject(), 2)))
            .attack(
                    "Tricky Steps",
                    "DD",
                    160,
                    after(may(moveAttached(theirs(ACTIVE), Kinds.Simply.ENERGY, theirs(BENCHED)))))
            .weakness(FIGHTING, times(2))
            .retreat(2)
            .build();

    private GengarEx() {}
}
