package dev.croupier.pokemon.card;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.Like;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Types;
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

    /** Using that attack costs this Pokémon so much more, or less. */
    public static Passive attackCost(String attack, HowMany more) {
        return new Passive.Modifier(
                Hook.ATTACK_COST, Passive.Layer.ADD, Likes.Simply.SELF, ANY, Whens.always(), more, attack, null);
    }

    /** Those Pokémon have none of it. */
    public static Passive none(Hook hook, Like whom, When when) {
        return new Passive.Modifier(hook, Passive.Layer.NONE, whom, ANY, when, HowManys.fixed(0), null, null);
    }

    /** Damage from attacks of those Pokémon to those is so much more, before Weakness and Resistance. */
    public static Passive damageDealt(Like attacker, Like target, int amount) {
        return changes(Hook.DAMAGE_DEALT, attacker, target, Whens.always(), HowManys.fixed(amount), null);
    }

    /** Damage from attacks of this Pokémon to your opponents' Active Pokémon of a kind is so much more, before Weakness and Resistance. */
    public static Passive damageToActive(Like self, Like target, int amount) {
        return damageDealt(
                Likes.all(Likes.Simply.SELF, self), Likes.all(Likes.theirs(), Likes.Simply.ACTIVE, target), amount);
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

    /** Those Pokémon recover from all Special Conditions. */
    public static Passive recovers(Like whom) {
        return new Passive.Recovers(whom, Whens.always());
    }

    /** Damage of an opponent's attack does not Knock this Pokémon Out from full HP, but leaves it so many, and the card that says so is discarded. */
    public static Passive survivesOnce(int remaining) {
        return new Passive.Replaces(
                Likes.Simply.SELF,
                Likes.theirs(),
                true,
                true,
                false,
                Whens.always(),
                Passive.Instead.REMAINING_HP_AND_DISCARD,
                remaining);
    }

    /** Once a game for all cards of that name, this Pokémon is worth fewer Prizes where damage of an opponent's attack Knocks it Out. */
    public static Passive fewerPrizesOnceAGame(String name, int fewer) {
        return new Passive.PrizeChange(
                Likes.Simply.SELF, Likes.theirs(), true, Whens.always(), -fewer, false, name, true);
    }

    /** Something is kept from Pokémon. */
    public static Passive prevents(Passive.Prevented what, Like target, Like source, Origin... of) {
        return new Passive.Prevents(what, target, source, Array.of(of), Whens.always());
    }

    /** Effects of your opponents' Trainers, Items and Supporters that is, are kept from those Pokémon. */
    public static Passive preventsOpponentsTrainers(Like target) {
        return new Passive.Prevents(
                Passive.Prevented.EFFECTS,
                target,
                ANY,
                Array.of(Origin.TRAINER),
                Whens.always(),
                Passive.Who.OPPONENTS);
    }

    /** Those Pokémon go to the Lost Zone where they would be discarded as Knocked Out; what is attached to them is discarded. */
    public static Passive lostWhenKnockedOut(Like whom, When when) {
        return new Passive.Replaces(whom, ANY, false, false, false, when, Passive.Instead.LOST_ZONE, 0);
    }

    /** Attached to those Pokémon, the card provides these units instead: of several such texts the last one that holds. */
    public static Passive provides(Like whom, When when, Types... units) {
        return new Passive.Provides(Likes.all(Likes.Simply.SELF, whom), when, Array.of(units));
    }

    /** Those Pokémon cannot have these Special Conditions. */
    public static Passive immune(Like whom, SpecialCondition... conditions) {
        return new Passive.Immune(whom, Whens.always(), Array.of(conditions));
    }

    /** Those Pokémon may do what the rules do not allow. */
    public static Passive allows(Passive.Allowed what, Like whom) {
        return new Passive.Allows(what, Passive.Who.YOU, whom, Whens.always());
    }

    /** Those Pokémon may use that attack when the rules do not allow it. */
    public static Passive allowsAttack(Passive.Allowed what, Like whom, String attack) {
        return new Passive.Allows(what, Passive.Who.YOU, whom, Whens.always(), attack);
    }

    /** Those Pokémon can use these attacks as well. */
    public static Passive grants(Like whom, Attack... attacks) {
        return new Passive.Grants(whom, Whens.always(), Array.of(attacks));
    }

    /** At the end of your turn the card is discarded that says so, by its name. */
    public static Passive discardedAtEndOfTurn(String name) {
        return new Passive.Trigger(
                Hook.TURN_ENDS,
                Likes.Simply.SELF,
                false,
                Activation.Limit.UNLIMITED,
                "",
                new Program(
                        Array.of(Whens.yourTurn()),
                        Array.empty(),
                        Array.of(Do.discardAllAttached(Those.self(), Kinds.named(name)))));
    }

    /** Those Pokémon cannot have any Special Condition. */
    public static Passive noConditions(Like whom) {
        return new Passive.Prevents(Passive.Prevented.CONDITIONS, whom, ANY, Array.of(Origin.values()), Whens.always());
    }

    /** Each Energy card of a kind attached to those Pokémon provides these units instead. */
    public static Passive energyProvides(Kind cards, Like whom, EnergyType... units) {
        return new Passive.EnergyProvides(
                cards, whom, Whens.always(), Array.of(units).map(unit -> Types.of(unit)));
    }

    /** This Pokémon can use that attack from the Bench. */
    public static Passive attacksFromBench(String attack) {
        return new Passive.Allows(
                Passive.Allowed.ATTACK_FROM_BENCH, Passive.Who.YOU, Likes.Simply.SELF, Whens.always(), attack);
    }

    /** Those Pokémon can use that attack in the first turn of the game. */
    public static Passive attacksFirstTurn(Like whom, String attack) {
        return new Passive.Allows(Passive.Allowed.ATTACK_FIRST_TURN, Passive.Who.YOU, whom, Whens.always(), attack);
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

    /** The card cannot be put into play but in exchange for another one. */
    public static Passive entersOnlyInExchange() {
        return new Passive.Forbids(
                Passive.Forbidden.ENTER_PLAY, Passive.Who.EVERYBODY, Likes.Simply.SELF, Whens.always(), null);
    }

    /** Those Pokémon have no Abilities. */
    public static Passive silencesAbilities(Like whom) {
        return new Passive.Silences(Hook.ABILITY_SILENCED, whom, Whens.always(), Array.empty(), false);
    }

    /** Everybody's Bench has room for so many. */
    public static Passive benchRoom(int room) {
        return new Passive.BenchRoom(Passive.Who.EVERYBODY, Whens.always(), room);
    }

    /** This Pokémon may be put face down into the Active Spot before the game starts. */
    public static Passive mayStartActive() {
        return new Passive.Allows(Passive.Allowed.START_ACTIVE, Passive.Who.YOU, Likes.Simply.SELF, Whens.always());
    }

    /** The Pokémon can use the attacks of its previous Evolutions. */
    public static Passive borrowsFromPreviousEvolutions() {
        return new Passive.Borrows(Likes.Simply.SELF, Whens.always(), Passive.Lender.PREVIOUS_EVOLUTIONS);
    }

    /** Players may ignore coins that they flipped for an attack and flip them again, once in each turn. */
    public static Passive ignoresFlips(Passive.Who who) {
        return new Passive.IgnoresFlips(who, Whens.always());
    }

    /** Players cannot play cards of a sort from their hands. */
    public static Passive cannotPlay(Passive.Forbidden what, Passive.Who who) {
        return new Passive.Forbids(what, who, ANY, Whens.always(), null);
    }

    /** Tools attached to those Pokémon have no effect. */
    public static Passive silencesTools(Like whom) {
        return new Passive.Silences(Hook.TOOL_SILENCED, whom, Whens.always(), Array.empty(), false);
    }

    /** While the condition holds, Abilities of those Pokémon have no effect. */
    public static Passive silencesAbilities(Like whom, When when, String... except) {
        return new Passive.Silences(Hook.ABILITY_SILENCED, whom, when, Array.of(except), false);
    }

    /** Each time that something happens to those Pokémon while the condition holds, a program. */
    public static Passive trigger(Hook on, Like whom, When when, Effect... steps) {
        return trigger(on, whom, false, Activation.Limit.UNLIMITED, "", when, steps);
    }

    /** The same, where the player likes, and as often as the limit says under that key. */
    public static Passive optionalTrigger(
            Hook on, Like whom, Activation.Limit limit, String key, When when, Effect... steps) {
        return trigger(on, whom, true, limit, key, when, steps);
    }

    private static Passive trigger(
            Hook on, Like whom, boolean optional, Activation.Limit limit, String key, When when, Effect... steps) {
        Program program = new Program(Array.of(when), Array.empty(), Array.of(steps));
        return new Passive.Trigger(on, whom, optional, limit, key, program);
    }

    /** Each time that something happens to those Pokémon, a program. */
    public static Passive trigger(Hook on, Like whom, Effect... steps) {
        return new Passive.Trigger(on, whom, false, Activation.Limit.UNLIMITED, "", Program.of(steps));
    }

    /** The same, where the player likes. */
    public static Passive optionalTrigger(Hook on, Like whom, Effect... steps) {
        return new Passive.Trigger(on, whom, true, Activation.Limit.UNLIMITED, "", Program.of(steps));
    }

    /** The same, with a limit: one of a name for each player, or one for each Pokémon, a turn. */
    public static Passive optionalTrigger(Hook on, Like whom, Activation.Limit limit, String name, Effect... steps) {
        return new Passive.Trigger(on, whom, true, limit, name, Program.of(steps));
    }

    /** Those Pokémon may use an attack that they have twice. */
    public static Passive attacksAgain(Like whom, When when) {
        return new Passive.AttacksAgain(whom, when);
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

    /** Each time that an opponent's attack damages those Pokémon, even if it Knocks them Out, a program. */
    public static Passive retaliates(Like whom, Effect... steps) {
        return new Passive.Trigger(
                Hook.DAMAGED_BY_ATTACK,
                whom,
                false,
                Activation.Limit.UNLIMITED,
                "",
                Program.of(steps).onlyWhen(Whens.exists(Those.only(Those.attacker(), Likes.theirs()))));
    }
}
