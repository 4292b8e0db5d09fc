package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Always.optionalTrigger;
import static dev.croupier.pokemon.card.Do.CARDS;
import static dev.croupier.pokemon.card.Do.search;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.WATER;
import static dev.croupier.pokemon.table.PokemonEvent.Zone.DECK;
import static dev.croupier.pokemon.when.Whens.yourTurn;
import static dev.croupier.pokemon.which.Likes.Simply.SELF;
import static dev.croupier.pokemon.which.Those.self;

import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;

final class Palafin {
    static final Card CARD = pokemon("Palafin", "TWM", "60", "H")
            .stage1("Finizen", 100, WATER)
            .ability(
                    "Zero to Hero",
                    optionalTrigger(
                            Hook.MOVED_TO_BENCH,
                            SELF,
                            Activation.Limit.POKEMON_TURN,
                            "Zero to Hero",
                            yourTurn(),
                            search(Kinds.named("Palafin ex"), 1, new Moves.Exchange(CARDS, self(), DECK))))
            .attack("Wave Splash", "WC", 30)
            .weakness(LIGHTNING, times(2))
            .retreat(1)
            .build();

    private Palafin() {}
}
