package dev.croupier.pokemon.sets.upr;

import static dev.croupier.pokemon.card.Write.supporter;
import static dev.croupier.pokemon.table.EnergyType.METAL;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.ChooseOwn;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class CyrusPrismStar {
    static final Card CARD = supporter("Cyrus ◇", "UPR", "120")
            .prismStar()
            .when(
                    Whens.exists(Those.yours(Where.ACTIVE, Likes.anyOf(Likes.ofType(WATER), Likes.ofType(METAL)))),
                    Whens.somebody(Whose.OPPONENTS, Whens.atLeast(HowManys.count(Those.yours(Where.BENCHED)), 3)))
            .does(
                    new ChooseOwn(Do.CHOSEN, Whose.OPPONENTS, Those.theirs(Where.BENCHED), HowManys.fixed(2)),
                    new Moves.Leave(Those.theirs(Where.BENCHED, Likes.otherThan(Do.chosen())), Zone.DECK, Zone.DECK))
            .build();

    private CyrusPrismStar() {}
}
