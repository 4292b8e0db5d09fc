package dev.croupier.frontend.pokemon;

import dev.croupier.core.Message;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.Like;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.Types;
import dev.croupier.pokemon.table.When;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What holds while a card is in play, in words. */
final class PassiveWords {
    private PassiveWords() {}

    static String of(Passive passive) {
        if (passive instanceof Passive.Modifier modifier) {
            return modifier(modifier);
        }
        if (passive instanceof Passive.Trigger trigger) {
            return CardInfo.capitalized(plain(trigger.on())) + " (" + like(trigger.whom()) + "): "
                    + (trigger.optional() ? "you may do this: " : "") + CardInfo.program(trigger.program())
                    + (trigger.limit() == Activation.Limit.UNLIMITED ? "" : ", " + CardInfo.limit(trigger.limit()));
        }
        if (passive instanceof Passive.Replaces replaces) {
            return "if " + like(replaces.whom()) + " would be Knocked Out"
                    + (replaces.byAttackDamage() ? " by damage of an attack" : "")
                    + (replaces.fromFullHp() ? " with no damage before" : "")
                    + (replaces.flip() ? ", flip a coin; on heads" : "") + ": " + plain(replaces.instead())
                    + (replaces.instead() == Passive.Instead.REMAINING_HP ? " " + replaces.remaining() : "")
                    + when(replaces.when());
        }
        if (passive instanceof Passive.PrizeChange change) {
            return "a Knock Out of " + like(change.whom())
                    + (change.byAttackDamage() ? " by an attack of " + like(change.attacker()) : "") + ": "
                    + (change.none()
                            ? "no Prizes"
                            : Math.abs(change.amount()) + (change.amount() < 0 ? " fewer" : " more") + " Prizes")
                    + when(change.when());
        }
        return allowance(passive);
    }

    private static String allowance(Passive passive) {
        if (passive instanceof Passive.Silences silences) {
            return plain(silences.hook()).replace(" silenced", "") + " of " + like(silences.whom()) + ": no effect"
                    + when(silences.when());
        }
        if (passive instanceof Passive.Prevents prevents) {
            return plain(prevents.what()) + " done to " + like(prevents.whom()) + " prevented" + " (source: "
                    + like(prevents.source()) + ")" + when(prevents.when());
        }
        if (passive instanceof Passive.Forbids forbids) {
            return plain(forbids.who()) + " cannot " + plain(forbids.what()) + named(forbids.name()) + " ("
                    + like(forbids.whom()) + ")" + when(forbids.when());
        }
        if (passive instanceof Passive.Allows allows) {
            return plain(allows.who()) + " may " + plain(allows.what()) + named(allows.name()) + " ("
                    + like(allows.whom()) + ")" + when(allows.when());
        }
        if (passive instanceof Passive.MayFail fails) {
            return "who tries to attack (" + like(fails.whom()) + ") flips a coin; on tails the attack does nothing"
                    + when(fails.when());
        }
        return identity(passive);
    }

    private static String identity(Passive passive) {
        if (passive instanceof Passive.Provides provides) {
            return "provides " + units(provides.units()) + " on " + like(provides.whom()) + when(provides.when());
        }
        if (passive instanceof Passive.EnergyProvides provides) {
            return provides.cards().description().english() + " on " + like(provides.whom()) + " provides "
                    + units(provides.units()) + when(provides.when());
        }
        if (passive instanceof Passive.Identity identity) {
            Types types = identity.types();
            Array<Affinity> affinities = Objects.requireNonNullElse(identity.affinities(), Array.empty());
            return plain(identity.hook()) + " of " + like(identity.whom()) + ": "
                    + (types != null ? types : affinities.isEmpty() ? "none" : affinities.mkString(", "))
                    + when(identity.when());
        }
        if (passive instanceof Passive.Grants grants) {
            return like(grants.whom()) + " can use "
                    + grants.attacks().map(PassiveWords::attack).mkString("; ") + when(grants.when());
        }
        if (passive instanceof Passive.Borrows borrows) {
            return like(borrows.whom()) + " can use attacks of: " + plain(borrows.from()) + when(borrows.when());
        }
        return passive instanceof Passive.BenchRoom room
                ? "room on the Bench (" + plain(room.who()) + "): " + room.room() + when(room.when())
                : passive.toString();
    }

    private static String attack(Attack attack) {
        return CardInfo.attack(attack);
    }

    private static String modifier(Passive.Modifier modifier) {
        String amount = modifier.amount().description().english();
        String change = switch (modifier.layer()) {
            case SET -> amount;
            case ADD -> amount.startsWith("-") ? amount : "+" + amount;
            case NONE -> "none";
        };
        String other = like(modifier.other());
        boolean between = modifier.hook() == Hook.DAMAGE_DEALT || modifier.hook() == Hook.DAMAGE_TAKEN;
        return plain(modifier.hook()) + named(modifier.attack()) + " of " + like(modifier.whom())
                + (between && !other.equals("any") ? " with " + other : "") + ": " + change + when(modifier.when());
    }

    static String units(Array<Types> units) {
        return units.map(unit -> unit.equals(Types.every()) ? "every type" : unit.toString())
                .mkString(", ");
    }

    private static String like(Like like) {
        return like.description().english();
    }

    /** Behind what holds, the condition; nothing where it always holds. */
    static String when(When when) {
        Message condition = when.description();
        return condition.key() == PokemonMessage.WHEN_ALWAYS ? "" : ", while " + condition.english();
    }

    private static String named(@Nullable String name) {
        return name == null ? "" : " (" + name + ")";
    }

    private static String plain(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', ' ').replace("hp", "HP");
    }
}
