package dev.croupier.pokemon.card;

import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Tags;
import dev.croupier.pokemon.table.When;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A Trainer card in the making: each word adds what is printed. */
public final class TrainerCard {
    private final Face.Sort sort;
    private final String name;
    private final String set;
    private final String number;
    private final String mark;
    private Tags tags = Tags.none();
    private Array<When> when = Array.empty();
    private Array<Effect> costs = Array.empty();
    private Array<Effect> steps = Array.empty();
    private @Nullable Activation use;
    private Face.@Nullable Pokemon fossil;
    private Array<Passive> passives = Array.empty();

    TrainerCard(Face.Sort sort, String name, String set, String number, String mark) {
        this.sort = sort;
        this.name = name;
        this.set = set;
        this.number = number;
        this.mark = mark;
    }

    /** An ACE SPEC card. */
    public TrainerCard aceSpec() {
        return tags(Tag.ACE_SPEC);
    }

    /** A Prism Star. */
    public TrainerCard prismStar() {
        return tags(Tag.PRISM_STAR);
    }

    /** These tags besides. */
    public TrainerCard tags(Tag... more) {
        tags = tags.with(more);
        return this;
    }

    /** It can be played only while these hold. */
    public TrainerCard when(When... conditions) {
        when = when.appendAll(Array.of(conditions));
        return this;
    }

    /** These are paid first. */
    public TrainerCard costs(Effect... effects) {
        costs = costs.appendAll(Array.of(effects));
        return this;
    }

    /** These are done when it is played, in order. */
    public TrainerCard does(Effect... effects) {
        steps = steps.appendAll(Array.of(effects));
        return this;
    }

    /** The Stadium in play can be used so. */
    public TrainerCard use(Use how) {
        use = how.activation();
        return this;
    }

    /** What holds while it is in play. */
    public TrainerCard passive(Passive... holds) {
        passives = passives.appendAll(Array.of(holds));
        return this;
    }

    /** It is played as if it were this Basic Pokémon: a Fossil. */
    public TrainerCard playedAs(UnaryOperator<PokemonCard> pokemon) {
        fossil = pokemon.apply(new PokemonCard(name, set, number, mark)).face();
        return this;
    }

    /** The card. */
    public Card build() {
        Program program = steps.isEmpty() && costs.isEmpty() && when.isEmpty() ? null : new Program(when, costs, steps);
        return new Card(
                new CardKey(set, number), name, mark, tags, new Face.Trainer(sort, program, use, fossil, passives));
    }
}
