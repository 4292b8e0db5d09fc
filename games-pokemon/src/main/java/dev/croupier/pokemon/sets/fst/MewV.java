package dev.croupier.pokemon.sets.fst;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.table.Tag.FUSION_STRIKE;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class MewV {
    static final Card CARD = pokemon("Mew V", "FST", "113", "E")
            .basic(180, PSYCHIC)
            .v()
            .tags(FUSION_STRIKE)
            .attack(
                    "Energy Mix",
                    "P",
                    after(Do.searchToAttach(
                            Kinds.Simply.ENERGY, 1, Those.yours(Where.IN_PLAY, Likes.tagged(FUSION_STRIKE)))))
            .attack(
                    "Psychic Leap",
                    "PC",
                    70,
                    after(Do.may(new Moves.Leave(Those.self(), Zone.DECK, Zone.DECK), new Deck.Shuffle(Whose.YOURS))))
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .build();

    private MewV() {}
}
