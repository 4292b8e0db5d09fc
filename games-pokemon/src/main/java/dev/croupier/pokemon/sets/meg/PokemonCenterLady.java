package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class PokemonCenterLady {
    static final Card CARD = supporter("Pokémon Center Lady", "MEG", "123", "I")
            .does(
                    Do.choose(Those.yours(Where.IN_PLAY, Likes.anyOf(Likes.Simply.DAMAGED, Likes.Simply.AFFLICTED))),
                    Do.heal(Do.chosen(), 60),
                    new Harm.Recover(Do.chosen()))
            .build();

    private PokemonCenterLady() {}
}
