package dev.croupier.pokemon.sets.par;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;
import static dev.croupier.pokemon.table.EnergyType.METAL;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class IronValiantEx {
    static final Card CARD = pokemon("Iron Valiant ex", "PAR", "89", "G")
            .basic(220, PSYCHIC)
            .ex()
            .future()
            .ability(
                    "Tachyon Bits",
                    Always.optionalTrigger(
                            Hook.MOVED_TO_ACTIVE,
                            Likes.Simply.SELF,
                            POKEMON_TURN,
                            "Tachyon Bits",
                            Do.when(
                                    Whens.yourTurn(),
                                    Do.choose(Those.theirs(IN_PLAY)),
                                    Do.putCounters(Do.chosen(), 2))))
            .attack("Laser Blade", "PPC", 200, after(Do.onSelfNextTurn(Always.cannotAttack(Likes.Simply.SELF))))
            .weakness(METAL, times(2))
            .retreat(2)
            .build();

    private IronValiantEx() {}
}
