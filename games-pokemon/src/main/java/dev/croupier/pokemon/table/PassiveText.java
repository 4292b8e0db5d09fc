package dev.croupier.pokemon.table;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What a passive says, in words. */
public final class PassiveText {
    private PassiveText() {}

    /** Its text. */
    public static Message of(Passive passive) {
        if (passive instanceof Passive.Modifier modifier) {
            return counted(modifier.once(), whenever(modifier.when(), number(modifier)));
        }
        if (passive instanceof Passive.Trigger trigger) {
            return trigger(trigger);
        }
        if (passive instanceof Passive.Replaces replaces) {
            return whenever(replaces.when(), instead(replaces));
        }
        return passive instanceof Passive.PrizeChange change ? often(change) : holds(passive);
    }

    private static Message holds(Passive passive) {
        if (passive instanceof Passive.Silences silences) {
            return whenever(silences.when(), silence(silences));
        }
        if (passive instanceof Passive.Prevents prevents) {
            return whenever(prevents.when(), prevention(prevents));
        }
        if (passive instanceof Passive.Forbids forbids) {
            return whenever(forbids.when(), ban(forbids));
        }
        if (passive instanceof Passive.Allows allows) {
            Message may = key("MAY_" + allows.what()).with(noun(allows.who(), allows.whom()));
            String name = allows.name();
            return whenever(allows.when(), name == null ? may : TextMessage.WITH_ATTACK.with(may, name));
        }
        if (passive instanceof Passive.Recovers recovers) {
            return whenever(recovers.when(), TextMessage.RECOVERS.with(Noun.of(recovers.whom())));
        }
        if (passive instanceof Passive.MayFail fails) {
            return whenever(fails.when(), TextMessage.MAY_FAIL.with(Noun.of(fails.whom())));
        }
        if (passive instanceof Passive.IgnoresFlips flips) {
            return whenever(flips.when(), TextMessage.FLIPS_AGAIN.with(who(flips.who())));
        }
        if (passive instanceof Passive.BenchRoom room) {
            return whenever(room.when(), TextMessage.BENCH_ROOM.with(who(room.who()), room.room()));
        }
        return isOf(passive);
    }

    private static Message isOf(Passive passive) {
        if (passive instanceof Passive.Provides provides) {
            return whenever(
                    provides.when(), TextMessage.PROVIDES.with(Noun.of(provides.whom()), units(provides.units())));
        }
        if (passive instanceof Passive.EnergyProvides provides) {
            return TextMessage.COUNTS_ONCE.with(whenever(
                    provides.when(),
                    TextMessage.OTHERS_PROVIDE.with(
                            provides.cards().description(), Noun.of(provides.whom()), units(provides.units()))));
        }
        if (passive instanceof Passive.EnergyCounts counts) {
            return whenever(
                    counts.when(),
                    TextMessage.OTHERS_COUNT.with(
                            counts.cards().description(), Noun.of(counts.whom()), types(counts.as())));
        }
        if (passive instanceof Passive.AttachesTo attaches) {
            return TextMessage.BEARER.with(Noun.of(attaches.whom()));
        }
        if (passive instanceof Passive.Immune immune) {
            return whenever(
                    immune.when(),
                    TextMessage.IMMUNE.with(
                            Noun.of(immune.whom()), immune.conditions().mkString(", ")));
        }
        if (passive instanceof Passive.NoKnockOut none) {
            return whenever(none.when(), TextMessage.NO_KNOCK_OUT.with(Noun.of(none.whom())));
        }
        return can(passive);
    }

