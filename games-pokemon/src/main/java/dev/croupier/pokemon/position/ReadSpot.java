package dev.croupier.pokemon.position;

import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.SpecialCondition;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Reads what is said of a Pokémon in play. For one reading. */
final class ReadSpot {
    static final Array<String> KEYS =
            Array.of("energy", "tools", "damage", "conditions", "entered", "evolved", "used", "effect");

    private static final int MOST_DAMAGE = 10_000;

    private final Entries entries;
    private final SpotDraft spot;

    ReadSpot(Entries entries, SpotDraft spot) {
        this.entries = entries;
        this.spot = spot;
    }

    void read(Line line) {
        Piece value = line.value();
        switch (line.word()) {
            case "energy" -> spot.energy = entries.list(value);
            case "tools" -> spot.tools = entries.list(value);
            case "damage" -> damage(value);
            case "conditions" -> value.split(',').forEach(this::condition);
            case "entered" -> {
                spot.enteredAt = value;
                spot.entered = turn(value);
            }
            case "evolved" -> {
                spot.changedAt = value;
                spot.changed = turn(value);
            }
            case "used" -> spot.used = entries.allQuoted(value);
            default -> LastingText.read(value, entries).forEach(one -> spot.lasting = spot.lasting.append(one));
        }
    }

    private void damage(Piece value) {
        Option<Integer> damage = value.number().filter(number -> number % 10 == 0 && number <= MOST_DAMAGE);
        if (damage.isEmpty()) {
            entries.unexpected(value, PositionMessage.TENS.with(MOST_DAMAGE));
        }
        spot.counters = damage.getOrElse(0) / 10;
    }

    private int turn(Piece value) {
        return entries.number(value.after("turn").getOrElse(value), 0, Line.MOST)
                .getOrElse(0);
    }

    /** {@code Poisoned}, {@code Burned 3}, {@code Paralyzed since turn 4}. */
    private void condition(Piece value) {
        Array<SpecialCondition> all = Array.of(SpecialCondition.values());
        Option<SpecialCondition> condition =
                all.find(one -> value.after(one.toString()).isDefined());
        if (condition.isEmpty()) {
            entries.unexpected(value, PositionMessage.ONE_OF.with(all.mkString(", ")));
            return;
        }
        Piece rest = value.after(condition.get().toString()).get();
        Conditions before = spot.conditions;
        boolean turns = condition.get() != SpecialCondition.POISONED && condition.get() != SpecialCondition.BURNED;
        if (before.has(condition.get()) || turns && before.turned() != Conditions.Turned.NONE) {
            entries.unexpected(value, PositionMessage.ONE_CONDITION.with());
            return;
        }
        spot.conditions = switch (condition.get()) {
            case POISONED -> before.with(SpecialCondition.POISONED, counters(rest, Conditions.POISON), 0);
            case BURNED -> before.with(SpecialCondition.BURNED, counters(rest, Conditions.BURN), 0);
            default ->
                before.with(
                        condition.get(),
                        0,
                        rest.isEmpty() ? 0 : turn(rest.after("since").getOrElse(rest)));
        };
    }

    private int counters(Piece piece, int normal) {
        return piece.isEmpty() ? normal : entries.number(piece, 1, 100).getOrElse(normal);
    }
}
