package dev.croupier.pokemon.card;

import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.effect.AllEnergy;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.ChooseEnergy;
import dev.croupier.pokemon.effect.ChooseNumber;
import dev.croupier.pokemon.effect.ChoosePokemon;
import dev.croupier.pokemon.effect.Coins;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.effect.DiscardOwnEnergy;
import dev.croupier.pokemon.effect.DiscardStadium;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.effect.Lasts;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.Like;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.When;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import io.vavr.collection.Array;

/** The verbs of card texts, each made of instructions: what most cards need, in one word each. Everything else is written in the instructions themselves. */
public final class Do {
    /** Where the cards are bound that a text speaks of. */
    public static final Slot<Picked> CARDS = Slot.of("cards", Picked.class);
    /** Where other cards are bound, for a text that speaks of two lots. */
    public static final Slot<Picked> OTHERS = Slot.of("others", Picked.class);
    /** Where the Pokémon are bound that a text speaks of. */
    public static final Slot<Group> CHOSEN = Group.slot("chosen");
    /** Where other Pokémon are bound, for a text that speaks of two. */
    public static final Slot<Group> SECOND = Group.slot("second");
    /** A number that was chosen. */
    public static final Slot<Integer> NUMBER = Slot.of("number", Integer.class);

    /** Where the attached cards are bound that a text speaks of. */
    public static final Slot<AttachedCards> ATTACHED = AttachedCards.slot("attached");
    /** How many cards of hands were moved. */
    public static final Slot<Integer> MOVED = Slot.of("moved", Integer.class);

    private Do() {}

    /** You draw so many cards. */
    public static Effect draw(int count) {
        return draw(HowManys.fixed(count));
    }

    public static Effect draw(HowMany count) {
        return new Deck.Draw(Whose.YOURS, count);
    }

    public static Effect draw(Whose whose, HowMany count) {
        return new Deck.Draw(whose, count);
    }

    /** You draw until you have so many cards in hand. */
    public static Effect drawUntil(HowMany count) {
        return new Deck.DrawUntil(Whose.YOURS, count);
    }

    /** You look through your deck and choose up to so many cards of a kind, which are bound as {@link #CARDS}; then what is done with them, and a shuffle. */
    public static Effect search(Kind kind, int most, Effect... then) {
        return search(kind, HowManys.fixed(most), then);
    }

    public static Effect search(Kind kind, HowMany most, Effect... then) {
        return search(kind, most, ChooseCards.Different.NOT_AT_ALL, then);
    }

    /** The same for cards that have to differ. */
    public static Effect search(Kind kind, HowMany most, ChooseCards.Different different, Effect... then) {
        return Control.All.of(
                new Deck.LookThrough(),
                new ChooseCards(
                        CARDS,
                        Whose.YOURS,
                        Whose.YOURS,
                        Zone.DECK,
                        null,
                        kind,
                        kind == Kinds.Simply.CARD ? most : HowManys.fixed(0),
                        most,
                        different),
                Control.All.of(then),
                new Deck.Shuffle(Whose.YOURS));
    }

    /** You choose up to so many cards of a kind in your deck, bound as {@link #CARDS}, while you look through it. */
    public static Effect find(Kind kind, int most) {
        return new ChooseCards(
                CARDS,
                Whose.YOURS,
                Whose.YOURS,
                Zone.DECK,
                null,
                kind,
                HowManys.fixed(0),
                HowManys.fixed(most),
                ChooseCards.Different.NOT_AT_ALL);
    }

    /** You choose up to so many cards of a kind among bound cards of your deck, bound as {@link #CARDS}. */
    public static Effect findAmong(Slot<Picked> among, Kind kind, int most) {
        return new ChooseCards(
                CARDS,
                Whose.YOURS,
                Whose.YOURS,
                Zone.DECK,
                among,
                kind,
                HowManys.fixed(0),
                HowManys.fixed(most),
                ChooseCards.Different.NOT_AT_ALL);
    }

    /** … reveal them and put them into your hand. */
    public static Effect searchToHand(Kind kind, int most) {
        return search(kind, most, new dev.croupier.pokemon.effect.MoveCards(CARDS, Zone.HAND, true));
    }

