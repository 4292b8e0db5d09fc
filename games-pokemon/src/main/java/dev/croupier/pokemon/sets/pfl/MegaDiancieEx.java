package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.METAL;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class MegaDiancieEx {
    static final Card CARD = pokemon("Mega Diancie ex", "PFL", "41", "I")
            .basic(270, PSYCHIC)
            .mega()
            .ex()
            .ability("Diamond Coat", Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -30))
            .attack(
                    "Garland Ray",
                    "PP",
                    times(120),
                    base(
                            Do.chooseAttachedUpTo(Those.self(), Kinds.Simply.ENERGY, 2),
                            Do.damage(HowManys.times(120, HowManys.size(Do.ATTACHED)))),
                    after(new Attachments.Detach(Do.ATTACHED, Zone.DISCARD)))
            .weakness(METAL, times(2))
            .retreat(1)
            .build();

    private MegaDiancieEx() {}
}
