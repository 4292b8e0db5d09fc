package dev.croupier.pokemon.sets.lor;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.VSTAR_GAME;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class HisuianZoroarkVstar {
    static final Card CARD = pokemon("Hisuian Zoroark VSTAR", "LOR", "147", "F")
            .vstar("Hisuian Zoroark V", 270, COLORLESS)
            .ability(
                    "Phantom Star",
                    use(VSTAR_GAME).does(new Deck.MoveHand(Whose.YOURS, Zone.DISCARD, Do.MOVED), Do.draw(7)))
            .attack(
                    "Ticking Curse",
                    "CC",
                    times(50),
                    base(Do.damage(
                            HowManys.times(50, HowManys.count(Those.yours(Where.IN_PLAY, Likes.Simply.DAMAGED))))))
            .weakness(FIGHTING, times(2))
            .retreat(2)
            .build();

    private HisuianZoroarkVstar() {}
}
