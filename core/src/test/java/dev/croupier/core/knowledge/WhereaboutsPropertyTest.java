package dev.croupier.core.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

/** Knowledge follows hidden cards in a world of three places, and stays true of it. */
class WhereaboutsPropertyTest {
    private static final int PLACES = 3;

    /** What can be noticed. */
    enum What {
        COMES,
        GOES_UNSEEN,
        IS_SEEN_TO_LEAVE,
        IS_SHOWN,
        ARE_SWAPPED,
        ARE_LOOKED_AT
    }

    /** Something that happens; {@code luck} picks the card. */
    record Change(What what, int place, int other, int luck) {}

    /**
     * Where the cards are, and what one observer knows of them.
     *
     * @param cards by place, by kind
     */
    record World(Array<Array<String>> cards, Whereabouts<String, Integer> known) {
        World after(Change change) {
            Array<String> here = cards.get(change.place());
            Array<String> there = cards.get(change.other());
            String kind = here.isEmpty() ? "" : here.get(change.luck() % here.size());
            if (here.isEmpty()
                    && (change.what() == What.GOES_UNSEEN
                            || change.what() == What.IS_SEEN_TO_LEAVE
                            || change.what() == What.IS_SHOWN)) {
                return this;
            }
            return switch (change.what()) {
                case COMES -> {
                    String come = change.luck() % 2 == 0 ? "ace" : "king";
                    yield new World(
                            cards.update(change.place(), here.append(come)), known.cameTo(change.place(), come));
                }
                case GOES_UNSEEN -> {
                    Array<Array<String>> left = cards.update(change.place(), here.remove(kind));
                    yield new World(
                            left.update(change.other(), to -> to.append(kind)),
                            known.wentUnseen(change.place(), change.other()));
                }
                case IS_SEEN_TO_LEAVE ->
                    new World(cards.update(change.place(), here.remove(kind)), known.left(change.place(), kind));
                case IS_SHOWN -> new World(cards, known.shown(change.place(), Array.of(kind)));
                case ARE_SWAPPED ->
                    new World(
                            cards.update(change.place(), there).update(change.other(), here),
                            known.swapped(change.place(), change.other()));
                case ARE_LOOKED_AT -> new World(cards, known.looked(change.place(), here));
            };
        }

        static World after(List<Change> changes) {
            World world = new World(Array.fill(PLACES, Array::empty), Whereabouts.none());
            for (Change change : changes) {
                world = world.after(change);
            }
            return world;
        }

        TreeMap<Integer, Array<String>> places() {
            return TreeMap.ofEntries(
                    Array.range(0, PLACES).map(place -> new io.vavr.Tuple2<>(place, cards.get(place))));
        }
    }

    @Provide
    Arbitrary<List<Change>> histories() {
        return Combinators.combine(
                        Arbitraries.of(What.values()),
                        Arbitraries.integers().between(0, PLACES - 1),
                        Arbitraries.integers().between(0, PLACES - 1),
                        Arbitraries.integers().between(0, 99))
                .as(Change::new)
                .list()
                .ofMinSize(4)
                .ofMaxSize(14);
    }

    @Property(tries = 2000)
    void what_is_known_is_true(@ForAll("histories") List<Change> history) {
        World world = World.after(history);
        assertThat(world.known().allows(world.places())).isTrue();
        Statistics.label("several claims")
                .collect(world.known().claims().size() > 1)
                .coverage(coverage -> coverage.check(true).percentage(share -> share > 30));
    }

    @Property(tries = 2000)
    void whoever_has_looked_knows_every_card_of_the_place(
            @ForAll("histories") List<Change> history, @ForAll("places") int place) {
        World world = World.after(history);
        Array<String> seen = world.cards().get(place);
        Whereabouts<String, Integer> known = world.known().looked(place, seen);
        assertThat(known.allows(world.places())).isTrue();
        assertThat(known.allows(world.places().put(place, seen.drop(1)))).isEqualTo(seen.isEmpty());
        assertThat(known.claims().filter(claim -> claim.mayBeIn(place)).map(Claim::kind))
                .containsExactlyInAnyOrderElementsOf(seen);
    }

    @Property
    void looking_twice_teaches_nothing_more(@ForAll("histories") List<Change> history, @ForAll("places") int place) {
        World world = World.after(history);
        Array<String> seen = world.cards().get(place);
        Whereabouts<String, Integer> known = world.known().looked(place, seen);
        assertThat(known.looked(place, seen)).isEqualTo(known);
    }

    @Provide
    Arbitrary<Integer> places() {
        return Arbitraries.integers().between(0, PLACES - 1);
    }
}
