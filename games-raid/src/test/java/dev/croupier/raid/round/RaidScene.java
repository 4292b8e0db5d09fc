package dev.croupier.raid.round;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Violation;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.round.NewGame;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.StadiumInPlay;
import dev.croupier.pokemon.table.TurnState;
import dev.croupier.pokemon.turn.EndOfTurn;
import dev.croupier.raid.Boss;
import dev.croupier.raid.Raid;
import dev.croupier.raid.rules.PlayerCountBasis;
import dev.croupier.raid.rules.RaidRules;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * A position of a raid, drawn in a test: what each player has, and the boss, then what is done. It is the third turn of the game, of the players, and nobody has
 * done anything in it yet. Of a deck the test knows the order, the top card first. What a boss's 60 cards have besides those that a test names lies in the Lost
 * Zone already.
 */
final class RaidScene {
    static final Seat A = Seat.of(0);
    static final Seat B = Seat.of(1);
    static final Seat C = Seat.of(2);
    static final Seat D = Seat.of(3);

    /** Energy, of no use to anybody. */
    static final Card FILLER = PokemonCards.card("MEE", "2");
    /** A Pokémon: drawn by the boss it does nothing. */
    static final Card DUD = TestCards.DUD;

    private static final int BOSS_CARDS = 60;

    private final Array<Half> halves;
    private final Half boss = new Half();
    private RaidRules rules = RaidRules.house();
    private int turn = 3;
    private int reshuffles;
    private int lostAtFirst;
    private @Nullable Card stadium;
    private Seat stadiumBy = A;
    private List<Boolean> coins = List.empty();
    private List<Integer> numbers = List.empty();
    private long seed = 1;
    private Array<PokemonEvent> events = Array.empty();
    private @Nullable Pokemon game;
    private @Nullable PokemonState state;

    private RaidScene(int players) {
        halves = Array.fill(players, Half::new);
        boss.deck = Array.fill(20, () -> DUD);
        boss.active = spot(TestCards.BOSS);
    }

    static RaidScene raid(int players) {
        return new RaidScene(players);
    }

    /** A Pokémon as it lies on the table. */
    static final class Spot {
        private final Array<Card> stack;
        private Array<Card> energy = Array.empty();
        private Array<Card> tools = Array.empty();
        private int counters;
        private boolean isNew;
        private Conditions conditions = Conditions.none();

        private Spot(Array<Card> stack) {
            this.stack = stack;
        }

        Spot with(Card... attached) {
            for (Card card : attached) {
                if (card.isEnergy()) {
                    energy = energy.append(card);
                } else {
                    tools = tools.append(card);
                }
            }
            return this;
        }

        Spot damaged(int count) {
            counters = count;
            return this;
        }

        Spot having(SpecialCondition condition) {
            int each = condition == SpecialCondition.BURNED ? Conditions.BURN : Conditions.POISON;
            conditions = conditions.with(condition, each, 2);
            return this;
        }

        /** Put into play in this turn. */
        Spot isNew() {
            isNew = true;
            return this;
        }

        private Array<Card> cards() {
            return stack.appendAll(energy).appendAll(tools);
        }
    }

    static Spot spot(Card... stack) {
        return new Spot(Array.of(stack));
    }

    private static final class Half {
        private @Nullable Spot active = spot(TestCards.DUD);
        private Array<Spot> bench = Array.empty();
        private Array<Card> hand = Array.empty();
        private Array<Card> deck = Array.fill(8, () -> FILLER);
        private Array<Card> discard = Array.empty();
        private int prizes = 6;
        private boolean isGone;

        private Array<Spot> spots() {
            return active == null ? bench : bench.prepend(active);
        }

        private Array<Card> cards() {
            return spots().flatMap(Spot::cards)
                    .appendAll(hand)
                    .appendAll(deck)
                    .appendAll(discard)
                    .appendAll(Array.fill(prizes, () -> FILLER));
        }
    }

    Seat boss() {
        return Raid.bossSeat(halves.size());
    }

    private Half half(Seat seat) {
        return seat.equals(boss()) ? boss : halves.get(seat.index());
    }

    RaidScene rules(RaidRules other) {
        rules = other;
        return this;
    }

    /** The house rules with one option set. */
    RaidScene option(String name, String value) {
        return rules(rules.with(name, value).get());
    }

