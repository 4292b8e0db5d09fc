package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.GRASS;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.UseAttackOf;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class NsZoroarkEx {
    static final Card CARD = pokemon("N's Zoroark ex", "JTG", "98", "I")
            .stage1("N's Zorua", 280, DARKNESS)
            .ex()
            .ability(
                    "Trade",
                    use(POKEMON_TURN)
                            .costs(Do.discardFromHand(Kinds.Simply.CARD, 1))
                            .does(Do.draw(2)))
            .attack("Night Joker", "DD", base(new UseAttackOf(Those.yours(BENCHED, Likes.nameHas("N's ")))))
            .weakness(GRASS, times(2))
            .retreat(2)
            .build();

    private NsZoroarkEx() {}
}