    private static Message can(Passive passive) {
        if (passive instanceof Passive.Identity identity) {
            Types types = identity.types();
            Array<Affinity> affinities = identity.affinities();
            Object what = types != null
                    ? types
                    : affinities == null || affinities.isEmpty()
                            ? TextMessage.NOTHING.with()
                            : affinities.mkString(", ");
            TextMessage key = identity.hook() == Hook.TYPES
                    ? TextMessage.IS_OF_TYPE
                    : identity.hook() == Hook.WEAKNESS ? TextMessage.HAS_WEAKNESS : TextMessage.HAS_RESISTANCE;
            return whenever(identity.when(), key.with(Noun.of(identity.whom()), what));
        }
        if (passive instanceof Passive.Grants grants) {
            return whenever(
                    grants.when(),
                    TextMessage.CAN_USE.with(
                            Noun.of(grants.whom()), joined(grants.attacks().map(PassiveText::attack))));
        }
        if (passive instanceof Passive.Borrows borrows) {
            TextMessage key = borrows.from() == Passive.Lender.OWN_BENCH
                    ? TextMessage.CAN_USE_BENCHED
                    : TextMessage.CAN_USE_EARLIER;
            return whenever(borrows.when(), key.with(Noun.of(borrows.whom())));
        }
        if (passive instanceof Passive.AttacksAgain again) {
            return whenever(again.when(), TextMessage.ATTACKS_AGAIN.with(Noun.of(again.whom())));
        }
        return CoreMessage.NOTHING.with();
    }

    private static Message whenever(When when, Message text) {
        Message condition = when.description();
        return condition.key() == PokemonMessage.WHEN_ALWAYS ? text : TextMessage.WHILE.with(text, condition);
    }

    private static TextMessage key(String name) {
        return TextMessage.valueOf(name);
    }

    private static Message who(Passive.Who who) {
        return key("WHO_" + who).with();
    }

    /** Pokémon of that player, as far as the filter does not say whose they are. */
    private static Message noun(Passive.Who who, Like like) {
        return who == Passive.Who.EVERYBODY || who == Passive.Who.YOU
                ? Noun.of(like)
                : Noun.of(PokemonMessage.WHOSE_OPPONENTS.with(), like.description());
    }

    private static Message number(Passive.Modifier modifier) {
        Message of = subject(modifier);
        Message amount = modifier.amount().description();
        return switch (modifier.layer()) {
            case SET -> TextMessage.NUMBER_IS.with(of, amount);
            case ADD ->
                (amount.english().startsWith("-") ? TextMessage.NUMBER_IS : TextMessage.NUMBER_MORE).with(of, amount);
            case NONE -> TextMessage.NUMBER_NONE.with(of);
        };
    }

    private static Message subject(Passive.Modifier modifier) {
        Message whom = Noun.of(modifier.whom());
        String attack = modifier.attack();
        Message other = Noun.of(modifier.other());
        boolean any = other.key() == TextMessage.NOUN;
        return switch (modifier.hook()) {
            case HP -> TextMessage.OF_HP.with(whom);
            case RETREAT_COST -> TextMessage.OF_RETREAT_COST.with(whom);
            case ATTACK_COST ->
                attack == null ? TextMessage.OF_ATTACK_COST.with(whom) : TextMessage.OF_NAMED_COST.with(whom, attack);
            case DAMAGE_DEALT -> {
                Message damage = attack == null
                        ? TextMessage.OF_DAMAGE_DEALT.with(whom)
                        : TextMessage.OF_NAMED_DAMAGE.with(whom, attack);
                yield any ? damage : TextMessage.TO.with(damage, other);
            }
            case DAMAGE_TAKEN -> {
                Message damage = TextMessage.OF_DAMAGE_TAKEN.with(whom);
                yield any ? damage : TextMessage.BY.with(damage, other);
            }
            case POISON_COUNTERS -> TextMessage.OF_POISON_COUNTERS.with(whom);
            case BURN_COUNTERS -> TextMessage.OF_BURN_COUNTERS.with(whom);
            case CONFUSION_COUNTERS -> TextMessage.OF_CONFUSION_COUNTERS.with(whom);
            case TOOLS -> TextMessage.OF_TOOLS.with(whom);
            default -> TextMessage.OF_OTHER.with(whom, plain(modifier.hook()));
        };
    }

