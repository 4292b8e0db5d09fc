package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Always.silencesAbilities;
import static dev.croupier.pokemon.card.Do.moveAttached;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.when.Whens.exists;
import static dev.croupier.pokemon.which.Likes.Simply.RULE_BOX;
import static dev.croupier.pokemon.which.Likes.Simply.SELF;
import static dev.croupier.pokemon.which.Likes.not;
import static dev.croupier.pokemon.which.Likes.tagged;
import static dev.croupier.pokemon.which.Those.Where.ACTIVE;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;
import static dev.croupier.pokemon.which.Those.self;
import static dev.croupier.pokemon.which.Those.yours;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.which.Likes;

final class IronThornsEx {
    static final Card CARD = pokemon("Iron Thorns ex", "TWM", "77", "H")
            .basic(230, LIGHTNING)
            .ex()
            .future()
            .ability(
                    "Initialization",
                    silencesAbilities(Likes.all(RULE_BOX, not(tagged(Tag.FUTURE))), exists(yours(ACTIVE, SELF))))
            .attack("Volt Cyclone", "LCC", 140, after(moveAttached(self(), Kinds.Simply.ENERGY, yours(BENCHED))))
            .weakness(FIGHTING, times(2))
            .retreat(4)
            .build();

    private IronThornsEx() {}
}
