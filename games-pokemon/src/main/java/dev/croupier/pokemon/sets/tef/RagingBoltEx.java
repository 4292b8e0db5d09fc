package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Do.ATTACHED;
import static dev.croupier.pokemon.card.Do.MOVED;
import static dev.croupier.pokemon.card.Do.damage;
import static dev.croupier.pokemon.card.Do.discardAnyEnergy;
import static dev.croupier.pokemon.card.Do.draw;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.number.HowManys.size;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;
import static dev.croupier.pokemon.table.PokemonEvent.Zone.DISCARD;
import static dev.croupier.pokemon.table.Whose.YOURS;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;
import static dev.croupier.pokemon.which.Those.yours;

import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;

final class RagingBoltEx {
    static final Card CARD = pokemon("Raging Bolt ex", "TEF", "123", "H")
            .basic(240, DRAGON)
            .ex()
            .ancient()
            .attack("Burst Roar", "C", after(new Deck.MoveHand(YOURS, DISCARD, MOVED), draw(6)))
            .attack(
                    "Bellowing Thunder",
                    "LF",
                    times(70),
                    base(
                            discardAnyEnergy(yours(IN_PLAY), Kinds.Simply.BASIC_ENERGY),
                            damage(HowManys.times(70, size(ATTACHED)))))
            .retreat(3)
            .build();

    private RagingBoltEx() {}
}
