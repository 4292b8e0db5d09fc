package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class MegaGardevoirEx {
    static final Card CARD = pokemon("Mega Gardevoir ex", "MEG", "60", "I")
            .stage2("Kirlia", 360, PSYCHIC)
            .mega()
            .ex()
            .attack(
                    "Overflowing Wishes",
                    "P",
                    after(
                            new Deck.LookThrough(),
                            Control.ForEach.of(
                                    Those.yours(Where.BENCHED),
                                    Do.CHOSEN,
                                    Do.find(Kinds.basicEnergy(PSYCHIC), 1),
                                    new Attachments.Attach(Do.CARDS, Do.chosen())),
                            new Deck.Shuffle(Whose.YOURS)))
            .attack(
                    "Mega Symphonia",
                    "P",
                    times(50),
                    base(Do.damage(HowManys.times(50, HowManys.energy(Those.yours(Where.IN_PLAY), PSYCHIC)))))
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(2)
            .build();

    private MegaGardevoirEx() {}
}
