package dev.croupier.pokemon.sets.cl;

import static dev.croupier.pokemon.card.Write.stadium;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;

import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;

final class LostWorld {
    static final Card CARD = stadium("Lost World", "CL", "81")
            .use(use(POKEMON_TURN)
                    .when(Whens.somebody(
                            Whose.OPPONENTS,
                            Whens.atLeast(HowManys.cards(Whose.YOURS, Zone.LOST, Kinds.Simply.POKEMON), 6)))
                    .does(new Control.Win()))
            .build();

    private LostWorld() {}
}
