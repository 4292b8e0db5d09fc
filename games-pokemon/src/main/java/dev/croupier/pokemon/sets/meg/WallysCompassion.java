package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class WallysCompassion {
    static final Card CARD = supporter("Wally's Compassion", "MEG", "132", "I")
            .does(
                    Do.choose(Those.yours(
                            Where.IN_PLAY, Likes.tagged(Tag.MEGA), Likes.tagged(Tag.EX), Likes.Simply.DAMAGED)),
                    Do.healAll(Do.chosen()),
                    Do.when(
                            Whens.did(Harm.HEALED),
                            new Attachments.AllAttached(Do.ATTACHED, Do.chosen(), Kinds.Simply.ENERGY),
                            new Attachments.Detach(Do.ATTACHED, Zone.HAND)))
            .build();

    private WallysCompassion() {}
}
