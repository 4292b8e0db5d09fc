package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class Hariyama {
    static final Card CARD = pokemon("Hariyama", "MEG", "73", "I")
            .stage1("Makuhita", 150, FIGHTING)
            .ability("Heave-Ho Catcher", Always.optionalTrigger(Hook.EVOLVED_FROM_HAND, Likes.Simply.SELF, Do.gust()))
            .attack("Wild Press", "FFF", 210, base(Do.hit(Those.self(), 70)))
            .weakness(PSYCHIC, times(2))
            .retreat(3)
            .build();

    private Hariyama() {}
}
