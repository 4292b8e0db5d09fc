package dev.croupier.pokemon.sets.ssh;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;

final class LaprasV {
    static final Card CARD = pokemon("Lapras V", "SSH", "49", "D")
            .basic(210, WATER)
            .v()
            .attack(
                    "Body Surf",
                    "C",
                    after(
                            Do.chooseFromHand(Kinds.basicEnergy(WATER), 1),
                            new Attachments.Attach(Do.CARDS, Those.self()),
                            Do.when(Whens.did(Do.CARDS), Do.switchActive())))
            .attack("Ocean Loop", "WWWC", 210, after(Do.putEnergy(Those.self(), WATER, 2, Zone.HAND)))
            .weakness(LIGHTNING, times(2))
            .retreat(2)
            .build();

    private LaprasV() {}
}
