package dev.croupier.pokemon.card;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.Like;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.When;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The passives of card texts: what holds while a card is in play, in one word each. */
public final class Always {
    private static final Like ANY = Likes.Simply.ANY;

    private Always() {}

    /** A number of those Pokémon is so much more, or less. */
    public static Passive changes(Hook hook, Like whom, int amount) {
        return changes(hook, whom, ANY, Whens.always(), HowManys.fixed(amount), null);
    }

    public static Passive changes(Hook hook, Like whom, Like other, When when, HowMany amount, @Nullable String once) {
        return new Passive.Modifier(hook, Passive.Layer.ADD, whom, other, when, amount, null, once);
    }

    /** Those Pokémon have none of it. */
    public static Passive none(Hook hook, Like whom, When when) {
        return new Passive.Modifier(hook, Passive.Layer.NONE, whom, ANY, when, HowManys.fixed(0), null, null);
    }

    /** Damage from attacks of those Pokémon to those is so much more, before Weakness and Resistance. */
    public static Passive damageDealt(Like attacker, Like target, int amount) {
        return changes(Hook.DAMAGE_DEALT, attacker, target, Whens.always(), HowManys.fixed(amount), null);
    }

    /** Damage from attacks of those Pokémon to those is so much more or less, after Weakness and Resistance. */
    public static Passive damageTaken(Like target, Like attacker, int amount) {
        return changes(Hook.DAMAGE_TAKEN, target, attacker, Whens.always(), HowManys.fixed(amount), null);
    }

    /** Damage from attacks of those Pokémon is kept from those. */
    public static Passive preventsDamage(Like target, Like attacker) {
        return new Passive.Prevents(
                Passive.Prevented.DAMAGE, target, attacker, Array.of(Origin.ATTACK), Whens.always());
    }

    /** Effects of those Pokémon's attacks are kept from those. */
    public static Passive preventsEffects(Like target, Like attacker) {
        return new Passive.Prevents(
                Passive.Prevented.EFFECTS, target, attacker, Array.of(Origin.ATTACK), Whens.always());
    }

    /** Something is kept from Pokémon. */
    public static Passive prevents(Passive.Prevented what, Like target, Like source, Origin... of) {
        return new Passive.Prevents(what, target, source, Array.of(of), Whens.always());
    }

    /** Those Pokémon cannot attack. */
    public static Passive cannotAttack(Like whom) {
        return new Passive.Forbids(Passive.Forbidden.ATTACK, Passive.Who.EVERYBODY, whom, Whens.always(), null);
    }

    /** Those Pokémon cannot use that attack. */
    public static Passive cannotUse(Like whom, String attack) {
        return new Passive.Forbids(Passive.Forbidden.ATTACK, Passive.Who.EVERYBODY, whom, Whens.always(), attack);
    }

    /** Those Pokémon cannot retreat. */
    public static Passive cannotRetreat(Like whom) {
        return new Passive.Forbids(Passive.Forbidden.RETREAT, Passive.Who.EVERYBODY, whom, Whens.always(), null);
    }

    /** Players cannot play cards of a sort from their hands. */
    public static Passive cannotPlay(Passive.Forbidden what, Passive.Who who) {
        return new Passive.Forbids(what, who, ANY, Whens.always(), null);
    }

    /** Each time that something happens to those Pokémon, a program. */
    public static Passive trigger(Hook on, Like whom, Origin origin, Effect... steps) {
        return new Passive.Trigger(on, whom, origin, false, Activation.Limit.UNLIMITED, "", Program.of(steps));
    }

    /** The same, where the player likes. */
    public static Passive optionalTrigger(Hook on, Like whom, Origin origin, Effect... steps) {
        return new Passive.Trigger(on, whom, origin, true, Activation.Limit.UNLIMITED, "", Program.of(steps));
    }

    /** The same, with a limit: one of a name for each player, or one for each Pokémon, a turn. */
    public static Passive optionalTrigger(Hook on, Like whom, Activation.Limit limit, String name, Effect... steps) {
        return new Passive.Trigger(on, whom, Origin.ABILITY, true, limit, name, Program.of(steps));
    }

    /** At the end of the turn of the Pokémon's owner the cards of that name are discarded that are attached to it. */
    public static Passive discardedAtEndOfTurn(String name) {
        return new Passive.Trigger(
                Hook.TURN_ENDS,
                Likes.Simply.SELF,
                Origin.TRAINER,
                false,
                Activation.Limit.UNLIMITED,
                "",
                new Program(
                        Array.of(Whens.yourTurn()),
                        Array.empty(),
                        Array.of(Do.discardAllAttached(Those.self(), Kinds.named(name)))));
    }

    /** Those Pokémon may use an attack that they have twice. */
    public static Passive attacksAgain(Like whom, When when) {
        return new Passive.AttacksAgain(whom, when);
    }

    /** Those Pokémon can use these attacks as well. */
    public static Passive grants(Like whom, Attack... attacks) {
        return new Passive.Grants(whom, Whens.always(), Array.of(attacks));
    }

    /** Those Pokémon have no Abilities but the ones of these names. */
    public static Passive noAbilities(Like whom, When when, String... except) {
        return new Passive.Silences(Hook.ABILITY_SILENCED, whom, when, Array.of(except), false);
    }

    /** Those Pokémon have that Weakness instead of theirs. */
    public static Passive weakness(Like whom, Affinity affinity) {
        return new Passive.Identity(Hook.WEAKNESS, whom, Whens.always(), null, Array.of(affinity));
    }

    /** Everybody's Bench has so much room for whom that holds. */
    public static Passive benchRoom(int room, When when) {
        return new Passive.BenchRoom(Passive.Who.EVERYBODY, when, room);
    }

    /** Those Pokémon, with full HP, stay with so many HP where damage of an attack would Knock them Out (PKM-S21). */
    public static Passive staysFromFullHp(Like whom, Like attacker, int hp) {
        return new Passive.Replaces(
                whom, attacker, true, true, false, Whens.always(), Passive.Instead.REMAINING_HP, hp);
    }

    /** The card of those Pokémon goes to the hand where damage of an attack Knocks them Out, all else to the discard pile. */
    public static Passive toHandInstead(Like whom, Like attacker) {
        return new Passive.Replaces(whom, attacker, true, false, false, Whens.always(), Passive.Instead.TOP_TO_HAND, 0);
    }
}
