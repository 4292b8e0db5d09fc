package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.GameId;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Violation;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.round.NewGame;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Round;
import dev.croupier.pokemon.table.Seating;
import dev.croupier.pokemon.table.Setting;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.StadiumInPlay;
import dev.croupier.pokemon.table.TurnState;
import dev.croupier.pokemon.turn.EndOfTurn;
import dev.croupier.pokemon.turn.TakeTurn;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * A position at a table, of two players where a test says nothing else, drawn in a test: what each has, then whose turn it is, then what is done. It is the third turn of the game,
 * of seat 0, and nobody has done anything in it yet; a test says otherwise where it matters. A coin that a
 * test did not speak of fails it.
 */
public final class Scene {
    /** The player whose turn it is. */
    public static final Seat YOU = Seat.of(0);
    /** The other one. */
    public static final Seat OPPONENT = Seat.of(1);

    private static final Card FILLER = PokemonCards.card("MEE", "2");
    /** The Active Pokémon of a player of whom a test says nothing; elsewhere the Basic Pokémon that a deck has to have, which lies nowhere. */
    private static final Card STRAY = PokemonCards.card("PFL", "54");

    private final Array<Half> halves;
    private final @Nullable Seating seating;
    private PokemonRules rules = PokemonRules.seed();
    private int turn = 3;
    private int decisions;
    private @Nullable Round round;
    private @Nullable Card stadium;
    private Seat stadiumBy = YOU;
    private List<Boolean> coins = List.empty();
    private Array<PokemonEvent> events = Array.empty();
    private @Nullable Pokemon game;
    private @Nullable PokemonState state;

    private Scene(int seats, @Nullable Seating seating) {
        this.halves = Array.fill(seats, Half::new);
        this.seating = seating;
    }

    /** A Pokémon as it lies on the table. */
    public static final class Spot {
        private final Array<Card> stack;
        private Array<Card> energy = Array.empty();
        private Array<Card> tools = Array.empty();
        private int counters;
        private int entered;
        private Conditions conditions = Conditions.none();

        private Spot(Array<Card> stack) {
            this.stack = stack;
        }

        /** With these cards attached: Energy or Tools. */
        public Spot with(Card... attached) {
            for (Card card : attached) {
                if (card.isEnergy()) {
                    energy = energy.append(card);
                } else {
                    tools = tools.append(card);
                }
            }
            return this;
        }

        /** With so many damage counters. */
        public Spot damaged(int count) {
            counters = count;
            return this;
        }

        /** With that Special Condition since the turn before. */
        public Spot having(SpecialCondition condition) {
            int counters = condition == SpecialCondition.BURNED ? Conditions.BURN : Conditions.POISON;
            conditions = conditions.with(condition, counters, 2);
            return this;
        }

        /** Put into play in this turn. */
        public Spot isNew() {
            entered = 3;
            return this;
        }

        private Array<Card> cards() {
            return stack.appendAll(energy).appendAll(tools);
        }
    }

    /** A Pokémon: its cards from the one beneath to the highest. */
    public static Spot spot(Card... stack) {
        return new Spot(Array.of(stack));
    }

    private static final class Half {
        private @Nullable Spot active;
        private Array<Spot> bench = Array.empty();
        private Array<Card> hand = Array.empty();
        private Array<Card> deck = Array.fill(5, () -> FILLER);
        private Array<Card> discard = Array.empty();
        private Array<Card> lost = Array.empty();
        private Array<Card> prizes = Array.fill(6, () -> FILLER);
        private int taken;
    }

    /** An empty table. */
    public static Scene scene() {
        return new Scene(2, null);
    }

    /** An empty table of that kind, of any number of seats; the first of them is of the team that went first. */
    public static Scene at(Seating seating) {
        return new Scene(seating.seats(), seating);
    }

    public Scene rules(PokemonRules other) {
        rules = other;
        return this;
    }

    /** The number of the turn; seat 0 went first, so it has the odd ones. */
    public Scene turn(int number) {
        turn = number;
        return this;
    }

    /** Which game of the table it is; the first where a test says nothing. */
    public Scene round(Round which) {
        round = which;
        return this;
    }

    /** So many decisions were taken. */
    public Scene decided(int count) {
        decisions = count;
        return this;
    }

    public Scene active(Seat seat, Spot spot) {
        half(seat).active = spot;
        return this;
    }

    public Scene bench(Seat seat, Spot... spots) {
        half(seat).bench = Array.of(spots);
        return this;
    }

    public Scene hand(Seat seat, Card... cards) {
        half(seat).hand = Array.of(cards);
        return this;
    }

