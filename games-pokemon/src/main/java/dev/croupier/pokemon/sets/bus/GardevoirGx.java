package dev.croupier.pokemon.sets.bus;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.onceAGame;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;
import static dev.croupier.pokemon.table.Attack.OncePerGame.GX;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FAIRY;
import static dev.croupier.pokemon.table.EnergyType.METAL;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.MoveCards;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class GardevoirGx {
    static final Card CARD = pokemon("Gardevoir-GX", "BUS", "93")
            .stage2("Kirlia", 230, FAIRY)
            .gx()
            .ability(
                    "Secret Spring",
                    use(POKEMON_TURN)
                            .does(
                                    Do.chooseFromHand(Kinds.basicEnergy(FAIRY), 1),
                                    Do.attachToOneOf(Those.yours(Where.IN_PLAY))))
            .attack("Infinite Force", "Y", times(30), base(Do.damage(HowManys.times(30, Do.energyOfBothActive()))))
            .attack(
                    "Twilight-GX",
                    "Y",
                    onceAGame(GX),
                    after(
                            new ChooseCards(
                                    Do.CARDS,
                                    Whose.YOURS,
                                    Whose.YOURS,
                                    Zone.DISCARD,
                                    null,
                                    Kinds.Simply.CARD,
                                    HowManys.fixed(10),
                                    HowManys.fixed(10),
                                    ChooseCards.Different.NOT_AT_ALL),
                            new MoveCards(Do.CARDS, Zone.DECK, true)))
            .weakness(METAL, times(2))
            .resistance(DARKNESS, minus(20))
            .retreat(2)
            .build();

    private GardevoirGx() {}
}