    /** … and put them onto your Bench. */
    public static Effect searchToBench(Kind kind, int most) {
        return Control.If.holds(
                Whens.room(),
                search(kind, HowManys.atMost(HowManys.fixed(most), HowManys.room()), new Moves.PutOnBench(CARDS)));
    }

    /** You look through your deck for up to one card of each of these kinds, reveal them and put them into your hand; then a shuffle. */
    public static Effect searchEachToHand(Kind... kinds) {
        Array<Effect> choices = Array.empty();
        Array<Effect> moves = Array.empty();
        for (Kind kind : kinds) {
            Slot<Picked> slot = Slot.of("card-" + choices.size(), Picked.class);
            choices = choices.append(new ChooseCards(
                    slot,
                    Whose.YOURS,
                    Whose.YOURS,
                    Zone.DECK,
                    null,
                    kind,
                    HowManys.fixed(0),
                    HowManys.fixed(1),
                    ChooseCards.Different.NOT_AT_ALL));
            moves = moves.append(new dev.croupier.pokemon.effect.MoveCards(slot, Zone.HAND, true));
        }
        return new Control.All(
                choices.prepend(new Deck.LookThrough()).appendAll(moves).append(new Deck.Shuffle(Whose.YOURS)));
    }

    /** You look through your deck and choose up to so many cards, whichever, which are bound as {@link #CARDS}; then what is done with them, and a shuffle. */
    public static Effect searchAny(int most, Effect... then) {
        return Control.All.of(
                new Deck.LookThrough(),
                new ChooseCards(
                        CARDS,
                        Whose.YOURS,
                        Whose.YOURS,
                        Zone.DECK,
                        null,
                        Kinds.Simply.CARD,
                        HowManys.upToLeastHidden(),
                        HowManys.fixed(most),
                        ChooseCards.Different.NOT_AT_ALL),
                Control.All.of(then),
                new Deck.Shuffle(Whose.YOURS));
    }

    /** You search for up to so many cards of a kind and attach each to one of those Pokémon. */
    public static Effect searchToAttach(Kind kind, int most, Which among) {
        return search(kind, most, new Attachments.AttachEach(CARDS, among));
    }

    /** You look at that many cards of the top of your deck, put one of them into your hand, and the others go elsewhere. */
    public static Effect takeOneOfTop(int count, Zone others) {
        return takeFromTop(count, 1, others);
    }

    /** You look at so many of the top cards of your deck and put so many into your hand; the others go to another zone. */
    public static Effect takeFromTop(int looked, int taken, Zone others) {
        return Control.All.of(
                new Deck.LookAtTop(CARDS, HowManys.fixed(looked)),
                new ChooseCards(
                        OTHERS,
                        Whose.YOURS,
                        Whose.YOURS,
                        Zone.DECK,
                        CARDS,
                        Kinds.Simply.CARD,
                        HowManys.fixed(taken),
                        HowManys.fixed(taken),
                        ChooseCards.Different.NOT_AT_ALL),
                new dev.croupier.pokemon.effect.MoveCards(OTHERS, Zone.HAND, false),
                new dev.croupier.pokemon.effect.MoveCards(CARDS, others, false));
    }

    /** You choose cards of your discard pile, bound as {@link #CARDS}: at least one, or up to so many as the options say. */
    public static Effect chooseFromDiscard(Kind kind, int most) {
        return chooseFromDiscard(kind, HowManys.fixed(most), most == 1);
    }

    private static Effect chooseFromDiscard(Kind kind, HowMany most, boolean exactly) {
        return new ChooseCards(
                CARDS,
                Whose.YOURS,
                Whose.YOURS,
                Zone.DISCARD,
                null,
                kind,
                exactly ? HowManys.fixed(1) : HowManys.upToLeast(),
                most,
                ChooseCards.Different.NOT_AT_ALL);
    }

