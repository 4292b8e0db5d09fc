package dev.croupier.core.knowledge;

import io.vavr.collection.Iterator;
import io.vavr.collection.TreeSet;

/**
 * One card of this kind is in one of these places. Different claims are about different cards.
 *
 * @param kind what can be told of the card; never which copy it is
 * @param places where it may be; at least one
 */
public record Claim<K extends Comparable<K>, P extends Comparable<P>>(K kind, TreeSet<P> places)
        implements Comparable<Claim<K, P>> {

    public Claim {
        if (places.isEmpty()) {
            throw new IllegalArgumentException("a claim about " + kind + " without a place");
        }
    }

    public boolean mayBeIn(P place) {
        return places.contains(place);
    }

    boolean isAbout(K ofKind, P place) {
        return kind.equals(ofKind) && places.contains(place);
    }

    Claim<K, P> orIn(TreeSet<P> others) {
        return new Claim<>(kind, places.union(others));
    }

    /** The same claim where it allows of that place already. */
    Claim<K, P> orIn(P place) {
        return places.contains(place) ? this : new Claim<>(kind, places.add(place));
    }

    /** By kind, then the more precise first. */
    @Override
    public int compareTo(Claim<K, P> other) {
        if (this == other) {
            return 0;
        }
        int byKind = kind.compareTo(other.kind);
        if (byKind != 0 || places.size() != other.places.size()) {
            return byKind != 0 ? byKind : Integer.compare(places.size(), other.places.size());
        }
        Iterator<P> others = other.places.iterator();
        for (P place : places) {
            int difference = place.compareTo(others.next());
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    @Override
    public String toString() {
        return kind + places.mkString("@", "|", "");
    }
}
