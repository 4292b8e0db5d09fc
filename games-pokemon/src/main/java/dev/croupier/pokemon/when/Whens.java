package dev.croupier.pokemon.when;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.energy.EnergyPayment;
import dev.croupier.pokemon.play.Evolve;
import dev.croupier.pokemon.query.Attacks;
import dev.croupier.pokemon.query.Bench;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.Mentions;
import dev.croupier.pokemon.table.Noun;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.StadiumInPlay;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.TurnState;
import dev.croupier.pokemon.table.When;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/** Conditions that texts name. */
public final class Whens {
    /** More than anything on a table comes to. */
    private static final int NO_LIMIT = 9_999;

    private Whens() {}

    /** It holds whatever the table is like. */
    public static When always() {
        return Simply.ALWAYS;
    }

    /** Some such Pokémon is in play. */
    public static When exists(Which which) {
        return new Exists(which);
    }

    public static When atLeast(HowMany number, int least) {
        return new Between(number, least, NO_LIMIT);
    }

    public static When atMost(HowMany number, int most) {
        return new Between(number, -NO_LIMIT, most);
    }

    public static When exactly(HowMany number, int exact) {
        return new Between(number, exact, exact);
    }

    public static When not(When when) {
        return new Not(when);
    }

    public static When all(When... whens) {
        return new All(Array.of(whens));
    }

    public static When anyOf(When... whens) {
        return new AnyOf(Array.of(whens));
    }

    /** It is not the player's own first turn. */
    public static When notFirstTurn() {
        return Simply.NOT_OWN_FIRST_TURN;
    }

    /** It is not your first turn; where a format lets Pokémon evolve in it by such texts, any turn. */
    public static When notFirstTurnForEvolving() {
        return Simply.EVOLVING_NOT_OWN_FIRST_TURN;
    }

    /** The player went first in this game. */
    public static When wentFirst() {
        return Simply.WENT_FIRST;
    }

    /** It is the player's own turn, or its team's. */
    public static When yourTurn() {
        return Simply.OWN_TURN;
    }

    /** The card that set this off is of that kind. */
    public static When card(Kind kind) {
        return new OfCard(kind);
    }

    /** One of these players did what set this off. */
    public static When by(Whose whose) {
        return new By(whose);
    }

    /** This Pokémon could evolve in this turn as far as the rules go: it is not new, and it is not its player's first turn. */
    public static When mayEvolve() {
        return Simply.MAY_EVOLVE;
    }

    /** It holds for one of these players, from that player's own point of view. */
    public static When somebody(Whose whose, When when) {
        return new Somebody(whose, when);
    }

    /** Your Bench has room. */
    public static When room() {
        return Simply.ROOM;
    }

    /** The first flip came up heads. */
    public static When heads() {
        return Simply.HEADS;
    }

    /** Something was chosen or done under that name. */
    public static When did(Slot<?> slot) {
        return new Did(slot);
    }

    /** A Stadium is in play; of that name, where one is given. */
    public static When stadium(@Nullable String name) {
        return new Stadium(name);
    }

    /** One of the player's Pokémon was Knocked Out during the opponent's last turn, whatever by (PKM-R47). */
    public static When ownKnockedOutLastTurn() {
        return new LostLastTurn(false);
    }

    /** … by damage of an attack (PKM-R47). */
    public static When ownKnockedOutByAttackLastTurn() {
        return new LostLastTurn(true);
    }

    /** The Pokémon has so many more units of that type than the attack in use costs. */
    public static When extraEnergy(EnergyType type, int units) {
        return new ExtraEnergy(type, units);
    }

    private static boolean isOfTeam(PokemonState state, Seat seat, Scope scope) {
        return state.setting().team(seat) == state.setting().team(scope.seat());
    }