    /** You choose exactly so many of the cards bound as {@code among}, which lie in your deck. */
    public static Effect chooseAmong(Slot<Picked> as, Slot<Picked> among, int count) {
        return new ChooseCards(
                as,
                Whose.YOURS,
                Whose.YOURS,
                Zone.DECK,
                among,
                Kinds.Simply.CARD,
                HowManys.fixed(count),
                HowManys.fixed(count),
                ChooseCards.Different.NOT_AT_ALL);
    }

    /** You put up to so many of them from your discard pile onto your Bench. */
    public static Effect benchFromDiscard(Kind kind, int most) {
        return Control.If.holds(
                Whens.room(),
                chooseFromDiscard(kind, HowManys.atMost(HowManys.fixed(most), HowManys.room()), false),
                new Moves.PutOnBench(CARDS));
    }

    /** You attach up to so many cards of a kind from your discard pile to that Pokémon. */
    public static Effect attachFromDiscard(Kind kind, int most, Which to) {
        return Control.All.of(chooseFromDiscard(kind, most), new Attachments.Attach(CARDS, to));
    }

    /** You choose exactly so many cards of your hand, bound as {@link #CARDS}. */
    public static Effect chooseFromHand(Kind kind, int count) {
        return new ChooseCards(
                CARDS,
                Whose.YOURS,
                Whose.YOURS,
                Zone.HAND,
                null,
                kind,
                HowManys.fixed(count),
                HowManys.fixed(count),
                ChooseCards.Different.NOT_AT_ALL);
    }

    /** You choose up to so many cards of your hand, bound as {@link #CARDS}. */
    public static Effect chooseFromHandUpTo(Kind kind, int most) {
        return new ChooseCards(
                CARDS,
                Whose.YOURS,
                Whose.YOURS,
                Zone.HAND,
                null,
                kind,
                HowManys.upToLeastHidden(),
                HowManys.fixed(most),
                ChooseCards.Different.NOT_AT_ALL);
    }

    /** Your opponent's hand is shown, and you choose so many cards of it, which are discarded. */
    public static Effect discardFromShownHand(int count) {
        return Control.All.of(
                new Deck.ShowHand(Whose.OPPONENTS, true),
                new ChooseCards(
                        CARDS,
                        Whose.YOURS,
                        Whose.OPPONENTS,
                        Zone.HAND,
                        null,
                        Kinds.Simply.CARD,
                        HowManys.fixed(count),
                        HowManys.fixed(count),
                        ChooseCards.Different.NOT_AT_ALL),
                new dev.croupier.pokemon.effect.MoveCards(CARDS, Zone.DISCARD, true));
    }

    /** You discard so many cards of a kind from your hand, which are bound as {@link #OTHERS}: the text goes on to speak of other cards. */
    public static Effect discardFromHand(Kind kind, int count) {
        return Control.All.of(
                new ChooseCards(
                        OTHERS,
                        Whose.YOURS,
                        Whose.YOURS,
                        Zone.HAND,
                        null,
                        kind,
                        HowManys.fixed(count),
                        HowManys.fixed(count),
                        ChooseCards.Different.NOT_AT_ALL),
                new dev.croupier.pokemon.effect.MoveCards(OTHERS, Zone.DISCARD, true));
    }

    /** The top cards of your deck are discarded. */
    public static Effect mill(int count) {
        return new Deck.Mill(Whose.YOURS, HowManys.fixed(count), Zone.DISCARD);
    }

    /** The cards bound as {@link #CARDS} are attached to the first of them. */
    public static Effect attachTo(Which which) {
        return new Attachments.Attach(CARDS, which);
    }

    /** The cards bound as {@link #CARDS} are attached to one of them of your choice, bound as {@link #CHOSEN}. */
    public static Effect attachToOneOf(Which which) {
        return when(Whens.did(CARDS), choose(which), attachTo(chosen()));
    }

    /** Players shuffle their hands into their decks. */
    public static Effect shuffleHandIntoDeck(Whose whose) {
        return Control.All.of(new Deck.MoveHand(whose, Zone.DECK, MOVED), new Deck.Shuffle(whose));
    }

    /** The cards bound as {@link #CARDS} go to your hand. */
    public static Effect toHand(boolean revealed) {
        return new dev.croupier.pokemon.effect.MoveCards(CARDS, Zone.HAND, revealed);
    }

