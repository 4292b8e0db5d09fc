package dev.croupier.pokemon.which;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Like;
import dev.croupier.pokemon.table.Mentions;
import dev.croupier.pokemon.table.Noun;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Selections of Pokémon in play. */
public final class Those {
    private Those() {}

    /** Where Pokémon are looked for. */
    public enum Where {
        ACTIVE,
        BENCHED,
        IN_PLAY
    }

    /** Your Pokémon that are so. */
    public static Which yours(Where where, Like... likes) {
        return new OnSides(Whose.YOURS, where, Likes.all(likes));
    }

    /** Your opponents' Pokémon that are so. */
    public static Which theirs(Where where, Like... likes) {
        return new OnSides(Whose.OPPONENTS, where, Likes.all(likes));
    }

    /** Everybody's Pokémon that are so. */
    public static Which everybodys(Where where, Like... likes) {
        return new OnSides(Whose.EVERYBODYS, where, Likes.all(likes));
    }

    /** The Pokémon that the text stands on. */
    public static Which self() {
        return One.SELF;
    }

    /** The Pokémon that is attacked. */
    public static Which defender() {
        return One.DEFENDER;
    }

    /** The Pokémon whose attack set this off. */
    public static Which attacker() {
        return One.ATTACKER;
    }

    /** The Pokémon that what set this off happened to. */
    public static Which subject() {
        return One.SUBJECT;
    }

    /** The Pokémon that were bound under that name. */
    public static Which bound(Slot<Group> slot) {
        return new Chosen(slot);
    }

    /** The Pokémon that the bound cards are attached to. */
    public static Which holders(Slot<AttachedCards> slot) {
        return new Holders(slot);
    }

    /** Those of them that are so. */
    public static Which only(Which which, Like... likes) {
        return new Only(which, Likes.all(likes));
    }

    /** The Pokémon of some sides. */
    public record OnSides(Whose whose, Where where, Like like) implements Which, Mentions {
        /** The opponent's Active Pokémon is the one that an attack is made on. */
        @Override
        public Array<Slot<?>> mentioned() {
            return whose == Whose.OPPONENTS && where == Where.ACTIVE ? Array.of(Bound.DEFENDER) : Array.empty();
        }

        @Override
        public Array<InPlay> of(PokemonState state, Scope scope) {
            Array<InPlay> found = Array.empty();
            for (Seat seat : whose.seats(state, scope)) {
                Side side = state.side(seat);
                InPlay active = side.active();
                if (where != Where.BENCHED && active != null && isMeant(state, scope, active)) {
                    found = found.append(active);
                }
                if (where != Where.ACTIVE) {
                    for (int i = 0; i < side.bench().size(); i++) {
                        if (isMeant(state, scope, side.bench().get(i))) {
                            found = found.append(side.bench().get(i));
                        }
                    }
                }
            }
            return found;
        }

        @Override
        public boolean exists(PokemonState state, Scope scope) {
            Array<Seat> seats = whose.seats(state, scope);
            for (int i = 0; i < seats.size(); i++) {
                Side side = state.side(seats.get(i));
                int first = where == Where.BENCHED && side.active() != null ? 1 : 0;
                int last = where == Where.ACTIVE ? side.active() == null ? 0 : 1 : side.count();
                for (int place = first; place < last; place++) {
                    if (isMeant(state, scope, side.at(place))) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean isMeant(PokemonState state, Scope scope, InPlay pokemon) {
            return like.accepts(state, scope, pokemon) && !isBeingKnockedOut(state, pokemon);
        }

        /** What is being Knocked Out is no target any more (PKM-S18). */
        private static boolean isBeingKnockedOut(PokemonState state, InPlay pokemon) {
            Group gone = pokemon.isDamaged() ? state.agenda().nearest(Bound.KNOCKED_OUT) : null;
            return gone != null && gone.all().contains(pokemon.id());
        }

        @Override
        public Message description() {
            return Noun.of(
                    PokemonMessage.valueOf("WHOSE_" + whose).with(),
                    PokemonMessage.valueOf("WHERE_" + where).with(),
                    like.description());
        }
    }

    /** One Pokémon that the rules have bound. */
    public enum One implements Which, Mentions {
        SELF(PokemonMessage.THIS_POKEMON),
        DEFENDER(PokemonMessage.THE_DEFENDER),
        ATTACKER(PokemonMessage.THE_ATTACKER),
        SUBJECT(PokemonMessage.THAT_POKEMON);

        private final PokemonMessage words;

        One(PokemonMessage words) {
            this.words = words;
        }

        @Override
        public Array<InPlay> of(PokemonState state, Scope scope) {
            if (this == DEFENDER && !scope.slots().binds(Bound.DEFENDER)) {
                return new Chosen(Bound.DEFENDERS).of(state, scope);
            }
            PokemonId id = switch (this) {
                case SELF -> scope.self();
                case DEFENDER -> scope.slots().get(Bound.DEFENDER, PokemonId.NONE);
                case ATTACKER -> scope.slots().get(Bound.ATTACKER, PokemonId.NONE);
                case SUBJECT -> scope.slots().get(Bound.SUBJECT, PokemonId.NONE);
            };
            InPlay found = state.find(id);
            return found == null ? Array.empty() : Array.of(found);
        }

        @Override
        public Array<Slot<?>> mentioned() {
            return switch (this) {
                case SELF -> Array.of(Bound.SELF);
                case DEFENDER -> Array.of(Bound.DEFENDER);
                case ATTACKER -> Array.of(Bound.ATTACKER);
                case SUBJECT -> Array.of(Bound.SUBJECT);
            };
        }

        @Override
        public Message description() {
            return words.with();
        }
    }

    /** What was bound before. */
    public record Chosen(Slot<Group> slot) implements Which {
        @Override
        public Array<InPlay> of(PokemonState state, Scope scope) {
            Group group = scope.slots().get(slot, Group.none());
            Array<InPlay> found = Array.empty();
            for (int i = 0; i < group.size(); i++) {
                @Nullable InPlay one = state.find(group.all().get(i));
                if (one != null) {
                    found = found.append(one);
                }
            }
            return found;
        }

        @Override
        public boolean isForeseen(Outlook outlook) {
            return outlook.has(slot);
        }

        @Override
        public Message description() {
            return Noun.chosen(slot);
        }
    }

    /** What cards that were bound are attached to. */
    public record Holders(Slot<AttachedCards> slot) implements Which {
        @Override
        public Array<InPlay> of(PokemonState state, Scope scope) {
            Array<InPlay> found = Array.empty();
            for (AttachedCards.On one :
                    scope.slots().get(slot, AttachedCards.none()).all()) {
                @Nullable InPlay holder = state.find(one.pokemon());
                found = holder == null || found.contains(holder) ? found : found.append(holder);
            }
            return found;
        }

        @Override
        public boolean isForeseen(Outlook outlook) {
            return outlook.has(slot);
        }

        @Override
        public Message description() {
            return PokemonMessage.THE_HOLDERS.with();
        }
    }

    /** Some of others. */
    public record Only(Which which, Like like) implements Which {
        @Override
        public Array<InPlay> of(PokemonState state, Scope scope) {
            return which.of(state, scope).filter(one -> like.accepts(state, scope, one));
        }

        @Override
        public Message description() {
            return TextMessage.NOUN_THAT.with(which.description(), like.description());
        }
    }
}
