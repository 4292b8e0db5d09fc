package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Lasts;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Like;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class AcerolasMischief {
    private static final Like EX = Likes.all(Likes.theirs(), Likes.tagged(Tag.EX));
    static final Card CARD = supporter("Acerola's Mischief", "MEG", "113", "I")
            .when(Whens.atMost(HowManys.prizesLeft(Whose.OPPONENTS), 2))
            .does(
                    Do.choose(Those.yours(Where.IN_PLAY)),
                    new Lasts.OnPokemon(
                            Do.chosen(),
                            Always.preventsDamage(Likes.Simply.SELF, EX),
                            Lasts.Duration.OPPONENTS_NEXT_TURN),
                    new Lasts.OnPokemon(
                            Do.chosen(),
                            Always.preventsEffects(Likes.Simply.SELF, EX),
                            Lasts.Duration.OPPONENTS_NEXT_TURN))
            .build();

    private AcerolasMischief() {}
}