    /** Conditions without anything of their own. */
    enum Simply implements When, Mentions {
        ALWAYS(PokemonMessage.WHEN_ALWAYS) {
            @Override
            public boolean holds(PokemonState state, Scope scope) {
                return true;
            }
        },
        NOT_OWN_FIRST_TURN(PokemonMessage.WHEN_NOT_FIRST_TURN) {
            @Override
            public boolean holds(PokemonState state, Scope scope) {
                return state.turn().turns().get(state.setting().team(scope.seat())) > 1;
            }
        },
        EVOLVING_NOT_OWN_FIRST_TURN(PokemonMessage.WHEN_NOT_FIRST_TURN) {
            @Override
            public boolean holds(PokemonState state, Scope scope) {
                return NOT_OWN_FIRST_TURN.holds(state, scope)
                        || state.setting().course().hasFirstTurnEvolutionByTexts();
            }
        },
        WENT_FIRST(PokemonMessage.WHEN_WENT_FIRST) {
            @Override
            public boolean holds(PokemonState state, Scope scope) {
                return isOfTeam(state, state.turn().first(), scope);
            }
        },
        OWN_TURN(PokemonMessage.WHEN_OWN_TURN) {
            @Override
            public boolean holds(PokemonState state, Scope scope) {
                return state.turn().phase() == TurnState.Phase.TURN
                        && state.setting().team(state.turn().seat())
                                == state.setting().team(scope.seat());
            }
        },
        ROOM(PokemonMessage.WHEN_ROOM) {
            @Override
            public boolean holds(PokemonState state, Scope scope) {
                return Bench.hasRoom(state, scope.seat());
            }
        },
        MAY_EVOLVE(PokemonMessage.WHEN_MAY_EVOLVE) {
            @Override
            public boolean holds(PokemonState state, Scope scope) {
                InPlay self = state.find(scope.self());
                return self != null
                        && Permission.forbids(state, scope.seat(), Passive.Forbidden.EVOLVE, self, self.name()) == null
                        && (Permission.allows(state, scope.seat(), Passive.Allowed.EVOLVE_EARLY, self)
                                || !Evolve.isNew(state, self) && !Evolve.isFirstTurn(state, scope.seat()));
            }
        },
        HEADS(PokemonMessage.WHEN_HEADS) {
            @Override
            public boolean holds(PokemonState state, Scope scope) {
                return scope.slots().get(Bound.HEADS, 0) > 0;
            }
        };

        private final PokemonMessage words;

        Simply(PokemonMessage words) {
            this.words = words;
        }

        @Override
        public boolean isForeseeable() {
            return this != HEADS;
        }

        @Override
        public Array<Slot<?>> mentioned() {
            return this == HEADS ? Array.of(Bound.HEADS) : Array.empty();
        }

        @Override
        public Message description() {
            return words.with();
        }
    }

