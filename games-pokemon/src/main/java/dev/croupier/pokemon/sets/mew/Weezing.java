package dev.croupier.pokemon.sets.mew;

import static dev.croupier.pokemon.card.Always.trigger;
import static dev.croupier.pokemon.card.Do.hit;
import static dev.croupier.pokemon.card.Do.knockOut;
import static dev.croupier.pokemon.card.Do.onHeads;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.when.Whens.exists;
import static dev.croupier.pokemon.which.Likes.Simply.SELF;
import static dev.croupier.pokemon.which.Likes.among;
import static dev.croupier.pokemon.which.Those.Where.ACTIVE;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;
import static dev.croupier.pokemon.which.Those.attacker;
import static dev.croupier.pokemon.which.Those.theirs;
import static dev.croupier.pokemon.which.Those.yours;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.when.Whens;

final class Weezing {
    static final Card CARD = pokemon("Weezing", "MEW", "110", "G")
            .stage1("Koffing", 110, DARKNESS)
            .ability(
                    "Let's Have a Blast",
                    trigger(
                            Hook.KNOCKED_OUT,
                            SELF,
                            Whens.all(exists(yours(ACTIVE, SELF)), exists(theirs(IN_PLAY, among(attacker())))),
                            onHeads(knockOut(attacker()))))
            .attack("Spinning Fumes", "CC", 50, base(hit(theirs(BENCHED), 10)))
            .weakness(FIGHTING, times(2))
            .retreat(2)
            .build();

    private Weezing() {}
}
