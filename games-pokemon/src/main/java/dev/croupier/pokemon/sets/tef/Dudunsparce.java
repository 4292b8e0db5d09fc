package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Do.draw;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.number.HowManys.cards;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.PokemonEvent.Zone.DECK;
import static dev.croupier.pokemon.table.Whose.YOURS;
import static dev.croupier.pokemon.when.Whens.atLeast;
import static dev.croupier.pokemon.which.Those.self;

import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;

final class Dudunsparce {
    static final Card CARD = pokemon("Dudunsparce", "TEF", "129", "H")
            .stage1("Dunsparce", 140, COLORLESS)
            .ability(
                    "Run Away Draw",
                    use(Activation.Limit.POKEMON_TURN)
                            .when(atLeast(cards(YOURS, DECK, Kinds.Simply.CARD), 1))
                            .does(draw(3), new Moves.Leave(self(), DECK, DECK), new Deck.Shuffle(YOURS)))
            .attack("Land Crush", "CCC", 90)
            .weakness(FIGHTING, times(2))
            .retreat(3)
            .build();

    private Dudunsparce() {}
}
