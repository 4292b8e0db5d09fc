package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class Spiritomb {
    static final Card CARD = pokemon("Spiritomb", "MEG", "87", "I")
            .basic(80, DARKNESS)
            .ability(
                    "Spiteful Swirl",
                    Always.retaliates(
                            Likes.all(Likes.yours(), Likes.Simply.STRUCK_ACTIVE, Likes.ofType(DARKNESS)),
                            Do.putCounters(Those.attacker(), 1)))
            .attack("Mountain Breaker", "D", 10, after(new Deck.Mill(Whose.OPPONENTS, HowManys.fixed(1), Zone.DISCARD)))
            .weakness(GRASS, times(2))
            .retreat(1)
            .build();

    private Spiritomb() {}
}
