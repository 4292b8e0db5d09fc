package dev.croupier.heretoslay.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Amount;
import dev.croupier.core.agenda.Bind;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Condition;
import dev.croupier.core.agenda.ForEach;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.If;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.May;
import dev.croupier.core.agenda.Repeat;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.agenda.Unbind;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.effect.Counted;
import dev.croupier.heretoslay.effect.Discard;
import dev.croupier.heretoslay.effect.Fetch;
import dev.croupier.heretoslay.effect.IsDone;
import dev.croupier.heretoslay.effect.IsOfType;
import dev.croupier.heretoslay.effect.Lasts;
import dev.croupier.heretoslay.effect.LookAtHand;
import dev.croupier.heretoslay.effect.MayReveal;
import dev.croupier.heretoslay.effect.MoveHero;
import dev.croupier.heretoslay.effect.Pull;
import dev.croupier.heretoslay.effect.ReturnItem;
import dev.croupier.heretoslay.effect.ReturnItems;
import dev.croupier.heretoslay.effect.Steal;
import dev.croupier.heretoslay.effect.SwapHands;
import dev.croupier.heretoslay.effect.TakeFromHand;
import dev.croupier.heretoslay.effect.TakeOfDeck;
import dev.croupier.heretoslay.effect.Together;
import dev.croupier.heretoslay.effect.Wearers;
import dev.croupier.heretoslay.hero.RollForHero;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.play.MayPlay;
import dev.croupier.heretoslay.removal.Destroy;
import dev.croupier.heretoslay.removal.Sacrifice;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.zone.Draw;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * What a program would change, by seat and in cards: the sum over its instructions, where its choices are made as they look best at first
 * sight. It knows kinds of instructions, and no card.
 *
 * <p>Mutable: of one use.
 */
final class Programs {
    /** How far the rolls that a program makes are followed. */
    private static final int DEEPEST = 2;

    private static final double PULLED = 1.0;
    private static final double TAKEN_OF_CHOICE = 1.5;
    private static final double GIVEN = 0.7;
    private static final double PLAYED_AT_ONCE = 1.2;

    private final Standing standing;
    private final Seat viewer;
    private final double[] changes;
    private final int depth;
    private HtsState at;
    private double done = 1.0;

    private Programs(Standing standing, Seat viewer, HtsState at, int depth) {
        this.standing = standing;
        this.viewer = viewer;
        this.at = at;
        this.depth = depth;
        this.changes = new double[at.seats()];
    }

    /**
     * What the program would change.
     *
     * @param viewer whose hand is known
     * @param owner whose program it is
     * @param source what it belongs to
     * @param slots what is bound already
     */
    static double[] changes(
            Standing standing,
            Seat viewer,
            List<? extends Instruction<HtsState, HtsEvent>> program,
            Seat owner,
            String source,
            Slots slots) {
        return changes(standing, viewer, program, owner, source, slots, 0);
    }

    /** What a Hero's effect would change, with the targets that are bound. */
    static double[] effect(Standing standing, Seat viewer, Card hero, int number, Seat owner, Slots slots) {
        return effect(standing, viewer, hero, number, owner, slots, 0);
    }

    private static double[] effect(
            Standing standing, Seat viewer, Card hero, int number, Seat owner, Slots slots, int depth) {
        Face.Hero face = hero.hero();
        List<Instruction<HtsState, HtsEvent>> program =
                List.<Instruction<HtsState, HtsEvent>>of(face.effect()).prependAll(face.declared());
        return changes(standing, viewer, program, owner, hero.id(), slots.with(Bound.SELF, new HeroRef(number)), depth);
    }

