package dev.croupier.pokemon.table;

/** Whether an instruction could change something. */
public enum Prospect {
    /** Certainly not, as everybody can see. */
    NO,
    /** Only hidden cards or chance tell: a search of a deck with cards is always allowed. */
    MAYBE,
    YES;

    /** The better of two. */
    public Prospect or(Prospect other) {
        return ordinal() >= other.ordinal() ? this : other;
    }

    /** Yes or no. */
    public static Prospect of(boolean would) {
        return would ? YES : NO;
    }

    public boolean isPossible() {
        return this != NO;
    }
}