    record Somebody(Whose whose, When when) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            return whose.seats(state, scope).exists(seat -> when.holds(state, Scope.of(seat, PokemonId.NONE)));
        }

        @Override
        public Message description() {
            return whose == Whose.OPPONENTS
                    ? Noun.mirrored(when.description())
                    : PokemonMessage.WHEN_SOMEBODY.with(
                            PokemonMessage.valueOf("WHO_" + whose).with(), when.description());
        }
    }

    record Exists(Which which) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            return which.exists(state, scope);
        }

        @Override
        public Message description() {
            Message found = which.description();
            if (found.key() == TextMessage.NOUN_THAT) {
                return TextMessage.WHEN_IT_IS.with(found.arguments().toJavaArray());
            }
            return (isCertain(found) ? TextMessage.WHEN_IN_PLAY : PokemonMessage.WHEN_EXISTS).with(found);
        }
    }

    /** Whether that is one Pokémon, whichever it is. */
    private static boolean isCertain(Message found) {
        return found.key() == PokemonMessage.LIKE_SELF
                || found.key() == PokemonMessage.THIS_POKEMON
                || found.key() == PokemonMessage.THE_ATTACKER
                || found.key() == TextMessage.WHOSE_ATTACKER
                || found.key() == PokemonMessage.THE_DEFENDER;
    }

    record Between(HowMany number, int least, int most) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            int value = number.in(state, scope);
            return value >= least && value <= most;
        }

        @Override
        public Message description() {
            if (least == most) {
                return PokemonMessage.WHEN_EXACTLY.with(number.description(), least);
            }
            return most == NO_LIMIT
                    ? PokemonMessage.WHEN_AT_LEAST.with(number.description(), least)
                    : PokemonMessage.WHEN_AT_MOST.with(number.description(), most);
        }
    }

    record Not(When when) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            return !when.holds(state, scope);
        }

        @Override
        public Message description() {
            Message words = when.description();
            if (words.key() == PokemonMessage.WHEN_HEADS) {
                return TextMessage.WHEN_TAILS.with();
            }
            return words.key() == PokemonMessage.WHEN_EXISTS
                    ? TextMessage.WHEN_NO.with(words.arguments().toJavaArray())
                    : PokemonMessage.LIKE_NOT.with(words);
        }
    }

    record All(Array<When> whens) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            for (int i = 0; i < whens.size(); i++) {
                if (!whens.get(i).holds(state, scope)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public Message description() {
            return whens.map(When::description).reduceRight((one, other) -> TextMessage.AND.with(one, other));
        }
    }

    record AnyOf(Array<When> whens) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            return whens.exists(when -> when.holds(state, scope));
        }

        @Override
        public Message description() {
            return whens.map(When::description)
                    .reduceRight((one, other) -> PokemonMessage.LIKE_EITHER.with(one, other));
        }
    }

    record Did(Slot<?> slot) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            Object bound = scope.slots().get(slot);
            if (bound instanceof Picked picked) {
                return !picked.isEmpty();
            }
            if (bound instanceof AttachedCards attached) {
                return !attached.isEmpty();
            }
            if (bound instanceof Group group) {
                return !group.isEmpty();
            }
            return bound instanceof Integer number ? number > 0 : bound != null;
        }

        @Override
        public boolean isForeseen(Outlook outlook) {
            return outlook.has(slot);
        }

        @Override
        public Message description() {
            return PokemonMessage.WHEN_DID.with();
        }
    }

    record Stadium(@Nullable String name) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            StadiumInPlay stadium = state.stadium();
            return stadium != null && (name == null || stadium.card().name().equals(name));
        }

        @Override
        public Message description() {
            return name == null ? PokemonMessage.WHEN_STADIUM.with() : PokemonMessage.WHEN_STADIUM_NAMED.with(name);
        }
    }

    record OfCard(Kind kind) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            Card card = scope.slots().get(Bound.CARD);
            return card != null && kind.accepts(card);
        }

        @Override
        public Message description() {
            return PokemonMessage.WHEN_CARD.with(kind.description());
        }
    }

    record By(Whose whose) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            Seat by = scope.slots().get(Bound.BY);
            return by != null && whose.includes(state, scope, by);
        }

        @Override
        public Message description() {
            return PokemonMessage.WHEN_BY.with(
                    PokemonMessage.valueOf("WHO_" + whose).with());
        }
    }

    record LostLastTurn(boolean byAttack) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            List<Fact> facts = state.facts().before();
            return facts.exists(fact -> fact instanceof Fact.KnockedOut out
                    && Whose.YOURS.includes(state, scope, out.owner())
                    && (!byAttack || out.cause() == Fact.Cause.ATTACK_DAMAGE));
        }

        @Override
        public Message description() {
            return (byAttack ? PokemonMessage.WHEN_LOST_BY_ATTACK : PokemonMessage.WHEN_LOST).with();
        }
    }

    record ExtraEnergy(EnergyType type, int units) implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            InPlay self = state.find(scope.self());
            Attack attack = scope.slots().get(Bound.ATTACK);
            if (self == null || attack == null) {
                return false;
            }
            Cost cost = Attacks.cost(state, self, attack);
            return EnergyPayment.pays(Energies.units(state, self), cost.with(type, cost.of(type) + units));
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with(PokemonMessage.WHEN_EXTRA_ENERGY.with(units, type));
        }
    }
}