    private static String plain(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static Message silence(Passive.Silences silences) {
        TextMessage key = switch (silences.hook()) {
            case ABILITY_SILENCED -> silences.only() ? TextMessage.NO_KNOCKING_ABILITY : TextMessage.NO_ABILITY;
            case TOOL_SILENCED -> TextMessage.NO_TOOL;
            case ENERGY_SILENCED -> TextMessage.NO_ENERGY;
            default -> TextMessage.NO_STADIUM;
        };
        Message text = key.with(Noun.of(silences.whom()));
        return silences.except().isEmpty()
                ? text
                : TextMessage.BUT_FOR.with(text, silences.except().mkString(", "));
    }

    private static Message prevention(Passive.Prevents prevents) {
        Message text = key("NO_" + prevents.what()).with(Noun.of(prevents.whom()));
        boolean attackers = prevents.of().exists(origin -> origin == Origin.ATTACK || origin == Origin.ABILITY);
        Message source = prevents.by() == Passive.Who.OPPONENTS
                ? attackers
                        ? Noun.of(
                                PokemonMessage.WHOSE_OPPONENTS.with(),
                                prevents.source().description())
                        : TextMessage.PLAYER_OPPONENTS.with()
                : Noun.of(prevents.source());
        boolean any = prevents.of().isEmpty() || prevents.of().size() == Origin.values().length;
        Message texts = any
                ? TextMessage.TEXTS.with()
                : prevents.of()
                        .map(origin -> key("ORIGIN_" + origin).with())
                        .reduceRight((one, other) -> TextMessage.COMMA.with(one, other));
        boolean attacks = prevents.what() == Passive.Prevented.DAMAGE;
        if (source.key() != TextMessage.NOUN) {
            return attacks
                    ? TextMessage.NO_DAMAGE_OF.with(Noun.of(prevents.whom()), source)
                    : TextMessage.FROM_TEXTS_OF.with(text, texts, source);
        }
        return attacks || any ? text : TextMessage.FROM_TEXTS.with(text, texts);
    }

    private static Message ban(Passive.Forbids forbids) {
        String name = forbids.name();
        Message whom = noun(forbids.who(), forbids.whom());
        return switch (forbids.what()) {
            case PLAY_ITEM, PLAY_SUPPORTER, PLAY_STADIUM, PLAY_TOOL ->
                name == null
                        ? key("CANNOT_" + forbids.what()).with(who(forbids.who()))
                        : TextMessage.CANNOT_USE.with(who(forbids.who()), name);
            case PLAY_POKEMON -> TextMessage.CANNOT_PLAY_POKEMON.with(who(forbids.who()), Noun.of(forbids.whom()));
            default ->
                name == null ? key("CANNOT_" + forbids.what()).with(whom) : TextMessage.CANNOT_USE.with(whom, name);
        };
    }

    private static Object units(Array<Types> units) {
        return units.isEmpty() ? TextMessage.NOTHING.with() : joined(units.map(PassiveText::types));
    }

    private static Message types(Types types) {
        return types.equals(Types.every()) ? TextMessage.EVERY_TYPE.with() : CoreMessage.NUMBER.with(types);
    }

    private static Message joined(Seq<Message> texts) {
        return texts.reduceRight((one, other) -> TextMessage.COMMA.with(one, other));
    }

    private static Message trigger(Passive.Trigger trigger) {
        Message program = program(trigger.program());
        Message done = trigger.optional() ? TextMessage.YOU_MAY.with(program) : program;
        boolean byDamage = trigger.on() == Hook.KNOCKED_OUT && isOfAttacker(done);
        Message text = (byDamage ? TextMessage.ON_KNOCKED_OUT_BY_DAMAGE : onHappening(trigger.on()))
                .with(Noun.of(trigger.whom()), done, plain(trigger.on()));
        return switch (trigger.limit()) {
            case UNLIMITED -> text;
            case POKEMON_TURN -> TextMessage.ONCE_A_TURN.with(text);
            case PLAYER_TURN ->
                trigger.key().isEmpty()
                        ? TextMessage.ONE_OF_NAME_A_TURN.with(text)
                        : TextMessage.ONE_SO_CALLED_A_TURN.with(text, trigger.key());
            case VSTAR_GAME -> TextMessage.ONE_A_GAME.with(text);
        };
    }

    private static boolean isOfAttacker(Message text) {
        return Noun.has(text, PokemonMessage.THE_ATTACKER) || Noun.has(text, TextMessage.WHOSE_ATTACKER);
    }

    private static TextMessage onHappening(Hook hook) {
        return Array.of(TextMessage.values())
                .find(text -> text.name().equals("ON_" + hook))
                .getOrElse(TextMessage.ON_OTHER);
    }

    private static Message instead(Passive.Replaces replaces) {
        Message stays = switch (replaces.instead()) {
            case REMAINING_HP -> TextMessage.STAYS.with(replaces.remaining());
            case REMAINING_HP_AND_DISCARD -> TextMessage.STAYS_AND_DISCARD.with(replaces.remaining());
            case TOP_TO_HAND -> TextMessage.GOES_TO_HAND.with();
            case STACK_TO_HAND -> TextMessage.ALL_GO_TO_HAND.with();
            case LOST_ZONE -> TextMessage.GOES_TO_LOST_ZONE.with();
        };
        Message attacker = Noun.of(replaces.attacker());
        boolean any = attacker.key() == TextMessage.NOUN;
        TextMessage would = replaces.fromFullHp()
                ? any ? TextMessage.WOULD_FROM_FULL_HP : TextMessage.WOULD_FROM_FULL_HP_BY
                : !replaces.byAttackDamage()
                        ? TextMessage.WOULD_BE_KNOCKED_OUT
                        : any ? TextMessage.WOULD_BY_DAMAGE : TextMessage.WOULD_BY_DAMAGE_OF;
        return would.with(
                Noun.of(replaces.whom()), replaces.flip() ? TextMessage.ON_HEADS.with(stays) : stays, attacker);
    }

    /** How often it counts. */
    private static Message often(Passive.PrizeChange change) {
        Message text = whenever(change.when(), prizes(change));
        return change.oncePerGame() ? TextMessage.ONCE_A_GAME.with(text) : counted(change.once(), text);
    }

    /** Under a name it counts once, however many there are. */
    private static Message counted(@Nullable String once, Message text) {
        return once == null ? text : TextMessage.COUNTS_ONCE.with(text);
    }

    private static Message prizes(Passive.PrizeChange change) {
        String how = change.none() ? "NO" : change.amount() < 0 ? "FEWER" : "MORE";
        return key(how + (change.byAttackDamage() ? "_PRIZES_BY" : "_PRIZES"))
                .with(Noun.of(change.whom()), Math.abs(change.amount()), Noun.of(change.attacker()));
    }

    private static Message program(Program program) {
        Message steps = steps(program.steps());
        Message paid = program.costs().isEmpty() ? steps : TextMessage.PROGRAM_COST.with(steps(program.costs()), steps);
        return onlyIf(program.when(), paid);
    }

    private static Message onlyIf(Array<When> conditions, Message text) {
        return conditions.isEmpty()
                ? text
                : TextMessage.PROGRAM_WHEN.with(
                        conditions
                                .map(When::description)
                                .reduceRight((one, other) -> TextMessage.COMMA.with(one, other)),
                        text);
    }

    private static Message steps(Array<Effect> steps) {
        return steps.map(Effect::description)
                .reduceRightOption((one, other) -> CoreMessage.THEN.with(one, other))
                .getOrElse(CoreMessage.NOTHING::with);
    }

    private static Message attack(Attack attack) {
        Message named = TextMessage.ATTACK.with(attack.cost(), attack.name());
        Message printed = attack.printed().isBlank() ? named : TextMessage.ATTACK_WITH.with(named, attack.printed());
        Message text = done(attack, PassiveText::steps);
        return text.key() == CoreMessage.NOTHING
                ? printed
                : TextMessage.ATTACK_TEXT.with(printed, onlyIf(attack.when(), text));
    }

    /** What an attack does besides its number; what comes before the damage is said to, where there is a number. */
    public static Message done(Attack attack, Function<Array<Effect>, Message> words) {
        Array<Effect> rest = attack.base().appendAll(attack.after());
        if (attack.before().isEmpty() || attack.printed().isBlank()) {
            return words.apply(attack.before().appendAll(rest));
        }
        Message before = words.apply(attack.before());
        return rest.isEmpty()
                ? TextMessage.BEFORE_DAMAGE.with(before)
                : TextMessage.BEFORE_DAMAGE_THEN.with(before, words.apply(rest));
    }
}