    /** The number of the turn, an odd one. */
    RaidScene turn(int number) {
        turn = number;
        return this;
    }

    /** The discard pile of the boss has become its deck so often. */
    RaidScene reshuffles(int count) {
        reshuffles = count;
        return this;
    }

    RaidScene active(Seat seat, Spot spot) {
        half(seat).active = spot;
        return this;
    }

    RaidScene bench(Seat seat, Spot... spots) {
        half(seat).bench = Array.of(spots);
        return this;
    }

    RaidScene without(Seat seat) {
        half(seat).active = null;
        return this;
    }

    RaidScene hand(Seat seat, Card... cards) {
        half(seat).hand = Array.of(cards);
        return this;
    }

    /** The deck, the top card first. */
    RaidScene deck(Seat seat, Card... cards) {
        half(seat).deck = Array.of(cards);
        return this;
    }

    RaidScene discard(Seat seat, Card... cards) {
        half(seat).discard = Array.of(cards);
        return this;
    }

    RaidScene prizesLeft(Seat seat, int left) {
        half(seat).prizes = left;
        return this;
    }

    /** The player is out of the game. */
    RaidScene gone(Seat seat) {
        half(seat).isGone = true;
        half(seat).active = null;
        return this;
    }

    RaidScene boss(Spot spot) {
        boss.active = spot;
        return this;
    }

    /** The deck of the boss, the top card first, then so many that do nothing. */
    RaidScene bossDeck(int duds, Card... cards) {
        boss.deck = Array.of(cards).appendAll(Array.fill(duds, () -> DUD));
        return this;
    }

    RaidScene bossDiscard(int duds, Card... cards) {
        boss.discard = Array.of(cards).appendAll(Array.fill(duds, () -> DUD));
        return this;
    }

    RaidScene stadium(Card card, Seat by) {
        stadium = card;
        stadiumBy = by;
        return this;
    }

    /** How the coins of the next step come up, in order: true is heads. A coin more or less fails the test. */
    RaidScene coins(Boolean... heads) {
        coins = List.of(heads);
        return this;
    }

    /** What chance chooses in the next step where it is asked, as places from 0. */
    RaidScene chosen(Integer... places) {
        numbers = List.of(places);
        return this;
    }

    RaidScene seed(long other) {
        seed = other;
        return this;
    }

    Pokemon game() {
        state();
        return java.util.Objects.requireNonNull(game);
    }

    PokemonState state() {
        PokemonState now = state;
        if (now == null) {
            now = built();
            state = now;
        }
        return now;
    }

    Array<PokemonEvent> events() {
        return events;
    }

    Side side(Seat seat) {
        return state().side(seat);
    }

    InPlay active(Seat seat) {
        return java.util.Objects.requireNonNull(side(seat).active());
    }

    InPlay bench(Seat seat, int place) {
        return side(seat).bench().get(place);
    }

    InPlay bossPokemon() {
        return active(boss());
    }

    /** Damage on the boss. */
    int recorded() {
        return 10 * bossPokemon().counters();
    }

    RaidRound round() {
        return RaidRound.of(state());
    }

    Array<String> hand(Seat seat) {
        return names(seat, side(seat).hand());
    }

    Array<String> discard(Seat seat) {
        return names(seat, side(seat).discard());
    }

    int deckSize(Seat seat) {
        return side(seat).pile().size();
    }

    /** How many cards of the boss have gone to the Lost Zone since the scene began. */
    int milled() {
        return side(boss()).lost().size() - lostAtFirst;
    }

    private Array<Card> stackOfBoss() {
        return java.util.Objects.requireNonNull(boss.active).stack;
    }

    private Array<String> names(Seat seat, CardSet cards) {
        return state().deck(seat).cards(cards).map(Card::name);
    }

    /** The names of what is attached to the boss. */
    Array<String> onBoss() {
        return bossPokemon()
                .energy()
                .appendAll(bossPokemon().tools())
                .map(placed -> placed.card().name());
    }

    @Nullable
    String stadium() {
        StadiumInPlay now = state().stadium();
        return now == null ? null : now.card().name();
    }

    int turnNumber() {
        return state().turn().number();
    }

    boolean isOver() {
        return state().outcome() != null;
    }

    /** How it ended; it has. */
    Outcome outcome() {
        return java.util.Objects.requireNonNull(state().outcome());
    }

