package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.effect.Lasts;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Likes;

final class PremiumPowerPro {
    static final Card CARD = item("Premium Power Pro", "MEG", "124", "I")
            .does(new Lasts.OnPlayer(
                    Whose.YOURS,
                    Always.damageDealt(
                            Likes.all(Likes.yours(), Likes.ofType(FIGHTING)),
                            Likes.all(Likes.theirs(), Likes.Simply.ACTIVE),
                            30),
                    Lasts.Duration.THIS_TURN))
            .build();

    private PremiumPowerPro() {}
}
