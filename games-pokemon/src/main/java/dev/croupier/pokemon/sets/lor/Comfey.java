package dev.croupier.pokemon.sets.lor;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;
import static dev.croupier.pokemon.table.EnergyType.METAL;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class Comfey {
    static final Card CARD = pokemon("Comfey", "LOR", "79", "F")
            .basic(70, PSYCHIC)
            .ability(
                    "Flower Selecting",
                    use(POKEMON_TURN)
                            .when(Whens.exists(Those.yours(Where.ACTIVE, Likes.Simply.SELF)))
                            .does(Do.takeFromTop(2, 1, Zone.LOST)))
            .attack("Spinning Attack", "PC", 30)
            .weakness(METAL, times(2))
            .retreat(1)
            .build();

    private Comfey() {}
}