    boolean playersWon() {
        Outcome outcome = state().outcome();
        return outcome != null && outcome.utility(A) > 0;
    }

    boolean bossWon() {
        Outcome outcome = state().outcome();
        return outcome != null && outcome.utility(boss()) > 0;
    }

    /** Does it; it has to be legal. */
    RaidScene play(PokemonAction action) {
        PokemonState before = state();
        assertThat(legal(action.seat())).as("legal actions").contains(action);
        Step<PokemonState, PokemonEvent> step =
                game().applyUnchecked(before, action, new Fate(coins, numbers, Randomness.seeded(seed)));
        Fate rest = (Fate) step.randomness();
        assertThat(rest.coins()).as("coins that were not flipped").isEmpty();
        assertThat(rest.numbers()).as("choices that chance was not asked for").isEmpty();
        coins = List.empty();
        numbers = List.empty();
        events = Array.ofAll(step.events());
        state = step.state();
        return this;
    }

    RaidScene answer(Choice choice) {
        return answer(toAct().head(), choice);
    }

    RaidScene answer(Seat seat, Choice choice) {
        return play(new PokemonAction.Answer(seat, choice));
    }

    RaidScene answer(Card card) {
        return answer(new Choice.OfCard(card));
    }

    RaidScene answer(InPlay pokemon) {
        return answer(new Choice.OfPokemon(pokemon.id()));
    }

    RaidScene attack(Seat seat, String name) {
        return play(new PokemonAction.UseAttack(seat, name));
    }

    RaidScene playTrainer(Seat seat, Card card) {
        return play(new PokemonAction.PlayTrainer(seat, card));
    }

    /** A Supporter of the first player is played for the second one. */
    RaidScene playFor(Seat seat, Card card, Seat other) {
        return play(new PokemonAction.PlayTrainer(seat, card, other));
    }

    RaidScene attach(Seat seat, Card card, InPlay to) {
        return play(new PokemonAction.AttachEnergy(seat, card, to.id()));
    }

    RaidScene pass(Seat seat) {
        return play(new PokemonAction.EndTurn(seat));
    }

    /** All players who are not done end their turn, and so it goes on to the next question. */
    RaidScene over() {
        List<Boolean> ofTheEnd = coins;
        List<Integer> chosenAtTheEnd = numbers;
        coins = List.empty();
        numbers = List.empty();
        Array<Seat> acting = toAct();
        for (Seat seat : acting) {
            if (seat.equals(acting.last())) {
                coins = ofTheEnd;
                numbers = chosenAtTheEnd;
            }
            pass(seat);
        }
        return this;
    }

    Array<Seat> toAct() {
        return Array.ofAll(game().turn(state()).toAct());
    }

    IndexedSeq<PokemonAction> legal(Seat seat) {
        return game().legalActions(state(), seat);
    }

    boolean isLegal(PokemonAction action) {
        return legal(action.seat()).contains(action);
    }

    boolean isPlayable(Seat seat, Card card) {
        return isLegal(new PokemonAction.PlayTrainer(seat, card));
    }

    /** What can be answered now by that player. */
    Array<Choice> answers(Seat seat) {
        return Array.ofAll(legal(seat))
                .filter(PokemonAction.Answer.class::isInstance)
                .map(action -> ((PokemonAction.Answer) action).choice());
    }

    /** The rule ids of the reasons against it. */
    Array<String> refusals(PokemonAction action) {
        var explained = game().explain(state(), action);
        Seq<? extends Violation> against = explained.isValid() ? Array.empty() : explained.getError();
        return Array.ofAll(against.map(violation -> violation.rule().toString()));
    }

    <E extends PokemonEvent> Array<E> told(Class<E> kind) {
        return events.filter(kind::isInstance).map(kind::cast);
    }

