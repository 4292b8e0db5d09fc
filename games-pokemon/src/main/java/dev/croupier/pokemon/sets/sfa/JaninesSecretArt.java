package dev.croupier.pokemon.sets.sfa;

import static dev.croupier.pokemon.card.Do.CARDS;
import static dev.croupier.pokemon.card.Do.SECOND;
import static dev.croupier.pokemon.card.Do.chooseUpTo;
import static dev.croupier.pokemon.card.Do.chosen;
import static dev.croupier.pokemon.card.Do.find;
import static dev.croupier.pokemon.card.Do.inflict;
import static dev.croupier.pokemon.card.Do.when;
import static dev.croupier.pokemon.card.Write.supporter;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.SpecialCondition.POISONED;
import static dev.croupier.pokemon.table.Whose.YOURS;
import static dev.croupier.pokemon.when.Whens.did;
import static dev.croupier.pokemon.when.Whens.exists;
import static dev.croupier.pokemon.which.Likes.among;
import static dev.croupier.pokemon.which.Likes.ofType;
import static dev.croupier.pokemon.which.Those.Where.ACTIVE;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;
import static dev.croupier.pokemon.which.Those.bound;
import static dev.croupier.pokemon.which.Those.yours;

import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;

final class JaninesSecretArt {
    static final Card CARD = supporter("Janine's Secret Art", "SFA", "59", "H")
            .does(
                    chooseUpTo(yours(IN_PLAY, ofType(DARKNESS)), 2),
                    new Deck.LookThrough(),
                    Control.ForEach.of(
                            chosen(),
                            SECOND,
                            find(Kinds.basicEnergy(DARKNESS), 1),
                            new Attachments.Attach(CARDS, bound(SECOND)),
                            when(
                                    Whens.all(did(CARDS), exists(yours(ACTIVE, among(bound(SECOND))))),
                                    inflict(bound(SECOND), POISONED))),
                    new Deck.Shuffle(YOURS))
            .build();

    private JaninesSecretArt() {}
}
