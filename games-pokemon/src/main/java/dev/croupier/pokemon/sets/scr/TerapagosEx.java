package dev.croupier.pokemon.sets.scr;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.requires;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class TerapagosEx {
    static final Card CARD = pokemon("Terapagos ex", "SCR", "128", "H")
            .basic(230, COLORLESS)
            .tera()
            .ex()
            .attack(
                    "Unified Beatdown",
                    "CC",
                    times(30),
                    requires(Whens.anyOf(Whens.wentFirst(), Whens.notFirstTurn())),
                    base(Do.damage(HowManys.times(30, HowManys.count(Those.yours(BENCHED))))))
            .attack(
                    "Crown Opal",
                    "GWL",
                    180,
                    after(Do.onSelfOpponentsTurn(Always.preventsDamage(
                            Likes.Simply.SELF, Likes.all(Likes.basic(), Likes.not(Likes.ofType(COLORLESS)))))))
            .weakness(FIGHTING, times(2))
            .retreat(2)
            .build();

    private TerapagosEx() {}
}
