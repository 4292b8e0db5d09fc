package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Activation.Limit;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class Toxtricity {
    static final Card CARD = pokemon("Toxtricity", "PFL", "68", "I")
            .stage1("Toxel", 140, DARKNESS)
            .ability(
                    "Sinister Surge",
                    use(Limit.POKEMON_TURN)
                            .does(Do.search(
                                    Kinds.basicEnergy(DARKNESS),
                                    1,
                                    Do.when(
                                            Whens.did(Do.CARDS),
                                            Do.choose(Those.yours(Where.BENCHED, Likes.ofType(DARKNESS))),
                                            new Attachments.Attach(Do.CARDS, Do.chosen()),
                                            Do.putCounters(Do.chosen(), 2)))))
            .attack("Gentle Slap", "DDC", 100)
            .weakness(FIGHTING, times(2))
            .retreat(2)
            .build();

    private Toxtricity() {}
}
