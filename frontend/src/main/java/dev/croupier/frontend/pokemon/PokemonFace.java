package dev.croupier.frontend.pokemon;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.frontend.game.Face;
import dev.croupier.frontend.game.Names;
import dev.croupier.frontend.terminal.Ink;
import dev.croupier.pokemon.NoDeckFits;
import dev.croupier.pokemon.PokemonSampler;
import dev.croupier.pokemon.Prior;
import dev.croupier.pokemon.bot.PokemonBots;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SeenPokemon;
import dev.croupier.pokemon.table.SeenSide;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/** How the Pokémon TCG shows itself. */
public class PokemonFace implements Face<PokemonAction, PokemonEvent, PokemonView> {
    private static final int WIDTH = 79;

    private final Names names;
    private final DealtGame dealt;

    public PokemonFace(Names names, DealtGame dealt) {
        this.names = names;
        this.dealt = dealt;
    }

    @Override
    public Seq<String> table(PokemonView view) {
        return table(view, WIDTH);
    }

    @Override
    public Seq<String> table(PokemonView view, int width) {
        return new PokemonTable(names, view, sampled(view), width - 1, besides(view)).lines();
    }

    /** What a format tells beneath the head of the table; nothing as a rule. */
    protected Array<String> besides(PokemonView view) {
        return Array.empty();
    }

    /** What the seats are called. */
    protected final Names names() {
        return names;
    }

    /** Whoever sees a hand may look on while it is played. */
    @Override
    public boolean isOpenTo(Seat other, PokemonView view) {
        return view.side(other).hand().isDefined();
    }

    /** A table that may be the one seen: what is in play is the same on all of them, and so are its numbers. */
    private Option<PokemonState> sampled(PokemonView view) {
        Prior prior = Prior.none();
        for (DeckList deck : dealt.game().setting().decks()) {
            prior = prior.with(deck.seat(), deck.cards());
        }
        try {
            return Option.some(new PokemonSampler()
                    .sample(view, prior, Randomness.seeded(0).open()));
        } catch (NoDeckFits others) {
            return Option.none();
        }
    }

    @Override
    public String said(Message message) {
        return Sayings.of(names).said(message);
    }

    @Override
    public Seq<String> told(Seq<PokemonEvent> events, PokemonView view) {
        Sayings sayings = Sayings.of(names, view, events);
        List<String> told = List.empty();
        for (PokemonEvent event : events.reverse()) {
            sayings = sayings.at(event);
            told = told.prepend(new EventWords(sayings).of(event));
            sayings = sayings.before(event);
        }
        return told;
    }

    @Override
    public boolean isMilestone(PokemonEvent event) {
        return false;
    }

    /** That a turn ended shows in the next one, and that a card came into play or left it is told by what it did there. */
    @Override
    public boolean isTold(PokemonEvent event) {
        return !(event instanceof PokemonEvent.TurnEnded
                || event instanceof PokemonEvent.CheckupBegan
                || event instanceof PokemonEvent.Ended
                || event instanceof PokemonEvent.LeftPlay
                || event instanceof PokemonEvent.Moved moved && EventWords.isToldElsewhere(moved));
    }

    @Override
    public String group(PokemonAction action) {
        return action.accept(MoveGroup.INSTANCE);
    }

    @Override
    public Option<Integer> number(PokemonAction action) {
        return action instanceof PokemonAction.Answer answer && answer.choice() instanceof Choice.OfNumber of
                ? Option.some(of.number())
                : Option.none();
    }

    @Override
    public String choice(PokemonAction action, String notation, PokemonView view) {
        return action.accept(new MoveWords(names, view, notation));
    }

    @Override
    public String shown(PokemonAction action, String notation, PokemonView view) {
        return action.accept(new TypedForm(names, view, notation));
    }

    @Override
    public Option<Seq<String>> told(String typed, PokemonView view) {
        String[] words = typed.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        return switch (words[0].toLowerCase(Locale.ROOT)) {
            case "info", "i" -> Option.some(info(rest, view));
            case "damage" -> Option.some(damage(view));
            case "discards" ->
                Option.some(view.seats()
                        .map(seat -> PokemonText.DISCARDS.of(
                                names.of(seat), cards(view.side(seat).discard()))));
            case "lost" ->
                Option.some(view.seats()
                        .map(seat -> PokemonText.LOST.of(
                                names.of(seat), cards(view.side(seat).lost()))));
            case "deck" -> Option.some(unseen(view));
            default -> Option.none();
        };
    }

