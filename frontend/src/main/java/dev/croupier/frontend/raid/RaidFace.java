package dev.croupier.frontend.raid;

import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.frontend.pokemon.DealtGame;
import dev.croupier.frontend.pokemon.PokemonFace;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SeenPokemon;
import dev.croupier.pokemon.table.SeenSide;
import dev.croupier.raid.round.RaidRound;
import dev.croupier.raid.rules.BossChoices;
import dev.croupier.raid.rules.RaidRules;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** How a raid shows itself: the table of the Pokémon TCG, with what the team still has and what it has done to the boss. */
final class RaidFace extends PokemonFace {
    private static final String BESIDE = " · ";
    private static final int TENS = 10;

    private final RaidRules options;
    private final String boss;

    RaidFace(Names names, DealtGame dealt, RaidRules options, String boss) {
        super(names, dealt);
        this.options = options;
        this.boss = boss;
    }

    private static Seat bossSeat(PokemonView view) {
        return view.seats().last();
    }

    @Override
    protected Array<String> besides(PokemonView view) {
        return RaidRound.of(view)
                .map(round -> Array.of(" " + words(view, round).mkString(BESIDE)))
                .getOrElse(Array::empty);
    }

    private Array<String> words(PokemonView view, RaidRound round) {
        Array<String> words = Array.of(RaidText.AGAINST.of(boss, round.players()));
        if (view.seating().team(view.turn().seat()) != view.seating().team(bossSeat(view))) {
            words = words.append(RaidText.SUPPORTERS.of(round.players()
                    - view.seats()
                            .init()
                            .map(seat -> view.side(seat).turn().supporters())
                            .sum()
                            .intValue()));
        }
        boolean isOfBoss = view.agenda().next() instanceof Asking
                && view.agenda().top().owner().equals(bossSeat(view));
        if (isOfBoss && options.bossChoices() == BossChoices.PLAYERS) {
            words = words.append(RaidText.FOR_BOSS.of());
        }
        if (round.owed() > 0) {
            words = words.append(RaidText.OWED.of(round.owed()));
        }
        int damage = TENS
                * view.side(bossSeat(view)).active().map(SeenPokemon::counters).getOrElse(0);
        if (damage > 0) {
            words = words.append(RaidText.CARDS_SO_FAR.of(damage, damage / (TENS * round.players())));
        }
        return round.reshuffles() == 0 ? words : words.append(RaidText.RESHUFFLES.of(round.reshuffles()));
    }

    @Override
    public Seq<String> score(PokemonView view) {
        return view.seats().map(seat -> score(view, seat));
    }

    private String score(PokemonView view, Seat seat) {
        SeenSide side = view.side(seat);
        if (seat.equals(bossSeat(view))) {
            return RaidText.SCORE.of(
                    names().of(seat),
                    side.pile().size(),
                    side.discard().size(),
                    side.lost().size());
        }
        return side.atTable()
                ? RaidText.SCORE_PLAYER.of(
                        names().of(seat), side.prizes().left(), side.pile().size(), side.handSize())
                : RaidText.SCORE_OUT.of(names().of(seat));
    }

    @Override
    public Seq<String> words() {
        return super.words()
                .appendAll(Array.of(RaidText.WORD_FOR, RaidText.WORD_AS, RaidText.WORD_WAIT)
                        .map(RaidText::english));
    }

    @Override
    public Seq<String> rules() {
        return RaidRules.options().options().map(option -> option.name() + "=" + option.text(options));
    }
}