    /** The deck, in an order that nobody knows. */
    public Scene deck(Seat seat, Card... cards) {
        half(seat).deck = Array.of(cards);
        return this;
    }

    public Scene discard(Seat seat, Card... cards) {
        half(seat).discard = Array.of(cards);
        return this;
    }

    public Scene lost(Seat seat, Card... cards) {
        half(seat).lost = Array.of(cards);
        return this;
    }

    public Scene prizes(Seat seat, Card... cards) {
        half(seat).prizes = Array.of(cards);
        half(seat).taken = 6 - cards.length;
        return this;
    }

    /** So many Prizes are left. */
    public Scene prizesLeft(Seat seat, int left) {
        return prizes(seat, Array.fill(left, () -> FILLER).toJavaArray(Card[]::new));
    }

    public Scene stadium(Card card, Seat by) {
        stadium = card;
        stadiumBy = by;
        return this;
    }

    private Half half(Seat seat) {
        return halves.get(seat.index());
    }

    /** How the coins of the next step come up, in order: true is heads. A coin more or less fails the test. */
    public Scene coins(Boolean... heads) {
        coins = List.of(heads);
        return this;
    }

    /** The game that the position is of. */
    public Pokemon game() {
        state();
        return java.util.Objects.requireNonNull(game);
    }

    /** The position as it is now. */
    public PokemonState state() {
        PokemonState now = state;
        if (now == null) {
            now = built();
            state = now;
        }
        return now;
    }

    /** It goes on from that position of the same game. */
    public Scene at(PokemonState other) {
        state = other;
        return this;
    }

    /** What the last step told. */
    public Array<PokemonEvent> events() {
        return events;
    }

    public Side side(Seat seat) {
        return state().side(seat);
    }

    /** The Active Pokémon; there is one. */
    public InPlay active(Seat seat) {
        return java.util.Objects.requireNonNull(side(seat).active());
    }

    /** The Benched Pokémon of that place, from 0. */
    public InPlay bench(Seat seat, int place) {
        return side(seat).bench().get(place);
    }

    /** The names of the cards in hand, in the order of the deck. */
    public Array<String> hand(Seat seat) {
        return names(seat, side(seat).hand());
    }

    public Array<String> discard(Seat seat) {
        return names(seat, side(seat).discard());
    }

    public Array<String> lost(Seat seat) {
        return names(seat, side(seat).lost());
    }

    public Array<String> deck(Seat seat) {
        return names(seat, side(seat).pile().cards());
    }

    private Array<String> names(Seat seat, CardSet cards) {
        return state().deck(seat).cards(cards).map(Card::name);
    }

    /** Does it; it has to be legal. Coins come up as was said before, everything else from a seed. */
    public Scene play(PokemonAction action) {
        PokemonState before = state();
        assertThat(legal(action.seat())).as("legal actions").contains(action);
        Step<PokemonState, PokemonEvent> step =
                game().applyUnchecked(before, action, new Coins(coins, Randomness.seeded(1)));
        assertThat(((Coins) step.randomness()).left())
                .as("coins that were not flipped")
                .isEmpty();
        coins = List.empty();
        events = Array.ofAll(step.events());
        state = step.state();
        return this;
    }

    /** Answers what is asked, as the player who is asked. */
    public Scene answer(Choice choice) {
        return play(new PokemonAction.Answer(game().turn(state()).toAct().head(), choice));
    }

    /** Answers with a card. */
    public Scene answer(Card card) {
        return answer(new Choice.OfCard(card));
    }

    /** Answers with a Pokémon in play. */
    public Scene answer(InPlay pokemon) {
        return answer(new Choice.OfPokemon(pokemon.id()));
    }

    public Scene answer(int number) {
        return answer(new Choice.OfNumber(number));
    }

    public Scene done() {
        return answer(new Choice.Done());
    }

    public Scene yes() {
        return answer(new Choice.Yes());
    }

    /** You use the attack of that name. */
    public Scene attack(String name) {
        return play(new PokemonAction.UseAttack(YOU, name));
    }

    public Scene playTrainer(Card card) {
        return play(new PokemonAction.PlayTrainer(YOU, card));
    }

    public Scene use(InPlay pokemon, String ability) {
        return play(new PokemonAction.UseAbility(YOU, pokemon.id(), ability));
    }

    public Scene endTurn() {
        return play(new PokemonAction.EndTurn(game().turn(state()).toAct().head()));
    }

    public IndexedSeq<PokemonAction> legal(Seat seat) {
        return game().legalActions(state(), seat);
    }

    public boolean isLegal(PokemonAction action) {
        return legal(action.seat()).contains(action);
    }

