package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.SpecialCondition.ASLEEP;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.Coins;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;

final class Snorlax {
    static final Card CARD = pokemon("Snorlax", "POR", "63", "J")
            .basic(160, COLORLESS)
            .attack(
                    "Gormandizer",
                    "C",
                    after(
                            new Coins.FlipUntilTails(),
                            Do.when(
                                    Whens.heads(),
                                    Do.search(
                                            Kinds.Simply.BASIC_ENERGY,
                                            HowManys.heads(),
                                            new Attachments.Attach(Do.CARDS, Those.self())))))
            .attack("Collapse", "CCCC", 160, after(Do.inflict(Those.self(), ASLEEP)))
            .weakness(FIGHTING, times(2))
            .retreat(4)
            .build();

    private Snorlax() {}
}
