package dev.croupier.core.knowledge;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one observer knows of cards that it does not see: a bag of {@link Claim}s, equal whenever they claim the same. Each method tells of
 * something that the observer noticed, and answers what it knows afterwards: always something true, if it was true before.
 *
 * <p>Where players see much of each other's cards there are dozens of claims, and each card drawn and shuffled is noticed by everybody. So the claims stay in
 * order, by kind first: those of one kind are found by halving, a new one is put where it belongs, and they are sorted anew only where they could have
 * come out of order.
 */
public final class Whereabouts<K extends Comparable<K>, P extends Comparable<P>> {
    private final Array<Claim<K, P>> claims;

    /** What these claim, in any order. */
    public Whereabouts(Array<Claim<K, P>> claims) {
        this(claims, false);
    }

    private Whereabouts(Array<Claim<K, P>> claims, boolean areInOrder) {
        this.claims = areInOrder || isInOrder(claims) ? claims : claims.sorted();
    }

    /** The claims, in order. */
    public Array<Claim<K, P>> claims() {
        return claims;
    }

    private static <C extends Comparable<C>> boolean isInOrder(Array<C> all) {
        for (int i = 1; i < all.size(); i++) {
            if (all.get(i - 1).compareTo(all.get(i)) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Knows nothing. */
    public static <K extends Comparable<K>, P extends Comparable<P>> Whereabouts<K, P> none() {
        return new Whereabouts<>(Array.empty(), true);
    }

    /** A card was seen to come to {@code place}, one that no claim was about. */
    public Whereabouts<K, P> cameTo(P place, K kind) {
        Claim<K, P> claim = new Claim<>(kind, TreeSet.of(place));
        return new Whereabouts<>(claims.insert(placeAfter(claim), claim), true);
    }

    /** Some cards were seen to come to {@code place}, that no claim was about: these kinds, one for each card. */
    public Whereabouts<K, P> cameTo(P place, Array<K> kinds) {
        if (kinds.isEmpty()) {
            return this;
        }
        TreeSet<P> places = TreeSet.of(place);
        List<Claim<K, P>> all = new ArrayList<>(claims.size() + kinds.size());
        int told = 0;
        for (Claim<K, P> claim : kinds.map(kind -> new Claim<>(kind, places)).sorted()) {
            for (int end = placeAfter(claim); told < end; told++) {
                all.add(claims.get(told));
            }
            all.add(claim);
        }
        for (; told < claims.size(); told++) {
            all.add(claims.get(told));
        }
        return new Whereabouts<>(Array.ofAll(all), true);
    }

    /** How many claims are not behind that one. */
    private int placeAfter(Claim<K, P> claim) {
        int low = 0;
        int high = claims.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (claims.get(middle).compareTo(claim) <= 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The place of the first claim that is not of an earlier kind. */
    private int placeOf(K kind) {
        int low = 0;
        int high = claims.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (claims.get(middle).kind().compareTo(kind) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** A card that was not seen went from one place to another: every card known to be in the first may now be in either. */
    public Whereabouts<K, P> wentUnseen(P from, P to) {
        return tellsApart(from, to)
                ? new Whereabouts<>(claims.map(claim -> claim.mayBeIn(from) ? claim.orIn(to) : claim))
                : this;
    }

    /**
     * A card was seen to leave {@code place}. It may have been any of the known ones of its kind there, or another copy; so the most
     * precise claim is given up, and what remains is true of the others whichever it was.
     */
    public Whereabouts<K, P> left(P place, K kind) {
        int first = placeOf(kind);
        while (first < claims.size() && !claims.get(first).isAbout(kind, place)) {
            if (claims.get(first).kind().compareTo(kind) != 0) {
                return this;
            }
            first++;
        }
        if (first == claims.size()) {
            return this;
        }
        TreeSet<P> given = claims.get(first).places();
        Array<Claim<K, P>> others = claims.removeAt(first);
        boolean areInOrder = true;
        for (int i = first; i < others.size() && others.get(i).kind().compareTo(kind) == 0; i++) {
            Claim<K, P> other = others.get(i);
            if (other.isAbout(kind, place) && !other.places().containsAll(given)) {
                others = others.update(i, other.orIn(given));
                areInOrder = false;
            }
        }
        return new Whereabouts<>(others, areInOrder);
    }

    /**
     * All cards of {@code place} were looked at: these kinds, one for each card. What was claimed of the place gives way to what was seen; a
     * claim that the place or another has a card survives for the others where the place has none of the kind.
     */
    public Whereabouts<K, P> looked(P place, Array<K> kinds) {
        Array<Claim<K, P>> elsewhere = claims.filter(claim -> !claim.mayBeIn(place));
        Array<Claim<K, P>> survive = claims.filter(claim -> claim.mayBeIn(place) && !kinds.contains(claim.kind()))
                .map(claim -> new Claim<>(claim.kind(), claim.places().remove(place)));
        return new Whereabouts<>(
                elsewhere.appendAll(survive).appendAll(kinds.map(kind -> new Claim<>(kind, TreeSet.of(place)))));
    }

    /**
     * Some cards of {@code place} were shown where they lie: these kinds, one for each card. Each may have been any of the known ones of its kind there,
     * or another copy, so for each of them the most precise claim gives way.
     */
    public Whereabouts<K, P> shown(P place, Array<K> kinds) {
        Whereabouts<K, P> others = this;
        for (int i = 0; i < kinds.size(); i++) {
            others = others.left(place, kinds.get(i));
        }
        return others.cameTo(place, kinds);
    }

    /** All cards of two places changed sides: what was known of one is now known of the other. */
    public Whereabouts<K, P> swapped(P one, P other) {
        return new Whereabouts<>(claims.map(claim -> new Claim<>(claim.kind(), swapped(claim.places(), one, other))));
    }

    private static <P extends Comparable<P>> TreeSet<P> swapped(TreeSet<P> places, P one, P other) {
        TreeSet<P> elsewhere = places.remove(one).remove(other);
        TreeSet<P> withOther = places.contains(one) ? elsewhere.add(other) : elsewhere;
        return places.contains(other) ? withOther.add(one) : withOther;
    }

    /** Whether all claims can be true together where {@code cards} tells the kinds in each place: each claim needs a card of its own. */
    public boolean allows(TreeMap<P, Array<K>> cards) {
        return claims.isEmpty()
                || claims.head()
                        .places()
                        .exists(place -> cards.get(place)
                                .filter(kinds -> kinds.contains(claims.head().kind()))
                                .exists(kinds -> new Whereabouts<>(claims.tail())
                                        .allows(cards.put(
                                                place,
                                                kinds.remove(claims.head().kind())))));
    }

    /** Whether a claim speaks of that place. */
    boolean mentions(P place) {
        return !isAboutNone(place);
    }

    /** Whether some card may be in {@code from} that is certainly not in {@code to}. */
    private boolean tellsApart(P from, P to) {
        for (int i = 0; i < claims.size(); i++) {
            if (claims.get(i).mayBeIn(from) && !claims.get(i).mayBeIn(to)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAboutNone(P place) {
        for (int i = 0; i < claims.size(); i++) {
            if (claims.get(i).mayBeIn(place)) {
                return false;
            }
        }
        return true;
    }

    /** The claims of that kind. */
    Array<Claim<K, P>> of(K kind) {
        return claims.filter(claim -> claim.kind().equals(kind));
    }

    /** The kinds that are claimed, in order. */
    Array<K> kinds() {
        return claims.map(Claim::kind).distinct();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Whereabouts<?, ?> that && claims.equals(that.claims);
    }

    @Override
    public int hashCode() {
        return claims.hashCode();
    }

    @Override
    public String toString() {
        return claims.mkString("[", " ", "]");
    }
}
