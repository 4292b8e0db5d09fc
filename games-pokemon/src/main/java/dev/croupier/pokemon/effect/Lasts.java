package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Lasting;
import dev.croupier.pokemon.table.Noun;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PassiveText;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Until;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;

/** Something holds for a while: on Pokémon, or for players. */
public final class Lasts {
    private Lasts() {}

    /** For how long. */
    public enum Duration {
        THIS_TURN,
        /** During the next turn of the player's opponent. */
        OPPONENTS_NEXT_TURN,
        /** During the player's own next turn. */
        OWN_NEXT_TURN,
        /** Until the end of the player's own next turn, the checkup included. */
        UNTIL_END_OF_OWN_NEXT_TURN;

        /** When that is over, counted from now. */
        Until from(PokemonState state, Scope scope) {
            int own = state.setting().team(scope.seat());
            int now = state.turn().turns().get(own);
            boolean isOwnTurn = state.setting().team(state.turn().seat()) == own;
            return switch (this) {
                case THIS_TURN -> {
                    int team = state.setting().team(state.turn().seat());
                    yield new Until(team, state.turn().turns().get(team), false);
                }
                case OPPONENTS_NEXT_TURN -> {
                    int team = Whose.OPPONENTS
                            .seats(state, scope)
                            .headOption()
                            .map(opponent -> state.setting().team(opponent))
                            .getOrElse(own);
                    yield new Until(team, state.turn().turns().get(team) + (isOwnTurn ? 1 : 0), false);
                }
                case OWN_NEXT_TURN -> new Until(own, now + 1, false);
                case UNTIL_END_OF_OWN_NEXT_TURN -> new Until(own, now + 1, true);
            };
        }
    }

    /** What the passive says of the Pokémon that it is on, it says of those. */
    private static Message lasting(Duration duration, Passive passive, Message whom) {
        return TextMessage.LASTS.with(
                PokemonMessage.valueOf("DURATION_" + duration).with(),
                Noun.instead(PassiveText.of(passive), PokemonMessage.LIKE_SELF, whom));
    }

    /** It holds for them, as long as they stay what and where they are where an attack did it. */
    public record OnPokemon(Which which, Passive passive, Duration duration) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            String source = state.agenda().top().source();
            PokemonState at = state;
            for (InPlay pokemon : which.of(state, scope)) {
                if (!Affecting.isPrevented(at, scope, pokemon, happening)) {
                    Lasting lasting = new Lasting(
                            passive, Affecting.origin(scope), scope.seat(), source, duration.from(state, scope));
                    at = at.with(pokemon.withLasting(pokemon.lasting().append(lasting)));
                }
            }
            happening.tell(new PokemonEvent.Began(source, description()));
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(which.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return lasting(duration, passive, which.description());
        }
    }

    /** It holds for players, whatever happens on the table. */
    public record OnPlayer(Whose whose, Passive passive, Duration duration) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            String source = state.agenda().top().source();
            PokemonState at = state;
            for (Seat seat : whose.seats(state, scope)) {
                Scope of = whose == Whose.OPPONENTS ? scope.meaning(state, seat) : scope;
                Lasting lasting =
                        new Lasting(passive, Affecting.origin(scope), scope.seat(), source, duration.from(state, of));
                Side side = at.side(seat);
                at = at.withSide(seat, side.withLasting(side.lasting().append(lasting)));
            }
            happening.tell(new PokemonEvent.Began(source, description()));
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.YES;
        }

        @Override
        public Message description() {
            return TextMessage.LASTS.with(
                    PokemonMessage.valueOf("DURATION_" + duration).with(), PassiveText.of(passive));
        }
    }
}
