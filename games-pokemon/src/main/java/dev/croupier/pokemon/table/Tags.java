package dev.croupier.pokemon.table;

import io.vavr.collection.Array;

/**
 * The tags of a card.
 *
 * @param bits {@link Tag#bit} of each
 */
public record Tags(int bits) {
    private static final Tags NONE = new Tags(0);
    private static final Tags RULE_BOXES =
            of(Array.of(Tag.values()).filter(Tag::isRuleBox).toJavaArray(Tag[]::new));
    /** VMAX, VSTAR and V-UNION are Pokémon V for effects (PKM-KIND-4, PKM-KIND-5). */
    private static final Tags POKEMON_V = of(Tag.V, Tag.VMAX, Tag.VSTAR, Tag.V_UNION);

    public static Tags none() {
        return NONE;
    }

    public static Tags of(Tag... tags) {
        int bits = 0;
        for (Tag tag : tags) {
            bits |= tag.bit();
        }
        return new Tags(bits);
    }

    /** These and those. */
    public Tags with(Tag... more) {
        return new Tags(bits | of(more).bits);
    }

    /** Whether the card has that tag. Every VMAX, VSTAR and V-UNION is a V, and every TAG TEAM a GX. */
    public boolean has(Tag tag) {
        if (tag == Tag.V) {
            return (bits & POKEMON_V.bits) != 0;
        }
        return (bits & tag.bit()) != 0 || tag == Tag.GX && (bits & Tag.TAG_TEAM.bit()) != 0;
    }

    /** Whether a Pokémon with these tags has a Rule Box: one predicate for all of them (PKM-KIND-14, PKM-R96). */
    public boolean hasRuleBox() {
        return (bits & RULE_BOXES.bits) != 0;
    }

    public Array<Tag> all() {
        return Array.of(Tag.values()).filter(tag -> (bits & tag.bit()) != 0);
    }

    @Override
    public String toString() {
        return all().mkString(" ");
    }
}
