package dev.croupier.frontend.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.pokemon.preview.AsItStands;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Lasting;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SeatProfile;
import dev.croupier.pokemon.table.SeatTurn;
import dev.croupier.pokemon.table.SeenCard;
import dev.croupier.pokemon.table.SeenPlacements;
import dev.croupier.pokemon.table.SeenPlacements.FaceDown;
import dev.croupier.pokemon.table.SeenPlacements.SeenPlacement;
import dev.croupier.pokemon.table.SeenPokemon;
import dev.croupier.pokemon.table.SeenSide;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.TurnState;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The table as lines: a head with the turn and what may still be done in it, the others' sides, one's own side and hand, and what is being played.
 *
 * @param names what the seats are called
 * @param view what is seen
 * @param table a table that may be the one seen, for numbers that cards change
 * @param width how long a line may be
 * @param besides what stands beneath the head
 */
record PokemonTable(Names names, PokemonView view, Option<PokemonState> table, int width, Array<String> besides) {
    private static final int LABEL = 10;
    private static final String BESIDE = " · ";

    PokemonTable(Names names, PokemonView view, Option<PokemonState> table, int width) {
        this(names, view, table, width, Array.empty());
    }

    Seq<String> lines() {
        Option<Seat> own = view.observer() instanceof Seat seat ? Option.some(seat) : Option.none();
        Array<Seat> others = view.seats().filter(seat -> !own.contains(seat));
        return heads().appendAll(besides)
                .appendAll(others.flatMap(this::side))
                .appendAll(own.toArray().flatMap(this::side))
                .appendAll(new GoingOn(names, view).lines());
    }

    /** The head, and the Stadium beneath it where it has no room there. */
    private Array<String> heads() {
        Array<String> words = Array.of(turn());
        if (view.turn().round().number() > 1) {
            words = words.append(PokemonText.HEAD_ROUND.of(view.turn().round().number() - 1));
        }
        Array<String> open = open();
        words = open.isEmpty() ? words : words.append(PokemonText.HEAD_OPEN.of(open.mkString(", ")));
        String begin = "── " + words.mkString(BESIDE) + " ";
        Option<String> stadium = view.stadium()
                .map(there -> PokemonText.HEAD_STADIUM.of(there.card().card().name()));
        Option<String> beside =
                stadium.filter(text -> begin.length() + "── ".length() + text.length() + " ──".length() <= width);
        String end = beside.map(text -> " " + text + " ──").getOrElse("──");
        return Array.of(begin + "─".repeat(Math.max(2, width - begin.length() - end.length())) + end)
                .appendAll(beside.isEmpty() ? stadium.map(text -> " " + text) : Option.none());
    }

    private String turn() {
        TurnState turn = view.turn();
        return switch (turn.phase()) {
            case SETUP -> PokemonText.HEAD_SETUP.of();
            case TURN ->
                PokemonText.HEAD.of(turn.number(), acting().map(names::of).mkString(", "));
            case CHECKUP -> PokemonText.HEAD_CHECKUP.of(turn.number());
        };
    }

    /** Who has the turn and is not done with it; where all are, or one alone has it, everybody who has it. */
    private Array<Seat> acting() {
        Array<Seat> team = team();
        Array<Seat> acting = team.reject(seat -> view.side(seat).turn().done());
        return acting.isEmpty() ? team : acting;
    }

    /** Everybody at the table who has the turn. */
    private Array<Seat> team() {
        int team = view.seating().team(view.turn().seat());
        Array<Seat> seats = view.seats()
                .filter(seat ->
                        view.seating().team(seat) == team && view.side(seat).atTable());
        return seats.isEmpty() ? Array.of(view.turn().seat()) : seats;
    }

    /** What only goes once a turn and was not done yet. */
    private Array<String> open() {
        if (view.turn().phase() != TurnState.Phase.TURN
                || view.outcome().isDefined()
                || view.agenda().next() instanceof Asking) {
            return Array.empty();
        }
        Array<Seat> team = team();
        Seat asked = view.observer() instanceof Seat seat && team.contains(seat) ? seat : team.head();
        SeatTurn done = view.side(asked).turn();
        if (done.done() || !view.seating().profile(asked).hasHand()) {
            return Array.empty();
        }
        Array<String> open = Array.empty();
        open = done.energy() ? open : open.append(PokemonText.OPEN_ENERGY.of());
        open = done.supporters() > 0 || team.size() > 1 ? open : open.append(PokemonText.OPEN_SUPPORTER.of());
        open = done.stadium() ? open : open.append(PokemonText.OPEN_STADIUM.of());
        return done.retreated() ? open : open.append(PokemonText.OPEN_RETREAT.of());
    }