    /** You choose one of them, bound as {@link #CHOSEN}. */
    public static Effect choose(Which which) {
        return choose(CHOSEN, which);
    }

    public static Effect choose(Slot<Group> as, Which which) {
        return new ChoosePokemon(as, Whose.YOURS, which, HowManys.fixed(1), HowManys.fixed(1));
    }

    /** You choose exactly so many of them, or all where there are fewer. */
    public static Effect choose(Which which, int count) {
        return new ChoosePokemon(CHOSEN, Whose.YOURS, which, HowManys.fixed(count), HowManys.fixed(count));
    }

    /** You choose up to so many of them. */
    public static Effect chooseUpTo(Which which, int most) {
        return new ChoosePokemon(CHOSEN, Whose.YOURS, which, HowManys.upToLeast(), HowManys.fixed(most));
    }

    /** The Pokémon bound as {@link #CHOSEN}. */
    public static Which chosen() {
        return Those.bound(CHOSEN);
    }

    /** You switch your Active Pokémon with a Benched one of your choice. */
    public static Effect switchActive() {
        return Control.All.of(choose(Those.yours(Where.BENCHED)), new Moves.MoveToActive(chosen()));
    }

    /** You choose which of your opponent's Benched Pokémon becomes Active. */
    public static Effect gust() {
        return Control.All.of(
                choose(Those.theirs(Where.BENCHED)), new Moves.MoveToActive(chosen(), Moves.Concerned.SWITCHED_IN));
    }

    /** Your opponent switches its Active Pokémon with a Benched one of its own choice. */
    public static Effect switchOut() {
        return Control.All.of(
                new ChoosePokemon(
                        SECOND, Whose.OPPONENTS, Those.theirs(Where.BENCHED), HowManys.fixed(1), HowManys.fixed(1)),
                new Moves.MoveToActive(Those.bound(SECOND), Moves.Concerned.SWITCHED_OUT));
    }

    /** They go back to the hands of their owners with everything attached to them. */
    public static Effect takeBack(Which which) {
        return new Moves.Leave(which, Zone.HAND, Zone.HAND);
    }

    /** You choose one of your damaged Pokémon that are so, bound as {@link #CHOSEN}, and heal it of so much. */
    public static Effect healOne(int damage, Like... likes) {
        Like damaged = Likes.all(Likes.all(likes), Likes.Simply.DAMAGED);
        return Control.All.of(choose(Those.yours(Where.IN_PLAY, damaged)), heal(chosen(), damage));
    }

    public static Effect heal(Which which, int damage) {
        return new Harm.Heal(which, HowManys.fixed(damage));
    }

    /** They are healed of all damage. */
    public static Effect healAll(Which which) {
        return new Harm.Heal(which, HowManys.times(10, HowManys.counters(which)));
    }

    public static Effect putCounters(Which which, int count) {
        return new Harm.PutCounters(which, HowManys.fixed(count));
    }

    /** You choose one of each, and up to so many damage counters go from the one to the other. */
    public static Effect moveCounters(Which from, int most, Which to) {
        return Control.All.of(
                choose(from),
                choose(SECOND, to),
                new ChooseNumber(
                        NUMBER,
                        HowManys.upToLeast(),
                        HowManys.atMost(HowManys.fixed(most), HowManys.counters(chosen()))),
                new Harm.MoveCounters(chosen(), Those.bound(SECOND), HowManys.bound(NUMBER)));
    }

    public static Effect distributeCounters(int count, Which which) {
        return new Harm.DistributeCounters(HowManys.fixed(count), which);
    }

    public static Effect inflict(Which which, SpecialCondition condition) {
        return Harm.Inflict.on(which, condition);
    }

    public static Effect knockOut(Which which) {
        return new Harm.KnockOut(which);
    }

    /** This Pokémon Knocks itself Out. */
    public static Effect knockOutSelf() {
        return new Harm.KnockOutSelf(Those.self());
    }

    /** The attack does that number of damage. */
    public static Effect damage(HowMany number) {
        return new Hit.Base(number);
    }

