package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Coins;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Activation.Limit;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class MegaKangaskhanEx {
    static final Card CARD = pokemon("Mega Kangaskhan ex", "MEG", "104", "I")
            .basic(300, COLORLESS)
            .mega()
            .ex()
            .ability(
                    "Run Errand",
                    use(Limit.PLAYER_TURN)
                            .when(Whens.exists(Those.yours(Where.ACTIVE, Likes.Simply.SELF)))
                            .does(Do.draw(2)))
            .attack(
                    "Rapid-Fire Combo",
                    "CCC",
                    plus(200),
                    base(new Coins.FlipUntilTails(), Do.more(HowManys.times(50, HowManys.heads()))))
            .weakness(FIGHTING, times(2))
            .retreat(3)
            .build();

    private MegaKangaskhanEx() {}
}