    private Array<String> side(Seat seat) {
        SeenSide side = view.side(seat);
        if (!side.atTable()) {
            return Array.of(" " + names.of(seat) + "  " + PokemonText.LEFT_TABLE.of());
        }
        SeenPlacement down = placement(seat);
        SeatProfile profile = view.seating().profile(seat);
        Array<String> active = Array.of(side.active().fold(() -> faceDown(down), seen -> pokemon(seen, profile)));
        Array<String> bench = side.bench().map(seen -> pokemon(seen, profile)).appendAll(faceDownBench(down));
        Array<String> lines = Array.of(counts(seat, side)).appendAll(listed(PokemonText.ACTIVE.of(), active));
        if (!bench.isEmpty()) {
            lines = lines.appendAll(listed(PokemonText.BENCH.of(), bench));
        }
        Array<String> lasting = side.lasting()
                .map(this::lasting)
                .appendAll(side.inPlay().flatMap(pokemon -> pokemon.lasting().map(one -> lasting(pokemon, one))));
        Array<String> hand = profile.hasHand() ? hand(side, down) : Array.empty();
        return lines.appendAll(lasting.map(line -> "   * " + line)).appendAll(hand);
    }

    /** What the player has put down before the game starts; nothing after that. */
    private @Nullable SeenPlacement placement(Seat seat) {
        SeenPlacements all = view.agenda().nearest(SeenPlacements.SLOT);
        return all == null ? null : all.sides().get(seat.index());
    }

    /** The Active Spot before the game starts: who has finished has somebody there. */
    private static String faceDown(@Nullable SeenPlacement down) {
        if (down == null) {
            return PokemonText.NOBODY.of();
        }
        Option<Card> active = down.cards().flatMap(FaceDown::active);
        return active.map(card -> PokemonText.FACE_DOWN.of(card.name()))
                .getOrElse(() -> (down.isReady() ? PokemonText.SOMEBODY_FACE_DOWN : PokemonText.NOBODY).of());
    }

    /** The cards that were put down, where they may be seen. */
    private static Array<Card> down(@Nullable SeenPlacement down) {
        return down == null
                ? Array.empty()
                : down.cards().toArray().flatMap(cards -> cards.bench().appendAll(cards.active()));
    }

    private static Array<String> faceDownBench(@Nullable SeenPlacement down) {
        return down == null
                ? Array.empty()
                : down.cards().toArray().flatMap(FaceDown::bench).map(card -> PokemonText.FACE_DOWN.of(card.name()));
    }

    private String counts(Seat seat, SeenSide side) {
        String counts = view.seating().profile(seat).hasHand()
                ? PokemonText.COUNTS.of(
                        side.prizes().left(),
                        side.handSize() - down(placement(seat)).size(),
                        side.pile().size(),
                        side.discard().size())
                : PokemonText.COUNTS_WITHOUT_HAND.of(
                        side.pile().size(), side.discard().size());
        if (!side.lost().isEmpty()) {
            counts += BESIDE + PokemonText.COUNT_LOST.of(side.lost().size());
        }
        if (view.turn().phase() == TurnState.Phase.TURN && team().size() > 1 && team().contains(seat)) {
            counts += side.turn().done()
                    ? BESIDE + PokemonText.IS_DONE.of()
                    : side.turn().ready() ? BESIDE + PokemonText.IS_READY.of() : "";
        }
        if (side.prizesToWin() != view.rules().prizes()) {
            counts += BESIDE + PokemonText.COUNT_NEEDED.of(side.prizesToWin());
        }
        Array<Card> faceUp =
                side.prizes().places().filter(place -> place.faceUp()).flatMap(place -> place.card());
        if (!faceUp.isEmpty()) {
            counts += BESIDE + PokemonText.FACE_UP.of(faceUp.map(Card::name).mkString(", "));
        }
        String name = names.of(seat);
        return " " + name + " ".repeat(Math.max(0, names.width() - name.length())) + "  " + counts;
    }

