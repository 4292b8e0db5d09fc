package dev.croupier.pokemon.card;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Tags;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;

/** A Special Energy card in the making: each word adds what is printed. */
public final class EnergyCard {
    private final String name;
    private final String set;
    private final String number;
    private final String mark;
    private Tags tags = Tags.none();
    private Array<Types> units = Array.empty();
    private Array<Passive> passives = Array.empty();

    EnergyCard(String name, String set, String number, String mark) {
        this.name = name;
        this.set = set;
        this.number = number;
        this.mark = mark;
    }

    /** An ACE SPEC card. */
    public EnergyCard aceSpec() {
        return tags(Tag.ACE_SPEC);
    }

    /** A Prism Star. */
    public EnergyCard prismStar() {
        return tags(Tag.PRISM_STAR);
    }

    /** These tags besides. */
    public EnergyCard tags(Tag... more) {
        tags = tags.with(more);
        return this;
    }

    /** One unit more for each type. */
    public EnergyCard provides(EnergyType... types) {
        units = units.appendAll(Array.of(types).map(type -> Types.of(type)));
        return this;
    }

    /** One unit more that counts as any one of these types. */
    public EnergyCard provides(Types unit) {
        units = units.append(unit);
        return this;
    }

    /** What holds or triggers while it is attached. */
    public EnergyCard passive(Passive... holds) {
        passives = passives.appendAll(Array.of(holds));
        return this;
    }

    /** The card. */
    public Card build() {
        return new Card(new CardKey(set, number), name, mark, tags, new Face.Energy(false, units, passives));
    }
}
