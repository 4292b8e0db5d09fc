package dev.croupier.pokemon.sets.pbl;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.UseAttackOf;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class Thievul {
    static final Card CARD = pokemon("Thievul", "PBL", "54", "J")
            .stage1("Nickit", 100, DARKNESS)
            .attack(
                    "Skill Thief",
                    "CC",
                    after(Do.when(
                            Whens.exactly(HowManys.cards(Whose.YOURS, Zone.HAND, Kinds.Simply.CARD), 0),
                            new UseAttackOf(Those.theirs(Where.IN_PLAY)))))
            .attack("Sharp Fang", "DCC", 80)
            .weakness(GRASS, times(2))
            .retreat(1)
            .build();

    private Thievul() {}
}