    private static double[] changes(
            Standing standing,
            Seat viewer,
            List<? extends Instruction<HtsState, HtsEvent>> program,
            Seat owner,
            String source,
            Slots slots,
            int depth) {
        HtsState state = standing.state();
        Agenda<HtsState, HtsEvent> agenda =
                Agenda.<HtsState, HtsEvent>empty().push(new Frame<>(owner, source, List.empty(), slots));
        Programs programs = new Programs(standing, viewer, state.withAgenda(agenda), depth);
        for (Instruction<HtsState, HtsEvent> instruction : program) {
            programs.run(instruction, 1.0);
        }
        return programs.changes;
    }

    private Seat owner() {
        return at.agenda().top().owner();
    }

    private <T> @Nullable T bound(Slot<T> slot) {
        return at.agenda().slots().get(slot);
    }

    private <T> void bind(Slot<T> slot, T value) {
        at = at.withAgenda(at.agenda().bind(slot, value));
    }

    private void add(Seat seat, double cards) {
        changes[seat.index()] += cards;
    }

    private void run(Instruction<HtsState, HtsEvent> instruction, double chance) {
        if (chance <= 0.0) {
            return;
        }
        if (!combined(instruction, chance) && !aboutCards(instruction, chance)) {
            aboutHeroes(instruction, chance);
        }
    }

    private boolean combined(Instruction<HtsState, HtsEvent> instruction, double chance) {
        if (instruction instanceof Sequence<HtsState, HtsEvent> sequence) {
            sequence.steps().forEach(step -> run(step, chance));
        } else if (instruction instanceof If<HtsState, HtsEvent> conditional) {
            run(conditional.then(), chance * chanceOf(conditional.condition()));
        } else if (instruction instanceof Choose<HtsState, HtsEvent, ?> choose) {
            choose(choose);
        } else if (instruction instanceof ForEach<HtsState, HtsEvent, ?> each) {
            forEach(each, chance);
        } else if (instruction instanceof Repeat<HtsState, HtsEvent> repeat) {
            int times = repeat.times() instanceof Counted && bound(Bound.COUNT) == null
                    ? 1
                    : repeat.times().in(at);
            for (int i = 0; i < times; i++) {
                run(repeat.body(), chance);
            }
        } else if (instruction instanceof Bind<HtsState, HtsEvent, ?> bind) {
            bind(bind);
        } else if (instruction instanceof Unbind<HtsState, HtsEvent> unbind) {
            at = at.withAgenda(at.agenda().unbind(unbind.slot()));
        } else if (instruction instanceof May<HtsState, HtsEvent> may) {
            may(may, chance);
        } else {
            return false;
        }
        return true;
    }

    private <T> void bind(Bind<HtsState, HtsEvent, T> bind) {
        bind(bind.slot(), bind.value());
    }

    private <T> void forEach(ForEach<HtsState, HtsEvent, T> each, double chance) {
        for (T one : each.among().options(at)) {
            bind(each.as(), one);
            run(each.body(), chance);
        }
    }

    /** It is done if it is for the good of whoever may. */
    private void may(May<HtsState, HtsEvent> may, double chance) {
        double[] before = changes.clone();
        Seat who = may.who().of(at.agenda());
        double worth = standing.worth(changes, who);
        run(may.body(), chance);
        if (standing.worth(changes, who) < worth) {
            System.arraycopy(before, 0, changes, 0, before.length);
        }
    }

    private double chanceOf(Condition<HtsState> condition) {
        if (condition instanceof IsDone) {
            return done;
        }
        return condition instanceof IsOfType type ? chanceOf(type.cards(), type.type()) : 0.5;
    }

    /** How likely one of the bound cards is of that type; where the viewer does not see them, as likely as in the box. */
    private double chanceOf(Slot<Held> slot, CardType type) {
        Held held = bound(slot);
        CardSet ofType = at.catalogue().ofType(type);
        if (held != null && (held.seers() >> viewer.index() & 1) != 0) {
            return held.cards().intersects(ofType) ? 1.0 : 0.0;
        }
        int cards = held == null ? 1 : held.cards().size();
        double other = 1.0
                - (double) ofType.size() / (double) at.catalogue().mainDeck().size();
        return 1.0 - Math.pow(other, cards);
    }

