package dev.croupier.core.agenda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** Slots are a map by name: compared with one that nobody doubts. */
class SlotsPropertyTest {

    /** Binding a slot, or unbinding it where there is no value. */
    record Change(Slot<Integer> slot, @Nullable Integer value) {
        Slots of(Slots slots) {
            return value == null ? slots.without(slot) : slots.with(slot, value);
        }

        void of(NavigableMap<String, Integer> model) {
            if (value == null) {
                model.remove(slot.name());
            } else {
                model.put(slot.name(), value);
            }
        }
    }

    @Provide
    Arbitrary<Slot<Integer>> slots() {
        return Arbitraries.of("a", "b", "c", "d", "e", "f").map(name -> Slot.of(name, Integer.class));
    }

    @Provide
    Arbitrary<List<Change>> changes() {
        return Combinators.combine(slots(), Arbitraries.integers().between(0, 9).injectNull(0.3))
                .as(Change::new)
                .list()
                .ofMaxSize(20);
    }

    private static Slots of(NavigableMap<String, Integer> model) {
        Slots slots = Slots.empty();
        for (Map.Entry<String, Integer> entry : model.descendingMap().entrySet()) {
            slots = slots.with(Slot.of(entry.getKey(), Integer.class), entry.getValue());
        }
        return slots;
    }

    private static NavigableMap<String, Integer> model(List<Change> changes) {
        NavigableMap<String, Integer> model = new TreeMap<>();
        changes.forEach(change -> change.of(model));
        return model;
    }

    private static Slots slots(List<Change> changes) {
        Slots slots = Slots.empty();
        for (Change change : changes) {
            slots = change.of(slots);
        }
        return slots;
    }

    private static String written(NavigableMap<String, Integer> model) {
        return model.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" "));
    }

    @Property
    void holds_what_was_bound_last(@ForAll("changes") List<Change> changes, @ForAll("slots") Slot<Integer> slot) {
        Slots slots = slots(changes);
        NavigableMap<String, Integer> model = model(changes);
        assertThat(slots.get(slot)).isEqualTo(model.get(slot.name()));
        assertThat(slots.get(slot, -1)).isEqualTo(model.getOrDefault(slot.name(), -1));
        assertThat(slots.binds(slot)).isEqualTo(model.containsKey(slot.name()));
        assertThat(slots.isEmpty()).isEqualTo(model.isEmpty());
        assertThat(slots).hasToString(written(model));
    }

    @Property
    void is_equal_whatever_the_order_of_binding(@ForAll("changes") List<Change> changes) {
        Slots slots = slots(changes);
        Slots other = of(model(changes));
        assertThat(slots).isEqualTo(other).hasSameHashCodeAs(other);
    }

    @Property
    void differs_where_the_map_differs(@ForAll("changes") List<Change> one, @ForAll("changes") List<Change> other) {
        assertThat(slots(one).equals(slots(other))).isEqualTo(model(one).equals(model(other)));
    }

    @Property
    void never_changes(@ForAll("changes") List<Change> changes, @ForAll("changes") List<Change> further) {
        Slots slots = slots(changes);
        String before = slots.toString();
        Slots changed = slots;
        for (Change change : further) {
            changed = change.of(changed);
        }
        Slots mapped = slots.map(value -> -1).filter(value -> false);
        assertThat(slots).hasToString(before);
        assertThat(mapped).isEqualTo(Slots.empty());
    }

    @Property
    void maps_and_filters_its_values(@ForAll("changes") List<Change> changes) {
        NavigableMap<String, Integer> model = model(changes);
        model.values().removeIf(value -> value % 2 == 0);
        Slots odd = slots(changes).filter(value -> (Integer) value % 2 == 1);
        assertThat(odd).isEqualTo(of(model));
        model.replaceAll((name, value) -> value + 1);
        assertThat(odd.map(value -> (Integer) value + 1)).isEqualTo(of(model));
    }
}
