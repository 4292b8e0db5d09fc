package dev.croupier.pokemon.sets.svi;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.UNLIMITED;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class GardevoirEx {
    private static final Which BEARERS =
            Those.yours(IN_PLAY, Likes.ofType(PSYCHIC), Likes.not(Likes.remainingHpAtMost(20)));

    static final Card CARD = pokemon("Gardevoir ex", "SVI", "86", "G")
            .stage2("Kirlia", 310, PSYCHIC)
            .ex()
            .ability(
                    "Psychic Embrace",
                    use(UNLIMITED)
                            .when(Whens.exists(BEARERS))
                            .does(
                                    Do.chooseFromDiscard(Kinds.basicEnergy(PSYCHIC), 1),
                                    Do.choose(BEARERS),
                                    new Attachments.Attach(Do.CARDS, Do.chosen()),
                                    Do.when(Whens.did(Do.CARDS), Do.putCounters(Do.chosen(), 2))))
            .attack("Miracle Force", "PPC", 190, after(new Harm.Recover(Those.self())))
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(2)
            .build();

    private GardevoirEx() {}
}