    private <T> void choose(Choose<HtsState, HtsEvent, T> choose) {
        if (at.agenda().slots().binds(choose.as())) {
            return;
        }
        Seat who = choose.who().of(at.agenda());
        IndexedSeq<T> options = choose.options(at);
        T best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (T option : options) {
            double liking = liking(choose.among() instanceof Wearers, option, who);
            if (liking > most) {
                most = liking;
                best = option;
            }
        }
        if (best != null) {
            bind(choose.as(), best);
        }
    }

    /** How good a choice it looks at first sight. */
    private double liking(boolean wearer, Object option, Seat who) {
        if (option instanceof HeroRef hero) {
            Seat party = at.partyOf(hero.number());
            if (party == null) {
                return 0.0;
            }
            boolean own = party.equals(who);
            if (wearer) {
                double items = Cards.worn(standing, party, hero.number());
                return own ? -items : standing.weight(party) * items;
            }
            double worth = Cards.lost(standing, party, hero.number());
            return own ? -worth : standing.weight(party) * worth;
        }
        if (option instanceof Seat seat) {
            return standing.weight(seat) * (at.hand(seat).isEmpty() ? 0.1 : 1.0);
        }
        return option instanceof CardRef card ? Cards.held(standing, who, at.card(card.number())) : 0.0;
    }

    private boolean aboutCards(Instruction<HtsState, HtsEvent> instruction, double chance) {
        if (instruction instanceof Draw draw) {
            int count = Math.max(
                    0,
                    draw.amount() instanceof Amount.Fixed<HtsState> fixed
                            ? fixed.number()
                            : draw.amount().in(at));
            add(draw.who().of(at.agenda()), chance * standing.counting().unseen() * count);
        } else if (instruction instanceof Discard discard) {
            discard(discard, chance);
        } else if (instruction instanceof Pull pull) {
            pull(pull, chance);
        } else if (instruction instanceof Fetch fetch) {
            CardRef card = bound(fetch.card());
            if (card != null) {
                add(owner(), chance * (0.2 + Cards.held(standing, owner(), at.card(card.number()))));
            }
        } else if (instruction instanceof SwapHands swap) {
            swap(swap, chance);
        } else if (instruction instanceof LookAtHand) {
            add(owner(), 0.15 * chance);
        } else if (instruction instanceof TakeFromHand take) {
            Seat from = bound(take.from());
            if (from != null && !at.hand(from).isEmpty()) {
                add(owner(), chance * TAKEN_OF_CHOICE);
                add(from, -chance * TAKEN_OF_CHOICE);
            }
        } else if (instruction instanceof TakeOfDeck) {
            add(owner(), chance * TAKEN_OF_CHOICE);
        } else if (instruction instanceof MayReveal reveal) {
            run(reveal.then(), chance * chanceOf(reveal.from(), reveal.type()));
        } else if (instruction instanceof MayPlay play) {
            add(owner(), chance * chanceToPlay(play) * PLAYED_AT_ONCE);
        } else if (instruction instanceof ReturnItem item) {
            returnItem(item, chance);
        } else if (instruction instanceof ReturnItems) {
            returnItems(chance);
        } else {
            return false;
        }
        return true;
    }

    private void discard(Discard discard, double chance) {
        Seat who = discard.who().of(at.agenda());
        int hand = at.hand(who).size();
        int wanted = Math.max(discard.least() - discard.so(), discard.least() == 0 ? 1 : 0);
        int count = Math.min(wanted, hand);
        done = count >= discard.least() - discard.so() ? 1.0 : 0.0;
        if (discard.least() == 0 && hand == 0) {
            bind(Bound.COUNT, 0);
        }
        add(who, -chance * Cards.LEAST * count);
    }

