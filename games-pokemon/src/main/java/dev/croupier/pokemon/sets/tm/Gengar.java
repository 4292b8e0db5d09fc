package dev.croupier.pokemon.sets.tm;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.effect.MoveCards;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class Gengar {
    static final Card CARD = pokemon("Gengar", "TM", "94")
            .stage2("Haunter", 130, PSYCHIC)
            .pokeBody(
                    "Catastrophe",
                    Always.lostWhenKnockedOut(
                            Likes.theirs(), Whens.exists(Those.yours(Where.ACTIVE, Likes.Simply.SELF))))
            .attack(
                    "Hurl into Darkness",
                    "P",
                    after(
                            new Deck.ShowHand(Whose.OPPONENTS, false),
                            new ChooseCards(
                                    Do.CARDS,
                                    Whose.YOURS,
                                    Whose.OPPONENTS,
                                    Zone.HAND,
                                    null,
                                    Kinds.Simply.POKEMON,
                                    HowManys.fixed(0),
                                    HowManys.energy(Those.self(), PSYCHIC),
                                    ChooseCards.Different.NOT_AT_ALL),
                            new MoveCards(Do.CARDS, Zone.LOST, true)))
            .attack("Cursed Drop", "PC", after(Do.distributeCounters(4, Those.theirs(Where.IN_PLAY))))
            .weakness(DARKNESS, times(2))
            .resistance(COLORLESS, minus(20))
            .build();

    private Gengar() {}
}