    /** The attack does so much more. */
    public static Effect more(HowMany number) {
        return new Hit.More(number);
    }

    public static Effect more(int number) {
        return new Hit.More(HowManys.fixed(number));
    }

    /** The attack does so much less. */
    public static Effect less(HowMany number) {
        return new Hit.Less(number);
    }

    /** They are damaged, too. */
    public static Effect hit(Which which, int damage) {
        return new Hit.Also(which, HowManys.fixed(damage));
    }

    /** Effects on your opponent's Active Pokémon do not change the damage (PKM-Q7). */
    public static Effect ignoreDefenderEffects() {
        return Hit.Ignore.defenderEffects();
    }

    public static Effect flip(int coins) {
        return new Coins.Flip(HowManys.fixed(coins));
    }

    /** A coin is flipped, and on heads something is done. */
    public static Effect onHeads(Effect... then) {
        return Control.All.of(flip(1), Control.If.holds(Whens.heads(), then));
    }

    /** A coin is flipped, and on tails the attack does nothing. */
    public static Effect failOnTails() {
        return Control.All.of(flip(1), Control.If.holds(Whens.not(Whens.heads()), new Control.Fail()));
    }

    /** The attack does nothing where that does not hold. */
    public static Effect failUnless(When when) {
        return Control.If.holds(Whens.not(when), new Control.Fail());
    }

    public static Effect when(When when, Effect... then) {
        return Control.If.holds(when, then);
    }

    /** One thing after another. */
    public static Effect all(Effect... steps) {
        return Control.All.of(steps);
    }

    public static Effect may(Effect... steps) {
        return Control.May.also(steps);
    }

    /** You choose attached cards, so many of a kind, and discard them. */
    public static Effect discardAttached(Which on, Kind kind, int count) {
        return discarding(
                on,
                new Attachments.ChooseAttached(
                        ATTACHED, Whose.YOURS, on, kind, HowManys.fixed(count), HowManys.fixed(count)));
    }

    /** You may discard any number of Energy cards of a kind that are attached to them, bound as {@link #ATTACHED}. */
    public static Effect discardAnyEnergy(Which on, Kind kind) {
        return Control.All.of(
                new Attachments.ChooseAttached(
                        ATTACHED, Whose.YOURS, on, kind, HowManys.fixed(0), HowManys.energyCards(on, kind)),
                new Attachments.Detach(ATTACHED, Zone.DISCARD));
    }

    /** You choose attached cards that provide so many Energy of a type, any for Colorless, and put them into a zone (PKM-R72). */
    public static Effect putEnergy(Which on, EnergyType type, int units, Zone to) {
        return Control.All.of(
                new ChooseEnergy(ATTACHED, on, type, HowManys.fixed(units), HowManys.fixed(units)),
                new Attachments.Detach(ATTACHED, to));
    }

    /** You discard so many units of Energy of a type, any for Colorless: cards are chosen, and one that provides more may count as fewer (PKM-R71). */
    public static Effect discardEnergy(Which on, EnergyType type, int units) {
        return Control.All.of(
                new ChooseEnergy(ATTACHED, on, type, HowManys.fixed(units), HowManys.fixed(units)),
                new Attachments.Detach(ATTACHED, Zone.DISCARD));
    }

    /** You move an Energy to another Pokémon of your choice. */
    public static Effect moveEnergy(Which from, Which to) {
        return when(
                Whens.exists(to),
                new ChooseEnergy(ATTACHED, from, EnergyType.COLORLESS, HowManys.fixed(1), HowManys.fixed(1)),
                when(Whens.did(ATTACHED), choose(to), new Attachments.MoveAttached(ATTACHED, chosen())));
    }

    public static Effect discardStadium() {
        return new DiscardStadium();
    }

    /** How much Energy is attached to your Active Pokémon and the one that is attacked. */
    public static HowMany energyOfBothActive() {
        return HowManys.plus(
                HowManys.energy(Those.yours(Where.ACTIVE), EnergyType.COLORLESS),
                HowManys.energy(Those.defender(), EnergyType.COLORLESS));
    }

