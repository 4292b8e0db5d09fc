package dev.croupier.core.knowledge;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;

/**
 * What one observer knows of cards that it does not see: a bag of {@link Claim}s, equal whenever they claim the same. Each method tells of
 * something that the observer noticed, and answers what it knows afterwards: always something true, if it was true before.
 *
 * @param claims in order
 */
public record Whereabouts<K extends Comparable<K>, P extends Comparable<P>>(Array<Claim<K, P>> claims) {

    public Whereabouts {
        claims = isInOrder(claims) ? claims : claims.sorted();
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
        return new Whereabouts<>(Array.empty());
    }

    /** A card was seen to come to {@code place}, one that no claim was about. */
    public Whereabouts<K, P> cameTo(P place, K kind) {
        return new Whereabouts<>(claims.append(new Claim<>(kind, TreeSet.of(place))));
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
        if (isAboutNone(place, kind)) {
            return this;
        }
        Array<Claim<K, P>> concerned = claims.filter(claim -> claim.isAbout(kind, place));
        return new Whereabouts<>(claims.filter(claim -> !claim.isAbout(kind, place))
                .appendAll(concerned
                        .tail()
                        .map(claim -> claim.orIn(concerned.head().places()))));
    }

    private boolean isAboutNone(P place, K kind) {
        for (int i = 0; i < claims.size(); i++) {
            if (claims.get(i).isAbout(kind, place)) {
                return false;
            }
        }
        return true;
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
        Whereabouts<K, P> others = kinds.foldLeft(this, (known, kind) -> known.left(place, kind));
        return kinds.foldLeft(others, (known, kind) -> known.cameTo(place, kind));
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
    public String toString() {
        return claims.mkString("[", " ", "]");
    }
}
