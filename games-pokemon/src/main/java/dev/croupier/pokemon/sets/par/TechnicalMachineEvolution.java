package dev.croupier.pokemon.sets.par;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.attack;
import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.effect.EvolveEach;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class TechnicalMachineEvolution {
    static final Card CARD = tool("Technical Machine: Evolution", "PAR", "178", "G")
            .passive(
                    Always.grants(
                            Likes.Simply.SELF,
                            attack(
                                    "Evolution",
                                    "C",
                                    after(
                                            Do.chooseUpTo(Those.yours(BENCHED), 2),
                                            new EvolveEach(Do.CHOSEN),
                                            new Deck.Shuffle(Whose.YOURS)))),
                    Always.discardedAtEndOfTurn("Technical Machine: Evolution"))
            .build();

    private TechnicalMachineEvolution() {}
}