    /** A Pokémon with HP left and whole, Energy, Tools, conditions: {@code #4 Dragapult ex 210/320 [RPP] Poisoned (1)}. */
    private String pokemon(SeenPokemon seen, SeatProfile profile) {
        int hp = table.flatMap(state -> AsItStands.of(state, seen.id()))
                .map(AsItStands::hp)
                .getOrElse(() -> seen.card().pokemon().hp());
        String name = seen.card().name();
        Array<String> words = Array.of(
                        profile.losesPokemon()
                                ? PokemonText.IN_PLAY.of(seen.id(), name, hp - 10 * seen.counters(), hp)
                                : PokemonText.IN_PLAY_FOR_GOOD.of(seen.id(), name, 10 * seen.counters()))
                .appendAll(energy(seen))
                .appendAll(seen.tools().map(tool -> tool.card().name()))
                .appendAll(conditions(seen.conditions()));
        return seen.used().isEmpty()
                ? words.mkString(" ")
                : words.append(PokemonText.USED.of(seen.used().mkString(", "))).mkString(" ");
    }

    /** Basic Energy by its letters, Special Energy by name. */
    private static Array<String> energy(SeenPokemon seen) {
        Array<Card> cards = seen.energy().map(SeenCard::card);
        String letters =
                cards.filter(Card::isBasicEnergy).map(PokemonTable::letter).mkString();
        Array<String> special = cards.reject(Card::isBasicEnergy).map(Card::name);
        return (letters.isEmpty() ? special : special.prepend(letters)).isEmpty()
                ? Array.empty()
                : Array.of((letters.isEmpty() ? special : special.prepend(letters)).mkString("[", " ", "]"));
    }

    private static String letter(Card energy) {
        return ((Face.Energy) energy.face())
                .units()
                .flatMap(types -> types.all())
                .map(EnergyType::symbol)
                .mkString();
    }

    private static Array<String> conditions(Conditions conditions) {
        Array<String> words = Array.empty();
        words = conditions.poison() > 0 ? words.append(PokemonText.POISON.of(conditions.poison())) : words;
        words = conditions.burn() > 0 ? words.append(PokemonText.BURN.of(conditions.burn())) : words;
        return words.appendAll(Array.of(SpecialCondition.ASLEEP, SpecialCondition.PARALYZED, SpecialCondition.CONFUSED)
                .filter(conditions::has)
                .map(SpecialCondition::toString));
    }

    private String lasting(Lasting one) {
        return PokemonText.LASTING.of(one.source(), CardInfo.passive(one.passive()), names.of(one.by()));
    }

    private String lasting(SeenPokemon on, Lasting one) {
        return on.id() + " " + lasting(one);
    }

    /** The hand, without what lies face down before the game starts. */
    private Array<String> hand(SeenSide side, @Nullable SeenPlacement down) {
        if (side.hand().isEmpty()) {
            return Array.empty();
        }
        Array<Card> hand = down(down).foldLeft(side.hand().get(), Array::remove);
        Array<String> kinds = hand.isEmpty() ? Array.of(PokemonText.NO_CARDS.of()) : counted(hand);
        return listed(PokemonText.HAND.of(), kinds);
    }

    /** Names of cards, each once, with how many there are. */
    static Array<String> counted(Seq<Card> cards) {
        return cards.toArray().map(Card::name).distinct().map(name -> {
            int count = cards.count(card -> card.name().equals(name));
            return count == 1 ? name : count + " x " + name;
        });
    }

    /** As many in a line as fit, behind a label. */
    private Array<String> listed(String label, Array<String> texts) {
        Array<String> lines = Array.empty();
        String line = "   " + label + " ".repeat(Math.max(1, LABEL - 3 - label.length()));
        int begin = line.length();
        for (int place = 0; place < texts.size(); place++) {
            String text = texts.get(place) + (place + 1 < texts.size() ? ", " : "");
            if (line.length() + text.stripTrailing().length() > width && line.length() > begin) {
                lines = lines.append(line.stripTrailing());
                line = " ".repeat(begin);
            }
            line += text;
        }
        return lines.append(line);
    }
}