    private PokemonState built() {
        boss.prizes = 0;
        Array<Card> stack = stackOfBoss();
        Array<Card> ofBoss = boss.cards().drop(stack.size());
        Array<Card> lost = Array.fill(BOSS_CARDS - ofBoss.size(), () -> DUD);
        Array<Array<Card>> decks = halves.zipWithIndex((half, seat) -> {
            Array<Card> cards = half.cards();
            cards = stadium != null && stadiumBy.index() == seat ? cards.append(stadium) : cards;
            return cards.exists(Card::isBasicPokemon) ? cards : cards.append(DUD);
        });
        if (stadium != null && stadiumBy.equals(boss())) {
            ofBoss = ofBoss.append(stadium);
            lost = lost.tail();
        }
        Pokemon built = Raid.of(rules, decks, new Boss("a boss", stack, ofBoss.appendAll(lost)));
        game = built;
        PokemonState at = NewGame.table(built.setting());
        Numbering given = new Numbering(built.setting().decks());
        int entered = 0;
        for (Seat seat : Array.range(0, halves.size() + 1).map(Seat::of)) {
            Half half = half(seat);
            Array<InPlay> inPlay = Array.empty();
            for (Spot spot : half.spots()) {
                inPlay = inPlay.append(placed(spot, seat, ++entered, given));
            }
            boolean hasActive = half.active != null;
            Side side = at.side(seat)
                    .withHand(given.take(seat, half.hand))
                    .withPile(pile(seat, half.deck, given))
                    .withDiscard(given.take(seat, half.discard))
                    .withPrizes(new Prizes(Array.fill(half.prizes, () -> given.next(seat, FILLER)), 0, false))
                    .withTaken(seat.equals(boss()) ? 0 : 6 - half.prizes)
                    .withActive(hasActive ? inPlay.head() : null)
                    .withBench(hasActive ? inPlay.tail() : inPlay);
            if (seat.equals(boss())) {
                side = side.withLost(given.take(seat, lost));
                lostAtFirst = lost.size();
            }
            at = at.withSide(seat, half.isGone ? side.left() : side);
        }
        int counted = at.playersInPlay().size();
        TurnState before = at.turn();
        at = at.withEntered(entered)
                .withTurn(new TurnState(
                        turn,
                        at.playersInPlay().head(),
                        at.playersInPlay().head(),
                        Array.of((turn + 1) / 2, turn / 2),
                        TurnState.Phase.TURN,
                        before.round(),
                        0));
        if (stadium != null) {
            at = at.withStadium(
                    new StadiumInPlay(at.deck(stadiumBy).placed(given.next(stadiumBy, stadium)), stadiumBy));
        }
        RaidRound round = new RaidRound(
                halves.size(),
                rules.playerCountBasis() == PlayerCountBasis.AT_START ? halves.size() : counted,
                0,
                reshuffles,
                0,
                Array.empty(),
                Array.empty(),
                Array.empty());
        PokemonState bound = at.withAgenda(at.agenda().bind(RaidRound.SLOT, round));
        return bound.withAgenda(bound.agenda()
                .push(new Frame<>(
                        bound.turn().seat(),
                        "",
                        new RaidCourse(rules)
                                .turn(bound, RaidCourse.PLAYERS)
                                .tail()
                                .append(new EndOfTurn(RaidCourse.PLAYERS))
                                .toList(),
                        Slots.empty())));
    }

    private static DrawPile pile(Seat seat, Array<Card> cards, Numbering given) {
        DrawPile pile = DrawPile.shuffled(CardSet.empty());
        for (Card card : cards.reverse()) {
            pile = pile.putOnTop(CardSet.of(given.next(seat, card)), 0);
        }
        return pile;
    }

    private InPlay placed(Spot spot, Seat seat, int id, Numbering given) {
        DeckList deck = given.decks.get(seat.index());
        return InPlay.of(
                        PokemonId.of(id),
                        seat,
                        spot.stack.map(card -> deck.placed(given.next(seat, card))),
                        spot.isNew ? turn : 0)
                .withEnergy(spot.energy.map(card -> deck.placed(given.next(seat, card))))
                .withTools(spot.tools.map(card -> deck.placed(given.next(seat, card))))
                .withCounters(spot.counters)
                .withConditions(spot.conditions);
    }

    /** Gives out the copies of each card. */
    private static final class Numbering {
        private final Array<DeckList> decks;
        private Array<CardSet> used;

        Numbering(Array<DeckList> decks) {
            this.decks = decks;
            this.used = decks.map(deck -> CardSet.empty());
        }

        int next(Seat seat, Card card) {
            CardSet before = used.get(seat.index());
            int number = decks.get(seat.index()).copies(card).minus(before).first();
            used = used.update(seat.index(), before.with(number));
            return number;
        }

        CardSet take(Seat seat, Array<Card> cards) {
            CardSet taken = CardSet.empty();
            for (Card card : cards) {
                taken = taken.with(next(seat, card));
            }
            return taken;
        }
    }
}
