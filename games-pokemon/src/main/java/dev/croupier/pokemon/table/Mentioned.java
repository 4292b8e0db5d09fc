package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Slot;
import io.vavr.collection.Array;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;

/**
 * What a piece of a text speaks of, read off its data: a text is a record of records, lists and words. A passive in it is a text of its own and not
 * read. Reading takes its time: it is done only where several players could be meant.
 *
 * @param slots the slots that it has as parts or {@linkplain Mentions mentions}, each once
 * @param whose whose sides it speaks of, each once
 * @param zones the zones that it speaks of, each once
 * @param isReadable whether all of it could be read: not where a piece is no record, or one of a module that is closed. What cannot be read could speak
 *     of anything
 */
public record Mentioned(Array<Slot<?>> slots, Array<Whose> whose, Array<PokemonEvent.Zone> zones, boolean isReadable) {
    private static final Mentioned NOTHING = new Mentioned(Array.empty(), Array.empty(), Array.empty(), true);

    /** By a whole piece. */
    public static Mentioned by(Object piece) {
        return NOTHING.and(piece, Array.empty());
    }

    /** By an instruction itself, the instructions left aside that it is made of. */
    public static Mentioned besidesParts(Effect effect) {
        return NOTHING.and(effect, effect.parts());
    }

    /** Whether it could speak of what is bound there. */
    public boolean speaksOf(Slot<?> slot) {
        return !isReadable || slots.contains(slot);
    }

    /** Whether it could speak of the sides of those. */
    public boolean speaksOf(Whose players) {
        return !isReadable || whose.contains(players);
    }

    /** Whether it could speak of that zone. */
    public boolean speaksOf(PokemonEvent.Zone zone) {
        return !isReadable || zones.contains(zone);
    }

    private Mentioned and(Object piece, Array<Effect> parts) {
        Mentioned read = piece instanceof Mentions mentions
                ? withAll(mentions.mentioned()).andOf(mentions.alsoOf())
                : this;
        if (piece instanceof Slot<?> slot) {
            return read.withAll(Array.of(slot));
        }
        if (piece instanceof Whose players) {
            return read.andOf(Array.of(players));
        }
        if (piece instanceof PokemonEvent.Zone zone) {
            return new Mentioned(read.slots, read.whose, read.zones.append(zone).distinct(), read.isReadable);
        }
        if (piece instanceof Passive) {
            return read;
        }
        if (piece instanceof Iterable<?> pieces) {
            for (Object one : pieces) {
                read = isOneOf(parts, one) ? read : read.and(one, parts);
            }
            return read;
        }
        if (piece instanceof Program program) {
            return read.and(program.when(), parts).and(program.costs(), parts).and(program.steps(), parts);
        }
        if (piece instanceof Record) {
            return read.andComponents(piece, parts);
        }
        return isPartOfLanguage(piece) && !(piece instanceof Enum) ? read.unreadable() : read;
    }

    private Mentioned andComponents(Object piece, Array<Effect> parts) {
        Mentioned read = this;
        for (RecordComponent component : piece.getClass().getRecordComponents()) {
            try {
                Method accessor = component.getAccessor();
                if (!isOpen(accessor)) {
                    return read.unreadable();
                }
                Object value = accessor.invoke(piece);
                read = value == null || isOneOf(parts, value) ? read : read.and(value, parts);
            } catch (IllegalAccessException | InvocationTargetException closed) {
                return read.unreadable();
            }
        }
        return read;
    }

    private static boolean isOpen(AccessibleObject accessor) {
        return accessor.trySetAccessible();
    }

    private static boolean isOneOf(Array<Effect> parts, Object piece) {
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) == piece) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPartOfLanguage(Object piece) {
        return piece instanceof Effect
                || piece instanceof Which
                || piece instanceof When
                || piece instanceof HowMany
                || piece instanceof Like
                || piece instanceof Kind;
    }

    private Mentioned withAll(Array<Slot<?>> more) {
        return slots.containsAll(more)
                ? this
                : new Mentioned(slots.appendAll(more).distinct(), whose, zones, isReadable);
    }

    private Mentioned andOf(Array<Whose> more) {
        return whose.containsAll(more)
                ? this
                : new Mentioned(slots, whose.appendAll(more).distinct(), zones, isReadable);
    }

    private Mentioned unreadable() {
        return new Mentioned(slots, whose, zones, false);
    }
}