    private static String cards(Array<Card> cards) {
        return cards.isEmpty()
                ? PokemonText.NO_CARDS.of()
                : PokemonTable.counted(cards).mkString(", ");
    }

    private Seq<String> info(String name, PokemonView view) {
        Option<SeenPokemon> pokemon = view.sides()
                .flatMap(SeenSide::inPlay)
                .find(seen -> seen.id().toString().equals(name.strip()));
        if (pokemon.isEmpty() && name.strip().matches("#\\d+")) {
            return Array.of(PokemonText.NO_SUCH_NUMBER.of(name.strip()));
        }
        return pokemon.map(seen -> (Seq<String>) seen.cards().map(card -> CardInfo.line(card.card())))
                .getOrElse(() -> CardInfo.asked(name, dealt.own().cards()));
    }

    private Seq<String> damage(PokemonView view) {
        if (!(view.observer() instanceof Seat seat)) {
            return Array.of(PokemonText.NOT_TOLD.of());
        }
        if (view.side(seat).active().isEmpty()) {
            return Array.of(PokemonText.DAMAGE_NOBODY.of());
        }
        return sampled(view)
                .map(table -> new DamageWords(dealt.game(), table, Sayings.of(names, view, Array.empty())).of(seat))
                .getOrElse(() -> Array.of(PokemonText.DAMAGE_NONE.of()));
    }

    /** One's deck and Prizes: apart from each other where it is known which is which. */
    private static Seq<String> unseen(PokemonView view) {
        if (!(view.observer() instanceof Seat seat)) {
            return Array.of(PokemonText.NOT_TOLD.of());
        }
        SeenSide side = view.side(seat);
        Array<String> apart = side.pile()
                .cards()
                .map(cards -> Array.of(PokemonText.IN_DECK.of(cards.size(), cards(cards)))
                        .appendAll(side.prizes()
                                .hidden()
                                .filter(prizes -> !prizes.isEmpty())
                                .map(prizes -> PokemonText.IN_PRIZES.of(prizes.size(), cards(prizes)))))
                .getOrElse(Array.empty());
        return apart.isEmpty()
                ? view.unseen(seat)
                        .map(cards -> Array.of(PokemonText.UNSEEN.of(cards.size(), cards(cards))))
                        .getOrElse(Array.empty())
                : apart;
    }

    @Override
    public Either<String, String> expanded(String typed, PokemonView view) {
        return new TypedNames(names, view).expanded(typed);
    }

    /** What the attacks would do; the rest is told by {@code info}. */
    @Override
    public Seq<String> hint(PokemonView view) {
        return damage(view);
    }

    @Override
    public Option<PokemonAction> advice(PokemonView view, IndexedSeq<PokemonAction> legal) {
        return Option.none();
    }

    @Override
    public Option<PokemonAction> judgement(PokemonView view, IndexedSeq<PokemonAction> legal) {
        return Option.when(
                        !legal.isEmpty(),
                        () -> PokemonBots.heuristic()
                                .choose(view, legal, Randomness.seeded(0).open()))
                .filter(legal::contains);
    }

    @Override
    public String judge() {
        return "heuristic";
    }

    @Override
    public Seq<String> score(PokemonView view) {
        return view.seats().map(seat -> {
            SeenSide side = view.side(seat);
            return PokemonText.SCORE.of(
                    names.of(seat),
                    side.taken(),
                    side.prizes().left(),
                    side.pile().size(),
                    side.handSize());
        });
    }

    @Override
    public Seq<String> rules() {
        PokemonRules rules = dealt.game().rules();
        return PokemonRules.options().options().map(option -> option.name() + "=" + option.text(rules));
    }

    @Override
    public Seq<String> words() {
        return Array.of(
                        PokemonText.WORD_INFO,
                        PokemonText.WORD_DAMAGE,
                        PokemonText.WORD_DISCARDS,
                        PokemonText.WORD_DECK,
                        PokemonText.WORD_MOVES,
                        PokemonText.WORD_ONTO,
                        PokemonText.WORD_MORE,
                        PokemonText.WORD_ANSWER)
                .map(PokemonText::english);
    }

    @Override
    public String painted(String line, Ink ink) {
        return PokemonPaint.painted(line, ink);
    }
}
