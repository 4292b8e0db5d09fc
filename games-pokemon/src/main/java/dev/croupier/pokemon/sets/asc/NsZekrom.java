package dev.croupier.pokemon.sets.asc;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class NsZekrom {
    static final Card CARD = pokemon("N's Zekrom", "ASC", "155", "I")
            .basic(130, DRAGON)
            .attack("Shred", "CCC", 70, base(Hit.Ignore.defenderEffects()))
            .attack("Rampaging Thunder", "RLLC", 250, after(Do.onSelfNextTurn(Always.cannotAttack(Likes.Simply.SELF))))
            .retreat(2)
            .build();

    private NsZekrom() {}
}
