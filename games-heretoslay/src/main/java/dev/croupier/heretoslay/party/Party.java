package dev.croupier.heretoslay.party;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Equipment;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Lasting;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.table.Player;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/** Questions about a Party: the Party Leader, the Heroes with what they wear, the slain Monsters (HTS-B2, HTS-B25, HTS-B29). */
public final class Party {
    private static final int CLASSES = HeroClass.values().length;

    private Party() {}

    /** The cards with a skill: the Party Leader, then the slain Monsters in the order of slaying. */
    public static Array<Card> skills(HtsState state, Seat seat) {
        Player player = state.player(seat);
        Array<Card> monsters = Array.ofAll(player.monsters().reverse())
                .map(number -> state.catalogue().monster(number));
        Card leader = leader(state, seat);
        return leader == null ? monsters : monsters.prepend(leader);
    }

    /** The Party Leader, once there is one. */
    public static @Nullable Card leader(HtsState state, Seat seat) {
        int number = state.player(seat).leader();
        return number == Player.NO_LEADER ? null : state.catalogue().leader(number);
    }

    /** The class of a Hero in play: its own, unless something that it wears says another (HTS-ITM-07). */
    public static HeroClass classOf(HtsState state, int hero) {
        Equipment equipment = state.equipment();
        if (equipment.wearers().contains(hero)) {
            for (var items = equipment.on(hero).iterator(); items.hasNext(); ) {
                Array<Passive> passives = state.card(items.nextInt()).face().passives();
                for (int i = 0; i < passives.size(); i++) {
                    if (passives.get(i) instanceof Passive.CountsAs counts) {
                        return counts.heroClass();
                    }
                }
            }
        }
        return state.card(hero).hero().heroClass();
    }

    /** Whether the Party has a Hero or Leader of that class (HTS-EFF-12). */
    public static boolean hasClass(HtsState state, Seat seat, HeroClass heroClass) {
        return (classBits(state, seat) >> heroClass.ordinal() & 1) != 0;
    }

    /** Whether six different classes are in the Party (HTS-WIN-02). */
    public static boolean isFull(HtsState state, Seat seat) {
        return classBits(state, seat) == (1 << CLASSES) - 1;
    }

    /** How many Heroes of each class, in the order of the classes. */
    public static int[] heroesByClass(HtsState state, Seat seat) {
        int[] heroes = new int[CLASSES];
        for (var numbers = state.heroes(seat).iterator(); numbers.hasNext(); ) {
            heroes[classOf(state, numbers.nextInt()).ordinal()]++;
        }
        return heroes;
    }

    /** The class of the Party Leader, once there is one. */
    public static @Nullable HeroClass leaderClass(HtsState state, Seat seat) {
        Card leader = leader(state, seat);
        return leader == null ? null : leader.leader().heroClass();
    }

    private static int classBits(HtsState state, Seat seat) {
        Card leader = leader(state, seat);
        int bits = leader == null ? 0 : 1 << leader.leader().heroClass().ordinal();
        for (var heroes = state.heroes(seat).iterator(); heroes.hasNext(); ) {
            bits |= 1 << classOf(state, heroes.nextInt()).ordinal();
        }
        return bits;
    }

    /** The card that forbids something for a player's Party: a skill, or what lasts; nothing when it is allowed. */
    public static @Nullable Card forbidding(HtsState state, Seat seat, Passive.What what) {
        for (List<Integer> monsters = state.player(seat).monsters(); !monsters.isEmpty(); monsters = monsters.tail()) {
            Card monster = state.catalogue().monster(monsters.head());
            if (forbids(monster, what)) {
                return monster;
            }
        }
        Card leader = leader(state, seat);
        if (leader != null && forbids(leader, what)) {
            return leader;
        }
        for (Lasting lasting : state.lasting()) {
            if (lasting.seat().equals(seat)
                    && lasting.passive() instanceof Passive.Forbids forbids
                    && forbids.what() == what) {
                return lasting.source();
            }
        }
        return null;
    }

    /** The Item that keeps a Hero's effect from being used, if there is one (HTS-HRO-06). */
    public static @Nullable Card sealing(HtsState state, int hero) {
        if (!state.equipment().wearers().contains(hero)) {
            return null;
        }
        for (var items = state.equipment().on(hero).iterator(); items.hasNext(); ) {
            Card item = state.card(items.nextInt());
            if (forbids(item, Passive.What.USE_OF_WEARER)) {
                return item;
            }
        }
        return null;
    }

    private static boolean forbids(Card card, Passive.What what) {
        Array<Passive> passives = card.face().passives();
        for (int i = 0; i < passives.size(); i++) {
            if (passives.get(i) instanceof Passive.Forbids forbids && forbids.what() == what) {
                return true;
            }
        }
        return false;
    }

    /** Whether somebody may roll to use the effect of a Hero of the own Party now (HTS-HRO-04, HTS-HRO-06). */
    public static boolean isUsable(HtsState state, Seat seat, int hero) {
        return state.heroes(seat).contains(hero) && !state.turn().used().contains(hero) && sealing(state, hero) == null;
    }

    /** The skill of the Party Leader that is used for action points, if it has one (HTS-TRN-09). */
    public static Passive.@Nullable Activated activatedSkill(HtsState state, Seat seat) {
        Card leader = leader(state, seat);
        if (leader == null) {
            return null;
        }
        Array<Passive> passives = leader.face().passives();
        for (int i = 0; i < passives.size(); i++) {
            if (passives.get(i) instanceof Passive.Activated activated) {
                return activated;
            }
        }
        return null;
    }

    /** The action points of a turn (HTS-B8). */
    public static int points(HtsState state, Seat seat) {
        Card leader = leader(state, seat);
        int points = leader == null ? 3 : 3 + extraPoints(leader);
        for (List<Integer> monsters = state.player(seat).monsters(); !monsters.isEmpty(); monsters = monsters.tail()) {
            points += extraPoints(state.catalogue().monster(monsters.head()));
        }
        return points;
    }

    /** The action points that a card adds to each turn. */
    public static int extraPoints(Card card) {
        int points = 0;
        Array<Passive> passives = card.face().passives();
        for (int i = 0; i < passives.size(); i++) {
            points += passives.get(i) instanceof Passive.ExtraPoints extra ? extra.points() : 0;
        }
        return points;
    }

    /** How many Items a Hero can wear (HTS-B19). */
    public static int itemSlots(HtsState state, int hero) {
        for (Passive passive : state.card(hero).hero().passives()) {
            if (passive instanceof Passive.ItemSlots slots) {
                return slots.items();
            }
        }
        return 1;
    }

    /** The Heroes in play that can wear one more Item (HTS-ITM-01). */
    public static CardSet withoutItem(HtsState state) {
        CardSet heroes = CardSet.empty();
        for (int seat = 0; seat < state.seats(); seat++) {
            heroes = heroes.union(state.players().get(seat).heroes());
        }
        CardSet wearers = state.equipment().wearers();
        CardSet free = heroes.minus(wearers);
        CardSet several = state.catalogue().wearersOfSeveral();
        return several.isEmpty()
                ? free
                : free.union(heroes.intersection(wearers)
                        .intersection(several)
                        .filter(hero -> state.equipment().on(hero).size() < itemSlots(state, hero)));
    }

    /** The Heroes of a Party that {@code by} can do something to that {@code what} forbids: all or none. */
    public static CardSet exposed(HtsState state, Seat seat, Passive.What what) {
        return forbidding(state, seat, what) == null ? state.heroes(seat) : CardSet.empty();
    }
}