    /** What can be answered now. */
    public Array<Choice> answers() {
        return Array.ofAll(legal(game().turn(state()).toAct().head()))
                .filter(PokemonAction.Answer.class::isInstance)
                .map(action -> ((PokemonAction.Answer) action).choice());
    }

    /** The rule ids of the reasons against it. */
    public Array<String> refusals(PokemonAction action) {
        var explained = game().explain(state(), action);
        Seq<? extends Violation> against = explained.isValid() ? Array.empty() : explained.getError();
        return Array.ofAll(against.map(violation -> violation.rule().toString()));
    }

    private PokemonState built() {
        for (Half half : halves) {
            half.active = half.active == null && half.bench.isEmpty() ? spot(STRAY) : half.active;
        }
        Array<Array<Card>> decks = halves.map(half -> {
            Array<Card> all = half.hand
                    .appendAll(half.deck)
                    .appendAll(half.discard)
                    .appendAll(half.lost)
                    .appendAll(half.prizes);
            Array<Spot> spots = half.active == null ? half.bench : half.bench.prepend(half.active);
            for (Spot spot : spots) {
                all = all.appendAll(spot.cards());
            }
            return all.exists(Card::isBasicPokemon) ? all : all.append(STRAY);
        });
        if (stadium != null) {
            decks = decks.update(stadiumBy.index(), decks.get(stadiumBy.index()).append(stadium));
        }
        Pokemon built = built(decks);
        game = built;
        Setting setting = built.setting();
        PokemonState at = NewGame.table(setting);
        Numbering numbers = new Numbering(setting.decks());
        int entered = 0;
        for (int i = 0; i < halves.size(); i++) {
            Seat seat = Seat.of(i);
            Half half = half(seat);
            Side side = at.side(seat);
            Array<InPlay> inPlay = Array.empty();
            for (Spot spot : half.active == null ? half.bench : half.bench.prepend(half.active)) {
                inPlay = inPlay.append(placed(spot, seat, ++entered, numbers));
            }
            boolean hasActive = half.active != null;
            at = at.withSide(
                    seat,
                    side.withHand(numbers.take(seat, half.hand))
                            .withPile(DrawPile.shuffled(numbers.take(seat, half.deck)))
                            .withDiscard(numbers.take(seat, half.discard))
                            .withLost(numbers.take(seat, half.lost))
                            .withPrizes(new Prizes(half.prizes.map(card -> numbers.next(seat, card)), 0, false))
                            .withTaken(half.taken)
                            .withActive(hasActive ? inPlay.head() : null)
                            .withBench(hasActive ? inPlay.tail() : inPlay));
        }
        Array<Integer> teams = setting.teams();
        int count = teams.distinct().size();
        int team = (turn - 1) % count;
        Seat whose = Seat.of(teams.indexOf(team));
        TurnState before = at.turn();
        at = at.withEntered(entered)
                .withTurn(new TurnState(
                        turn,
                        whose,
                        YOU,
                        Array.range(0, count).map(other -> (turn + count - 1 - other) / count),
                        TurnState.Phase.TURN,
                        round == null ? before.round() : round,
                        decisions));
        for (int i = 0; i < decisions; i++) {
            at = at.decided();
        }
        if (stadium != null) {
            Placed card = setting.decks().get(stadiumBy.index()).placed(numbers.next(stadiumBy, stadium));
            at = at.withStadium(new StadiumInPlay(card, stadiumBy));
        }
        Agenda<PokemonState, PokemonEvent> agenda = at.agenda()
                .push(new Frame<>(whose, "", List.of(new TakeTurn(team), new EndOfTurn(team)), Slots.empty()));
        return at.withAgenda(agenda);
    }

    private Pokemon built(Array<Array<Card>> decks) {
        if (seating == null) {
            return Pokemon.of(rules, decks);
        }
        Array<DeckList> lists = decks.zipWithIndex((cards, seat) -> DeckList.of(Seat.of(seat), cards));
        return Pokemon.at(new GameId("pokemon", Pokemon.RULES_VERSION, rules.text()), rules, lists, seating);
    }

    private InPlay placed(Spot spot, Seat seat, int id, Numbering numbers) {
        DeckList deck = numbers.decks.get(seat.index());
        return InPlay.of(
                        PokemonId.of(id),
                        seat,
                        spot.stack.map(card -> deck.placed(numbers.next(seat, card))),
                        spot.entered == 0 ? 0 : turn)
                .withEnergy(spot.energy.map(card -> deck.placed(numbers.next(seat, card))))
                .withTools(spot.tools.map(card -> deck.placed(numbers.next(seat, card))))
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