    /** You choose up to so many attached cards of a kind, bound as {@link #ATTACHED}. */
    public static Effect chooseAttachedUpTo(Which on, Kind kind, int most) {
        return new Attachments.ChooseAttached(
                ATTACHED, Whose.YOURS, on, kind, HowManys.upToLeast(), HowManys.fixed(most));
    }

    /** You move an attached card of a kind from one of these Pokémon to another of those. */
    public static Effect moveAttached(Which from, Kind kind, Where to, Like... like) {
        return Control.All.of(
                new Attachments.ChooseAttached(ATTACHED, Whose.YOURS, from, kind, HowManys.fixed(1), HowManys.fixed(1)),
                choose(Those.yours(to, Likes.all(Likes.otherThan(Those.holders(ATTACHED)), Likes.all(like)))),
                new Attachments.MoveAttached(ATTACHED, chosen()));
    }

    /** All attached cards of a kind are discarded. */
    public static Effect discardAllAttached(Which on, Kind kind) {
        return discarding(on, new Attachments.AllAttached(ATTACHED, on, kind));
    }

    /** What this Pokémon discards of its own in an attack may come before the damage, as the options say (PKM-ATK-6). */
    private static Effect discarding(Which on, Effect choice) {
        Effect discard = Control.All.of(choice, new Attachments.Detach(ATTACHED, Zone.DISCARD));
        return on.equals(Those.self()) ? new DiscardOwnEnergy(discard) : discard;
    }

    /** You choose Energy attached to a Pokémon that provides so many units in all, and discard it (PKM-R71). */
    public static Effect discardEnergy(Which on, int units) {
        HowMany number = HowManys.fixed(units);
        return discarding(on, new ChooseEnergy(ATTACHED, on, EnergyType.COLORLESS, number, number));
    }

    /** All attached Energy that counts as that type is discarded. */
    public static Effect discardAllEnergy(Which on, EnergyType type) {
        return discarding(on, new AllEnergy(ATTACHED, on, type));
    }

    /** Your opponents cannot play cards of a sort from their hands during their next turn. */
    public static Effect opponentsCannotPlay(Passive.Forbidden what) {
        return new Lasts.OnPlayer(
                Whose.OPPONENTS, Always.cannotPlay(what, Passive.Who.OPPONENTS), Lasts.Duration.OPPONENTS_NEXT_TURN);
    }

    /** You choose an attached card of a kind on one of them, and it moves to one of those of your choice. */
    public static Effect moveAttached(Which from, Kind kind, Which to) {
        return Control.If.holds(
                Whens.all(Whens.exists(from), Whens.exists(to)),
                new Attachments.ChooseAttached(ATTACHED, Whose.YOURS, from, kind, HowManys.fixed(1), HowManys.fixed(1)),
                Control.If.holds(
                        Whens.did(ATTACHED),
                        choose(SECOND, to),
                        new Attachments.MoveAttached(ATTACHED, Those.bound(SECOND))));
    }

    /** It holds for the Pokémon that is attacked, during your opponent's next turn. */
    public static Effect onDefenderNextTurn(Passive passive) {
        return new Lasts.OnPokemon(Those.defender(), passive, Lasts.Duration.OPPONENTS_NEXT_TURN);
    }

    /** It holds for this Pokémon, during your opponent's next turn. */
    public static Effect onSelfOpponentsTurn(Passive passive) {
        return new Lasts.OnPokemon(Those.self(), passive, Lasts.Duration.OPPONENTS_NEXT_TURN);
    }

    /** Damage from and effects of attacks are kept from this Pokémon, during your opponent's next turn. */
    public static Effect shieldSelf() {
        return Control.All.of(
                onSelfOpponentsTurn(Always.preventsDamage(Likes.Simply.SELF, Likes.Simply.ANY)),
                onSelfOpponentsTurn(Always.preventsEffects(Likes.Simply.SELF, Likes.Simply.ANY)));
    }

    /** It holds for this Pokémon, during your next turn. */
    public static Effect onSelfNextTurn(Passive passive) {
        return new Lasts.OnPokemon(Those.self(), passive, Lasts.Duration.OWN_NEXT_TURN);
    }
}
