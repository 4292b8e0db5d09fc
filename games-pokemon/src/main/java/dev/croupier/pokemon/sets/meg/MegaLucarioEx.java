package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class MegaLucarioEx {
    static final Card CARD = pokemon("Mega Lucario ex", "MEG", "77", "I")
            .stage1("Riolu", 340, FIGHTING)
            .mega()
            .ex()
            .attack(
                    "Aura Jab",
                    "F",
                    130,
                    after(Do.when(
                            Whens.exists(Those.yours(Where.BENCHED)),
                            Do.chooseFromDiscard(Kinds.basicEnergy(FIGHTING), 3),
                            new Attachments.AttachEach(Do.CARDS, Those.yours(Where.BENCHED)))))
            .attack(
                    "Mega Brave",
                    "FF",
                    270,
                    after(Do.onSelfNextTurn(Always.cannotUse(Likes.Simply.SELF, "Mega Brave"))))
            .weakness(PSYCHIC, times(2))
            .retreat(2)
            .build();

    private MegaLucarioEx() {}
}
