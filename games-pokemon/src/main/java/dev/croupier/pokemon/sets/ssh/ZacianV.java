package dev.croupier.pokemon.sets.ssh;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;
import static dev.croupier.pokemon.table.EnergyType.METAL;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class ZacianV {
    static final Card CARD = pokemon("Zacian V", "SSH", "138", "D")
            .basic(220, METAL)
            .v()
            .ability(
                    "Intrepid Sword",
                    use(POKEMON_TURN)
                            .does(
                                    new Deck.LookAtTop(Do.CARDS, HowManys.fixed(3)),
                                    new ChooseCards(
                                            Do.OTHERS,
                                            Whose.YOURS,
                                            Whose.YOURS,
                                            Zone.DECK,
                                            Do.CARDS,
                                            Kinds.basicEnergy(METAL),
                                            HowManys.fixed(0),
                                            HowManys.fixed(3),
                                            ChooseCards.Different.NOT_AT_ALL),
                                    new Attachments.Attach(Do.OTHERS, Those.self()),
                                    Do.toHand(false))
                            .endsTurn())
            .attack("Brave Blade", "MMM", 230, after(Do.onSelfNextTurn(Always.cannotAttack(Likes.Simply.SELF))))
            .weakness(FIRE, times(2))
            .resistance(GRASS, minus(30))
            .retreat(2)
            .build();

    private ZacianV() {}
}
