package dev.croupier.raid;

import dev.croupier.core.GameId;
import dev.croupier.core.Seat;
import dev.croupier.core.options.OptionError;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.SeatProfile;
import dev.croupier.pokemon.table.SeatProfile.Answering;
import dev.croupier.pokemon.table.Seating;
import dev.croupier.raid.boss.BossCheck;
import dev.croupier.raid.round.RaidCourse;
import dev.croupier.raid.rules.BossChoices;
import dev.croupier.raid.rules.Difficulty;
import dev.croupier.raid.rules.RaidRules;
import dev.croupier.raid.rules.TeamHands;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Raids: one to five players against one boss, at a table of the Pokémon TCG. The players have the first seats, the boss the last one, whether anybody sits there
 * or it plays itself.
 */
public final class Raid {
    /** Raised whenever the same actions and draws would lead to other states. */
    public static final int RULES_VERSION = 2;
    /** How many players there can be (RAID-3). */
    public static final int MOST_PLAYERS = 5;

    private Raid() {}

    /**
     * A raid of players with these decks against that boss.
     *
     * @throws IllegalArgumentException for no players or more than five, options that cannot be played, a boss that {@link BossCheck} refuses, or a player's
     *     deck without a Basic Pokémon
     */
    public static Pokemon of(RaidRules rules, Iterable<? extends Iterable<Card>> decks, Boss boss) {
        Array<Array<Card>> players = Array.ofAll(decks).map(Array::ofAll);
        Seq<RaidRefusal> refused = refusals(players.size(), boss);
        if (!refused.isEmpty()) {
            throw new IllegalArgumentException(refused.map(RaidRefusal::explain).mkString("; "));
        }
        Seq<OptionError> problems = rules.problems();
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(
                    problems.map(OptionError::explain).mkString("; "));
        }
        Array<DeckList> lists = players.append(boss.deck().appendAll(boss.pokemon()))
                .zipWithIndex((cards, seat) -> DeckList.of(Seat.of(seat), cards));
        GameId id = new GameId("raid", RULES_VERSION, rules.text());
        return Pokemon.at(id, rules.pokemon(), lists, seating(rules, players.size(), boss));
    }

    /** Everything that keeps so many players from playing against that boss. */
    public static Seq<RaidRefusal> refusals(int players, Boss boss) {
        Array<RaidRefusal> wrong =
                BossCheck.refusals(boss).toArray().map(problem -> new RaidRefusal.WrongBoss(boss.name(), problem));
        return players < 1 || players > MOST_PLAYERS ? wrong.prepend(new RaidRefusal.WrongPlayers(players)) : wrong;
    }

    /** What is wrong with who sits there: a boss that chooses has to have somebody on its seat, one that does not has nobody (RAID-OPT-7, RAID-S7). */
    public static Option<RaidRefusal> refusal(RaidRules rules, boolean isBossSeated) {
        String difficulty = rules.difficulty().map(Difficulty::name).getOrElse("CUSTOM");
        return rules.needsBossSeat() == isBossSeated
                ? Option.none()
                : Option.some(
                        isBossSeated
                                ? new RaidRefusal.BossPlaysItself(difficulty)
                                : new RaidRefusal.NobodyForBoss(difficulty));
    }

    private static Seating seating(RaidRules rules, int players, Boss boss) {
        Array<Integer> teams = Array.fill(players, () -> 0).append(1);
        SeatProfile player =
                rules.teamHands() == TeamHands.SHOWN ? SeatProfile.player().showingHand() : SeatProfile.player();
        Array<SeatProfile> profiles = Array.fill(players, () -> player)
                .append(new SeatProfile(
                        false, false, false, true, true, answering(rules.bossChoices()), boss.pokemon()));
        return new Seating(teams, profiles, new RaidCourse(rules));
    }

    private static Answering answering(BossChoices choices) {
        return switch (choices) {
            case PLAYERS -> Answering.OPPONENTS;
            case RANDOM -> Answering.CHANCE;
            case BOSS -> Answering.ITSELF;
        };
    }

    /** The seat of the boss in a raid of so many players. */
    public static Seat bossSeat(int players) {
        return Seat.of(players);
    }
}
