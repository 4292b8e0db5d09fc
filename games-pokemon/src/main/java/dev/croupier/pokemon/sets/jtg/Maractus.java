package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class Maractus {
    static final Card CARD = pokemon("Maractus", "JTG", "8", "I")
            .basic(110, GRASS)
            .ability(
                    "Exploding Needles",
                    Always.trigger(
                            Hook.KNOCKED_OUT,
                            Likes.all(Likes.Simply.SELF, Likes.Simply.ACTIVE),
                            Do.putCounters(Those.theirs(IN_PLAY, Likes.among(Those.attacker())), 6)))
            .attack("Corner", "C", 20, after(Do.onDefenderNextTurn(Always.cannotRetreat(Likes.Simply.SELF))))
            .weakness(FIRE, times(2))
            .retreat(2)
            .build();

    private Maractus() {}
}