    private void pull(Pull pull, double chance) {
        Seat from = bound(pull.from());
        if (from != null && !from.equals(owner())) {
            double count = Math.min(pull.count(), at.hand(from).size());
            add(from, -chance * PULLED * count);
            add(owner(), chance * PULLED * count);
        }
    }

    private void swap(SwapHands swap, double chance) {
        Seat other = bound(swap.with());
        if (other != null) {
            double mine = owner().equals(viewer)
                    ? Cards.held(standing, viewer, at.hand(viewer))
                    : standing.counting().unseen() * at.hand(owner()).size();
            double theirs = other.equals(viewer)
                    ? Cards.held(standing, viewer, at.hand(viewer))
                    : standing.counting().unseen() * at.hand(other).size();
            add(owner(), chance * (theirs - mine));
            add(other, chance * (mine - theirs));
        }
    }

    private double chanceToPlay(MayPlay play) {
        if (play.from() == null && owner().equals(viewer)) {
            return play.offered(at).isEmpty() ? 0.0 : 1.0;
        }
        Slot<Held> from = play.from();
        double none = 1.0;
        for (CardType type : play.types()) {
            none *= 1.0 - (from == null ? 0.6 : chanceOf(from, type));
        }
        done = 1.0 - none;
        return done;
    }

    private void returnItem(ReturnItem instruction, double chance) {
        HeroRef hero = bound(instruction.wearer());
        Seat party = hero == null ? null : at.partyOf(hero.number());
        CardSet items = hero == null ? CardSet.empty() : at.equipment().on(hero.number());
        done = party == null || items.isEmpty() ? 0.0 : 1.0;
        if (hero != null && party != null && !items.isEmpty()) {
            takeOff(party, hero.number(), items.first(), instruction.toOwner() ? owner() : party, chance);
        }
    }

    private void returnItems(double chance) {
        for (var items = at.equipment().items().iterator(); items.hasNext(); ) {
            int item = items.nextInt();
            int hero = at.equipment().wearerOf(item);
            Seat party = at.partyOf(hero);
            if (party != null) {
                takeOff(party, hero, item, party, chance);
            }
        }
    }

    private void takeOff(Seat party, int hero, int item, Seat to, double chance) {
        Card card = at.card(item);
        Passive.CountsAs mask = Passive.of(card.face().passives(), Passive.CountsAs.class)
                .headOption()
                .getOrNull();
        double worth = mask == null
                ? Cards.worn(standing, party, hero, card)
                : -standing.change(party, mask.heroClass(), at.card(hero).hero().heroClass());
        add(party, -chance * worth);
        add(to, chance * Cards.held(standing, to, card));
    }

    private void aboutHeroes(Instruction<HtsState, HtsEvent> instruction, double chance) {
        if (instruction instanceof Steal steal) {
            steal(bound(steal.hero()), chance);
        } else if (instruction instanceof Destroy destroy) {
            destroy(bound(destroy.hero()), chance);
        } else if (instruction instanceof Sacrifice sacrifice) {
            sacrifice(bound(sacrifice.hero()), chance);
        } else if (instruction instanceof MoveHero move) {
            move(bound(move.hero()), bound(move.to()), chance);
        } else if (instruction instanceof Together together) {
            together(together, chance);
        } else if (instruction instanceof Lasts lasts) {
            add(owner(), chance * lasting(lasts.passive()));
        } else if (instruction instanceof RollForHero roll) {
            roll(bound(roll.hero()), chance);
        }
    }

    private void steal(@Nullable HeroRef hero, double chance) {
        Seat from = hero == null ? null : at.partyOf(hero.number());
        boolean can = from != null
                && !from.equals(owner())
                && Party.forbidding(at, from, Passive.What.STEALING_HEROES) == null;
        done = can ? 1.0 : 0.0;
        if (can && hero != null && from != null) {
            add(from, -chance * Cards.lost(standing, from, hero.number()));
            add(owner(), chance * Cards.gained(standing, owner(), hero.number()));
        }
    }

    private void destroy(@Nullable HeroRef hero, double chance) {
        Seat from = hero == null ? null : at.partyOf(hero.number());
        boolean can = from != null
                && !from.equals(owner())
                && Party.forbidding(at, from, Passive.What.DESTROYING_HEROES) == null;
        done = can ? 1.0 : 0.0;
        if (can && hero != null && from != null) {
            double worth = Cards.lost(standing, from, hero.number());
            boolean stolen = replaced(Party.skills(at, owner()), Passive.Instead.STEAL);
            boolean saved = !stolen
                    && replaced(at.catalogue().cards(at.equipment().on(hero.number())), Passive.Instead.DISCARD_ITEM);
            add(from, saved ? -0.5 * chance : -chance * worth);
            add(owner(), stolen ? chance * Cards.gained(standing, owner(), hero.number()) : 0.0);
        }
    }

    private static boolean replaced(IndexedSeq<Card> cards, Passive.Instead instead) {
        for (Card card : cards) {
            for (Passive passive : card.face().passives()) {
                if (passive instanceof Passive.Replacement replacement && replacement.instead() == instead) {
                    return true;
                }
            }
        }
        return false;
    }

    private void sacrifice(@Nullable HeroRef hero, double chance) {
        Seat from = hero == null ? null : at.partyOf(hero.number());
        if (hero != null && from != null) {
            boolean saved =
                    replaced(at.catalogue().cards(at.equipment().on(hero.number())), Passive.Instead.DISCARD_ITEM);
            add(from, saved ? -0.5 * chance : -chance * Cards.lost(standing, from, hero.number()));
        }
    }

    private void move(@Nullable HeroRef hero, @Nullable Seat to, double chance) {
        Seat from = hero == null ? null : at.partyOf(hero.number());
        if (hero != null && to != null && from != null) {
            add(from, -chance * Cards.lost(standing, from, hero.number()));
            add(to, chance * Cards.gained(standing, to, hero.number()));
        }
    }

    private void together(Together together, double chance) {
        for (Seat seat : at.others(owner())) {
            if (together.having().forAll(heroClass -> Party.hasClass(at, seat, heroClass))) {
                if (together.deed() == Together.Deed.SACRIFICE) {
                    add(seat, -chance * leastHero(seat));
                } else if (!at.hand(seat).isEmpty()) {
                    add(seat, -chance * GIVEN);
                    add(owner(), together.deed() == Together.Deed.GIVE ? chance * GIVEN : 0.0);
                }
            }
        }
    }

    private double leastHero(Seat seat) {
        double least = Double.POSITIVE_INFINITY;
        for (var heroes = at.heroes(seat).iterator(); heroes.hasNext(); ) {
            least = Math.min(least, Cards.lost(standing, seat, heroes.nextInt()));
        }
        return least == Double.POSITIVE_INFINITY ? 0.0 : least;
    }

    private double lasting(Passive passive) {
        int points = owner().equals(at.turn().seat()) ? at.turn().points() : 0;
        if (passive instanceof Passive.Bonus bonus) {
            return 0.25 * bonus.amount() * points;
        }
        return passive instanceof Passive.Forbids forbids && forbids.what() == Passive.What.CHALLENGING_CARDS
                ? 0.3 * points
                : 0.4 + 0.05 * standing.score(owner());
    }

    private void roll(@Nullable HeroRef hero, double chance) {
        if (hero == null || depth >= DEEPEST) {
            return;
        }
        Card card = at.card(hero.number());
        double success = chance * Rolling.chance(at, owner(), card, hero.number());
        double[] effect = effect(standing, viewer, card, hero.number(), owner(), Slots.empty(), depth + 1);
        for (int seat = 0; seat < effect.length; seat++) {
            changes[seat] += success * effect[seat];
        }
    }
}
