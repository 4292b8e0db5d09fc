package dev.croupier.pokemon;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Session;
import dev.croupier.pokemon.bot.PokemonBots;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.deck.DeckCheck;
import dev.croupier.pokemon.deck.DeckFormat;
import dev.croupier.pokemon.deck.DeckText;
import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.preview.AttackPreview;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonEvent;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The code of the README and of the guide, run; and a check that they show these very lines. */
class ReadmeTest {
    private static final List<String> SAID = new ArrayList<>();

    private static void say(String text) {
        SAID.add(text);
    }

    private static void say(String who, String text) {
        SAID.add(who + ": " + text);
    }

    @Test
    void the_game_of_the_readme_is_played_to_its_end() {
        // README: begin
        var decks = Array.of("dragapult-ex", "dark-box")
                .map(id -> StarterDeck.named(id).get().cards().get());
        var game = Pokemon.of(PokemonRules.seed(), decks);
        var bot = PokemonBots.heuristic().with(Randomness.seeded(7));
        var table = Session.start(game, Randomness.seeded(42));
        while (table.outcome().isEmpty()) {
            var seat = table.toAct().head();
            var action = bot.choose(table.view(seat), table.legalActions(seat));
            table = table.play(action).getOrElseThrow(violation -> new IllegalStateException(violation.explain()));
        }
        // README: end
        assertThat(table.outcome().get().winners()).isNotEmpty();
    }

    @Test
    void a_deck_list_is_read_and_checked() {
        String text = StarterDeck.named("dark-box").get().text();
        // deck: begin
        var cards = DeckText.parse(text, KnownCards.index()); // valid, or every line that names no known card
        var format = DeckFormat.standard(KnownCards.index());
        var against = DeckCheck.violations(format, cards.get()); // every rule that the deck breaks, with its id
        // deck: end
        assertThat(against).isEmpty();
    }

    @Test
    void a_card_is_written_and_played() {
        // card: begin
        Card fox = pokemon("Lantern Fox", "MINE", "1")
                .basic(70, EnergyType.FIRE)
                .ability("Warm Light", use(Activation.Limit.POKEMON_TURN).does(Do.draw(1)))
                .attack("Ember Dance", "RC", plus(30), base(Do.flip(2), Do.more(HowManys.times(20, HowManys.heads()))))
                .weakness(EnergyType.WATER, times(2))
                .retreat(1)
                .build();
        Card call = item("Lantern Call", "MINE", "2")
                .does(Do.searchToBench(Kinds.all(Kinds.Simply.BASIC_POKEMON, Kinds.ofType(EnergyType.FIRE)), 2))
                .build();
        var cards = CardIndex.of(PokemonCards.all().append(fox).append(call));
        var deck = DeckText.parse("4 Lantern Fox MINE 1\n4 Lantern Call\n52 Fire Energy", cards)
                .get();
        var game = Pokemon.of(PokemonRules.seed(), Array.of(deck, deck));
        // card: end
        Array<PokemonEvent> events = Array.empty();
        for (int seed = 0; seed < 8; seed++) {
            var bot = PokemonBots.heuristic().with(Randomness.seeded(7));
            var table = Session.start(game, Randomness.seeded(seed));
            while (table.outcome().isEmpty()) {
                Seat seat = table.toAct().head();
                table = table.play(bot.choose(table.view(seat), table.legalActions(seat)))
                        .get();
            }
            events = events.appendAll(table.events(Observer.OMNISCIENT));
        }
        assertThat(deck).hasSize(60).contains(fox, call);
        assertThat(events)
                .anyMatch(event -> event instanceof PokemonEvent.Attacked attacked
                        && attacked.attack().equals("Ember Dance"))
                .anyMatch(event -> event instanceof PokemonEvent.AbilityUsed used
                        && used.ability().equals("Warm Light"))
                .anyMatch(event -> event instanceof PokemonEvent.TrainerPlayed played
                        && played.card().equals(call));
    }

    @Test
    void a_table_is_shown_to_one_player() {
        var decks = Array.of("dragapult-ex", "dark-box")
                .map(id -> StarterDeck.named(id).get().cards().get());
        var table = Session.start(Pokemon.of(PokemonRules.seed(), decks), Randomness.seeded(42));
        var bot = PokemonBots.heuristic().with(Randomness.seeded(7));
        while (table.state().turn().number() < 4) {
            Seat seat = table.toAct().head();
            table = table.play(bot.choose(table.view(seat), table.legalActions(seat)))
                    .get();
        }
        SAID.clear();
        // view: begin
        Seat you = Seat.of(0);
        var view = table.view(you);
        for (Seat seat : view.seats()) {
            var side = view.side(seat);
            say(
                    "seat " + seat,
                    side.handSize() + " cards in hand, " + side.prizes().left() + " Prizes left");
            side.hand().forEach(hand -> say(hand.map(Card::name).mkString(", "))); // your own alone
            side.inPlay().forEach(pokemon -> say(pokemon.card().name(), pokemon.counters() + " damage counters"));
        }
        for (PokemonEvent event : table.events(you)) { // everything that you were told so far
            say(event.message().english());
        }
        // view: end
        assertThat(SAID)
                .anyMatch(line -> line.startsWith("seat 1: "))
                .anyMatch(line -> line.contains("damage counters"));
        SAID.clear();
        // preview: begin
        for (AttackPreview preview : AttackPreview.all(table.state(), you)) {
            for (AttackPreview.Possible way : preview.possible()) {
                say(preview.attack().name(), "with a chance of " + way.probability());
                way.hits()
                        .forEach(hit -> say(
                                hit.pokemon().toString(),
                                hit.calculation().trace().toString()));
            }
        }
        // preview: end
        assertThat(SAID).isNotEmpty().anyMatch(line -> line.contains("with a chance of "));
    }

    @ParameterizedTest
    @CsvSource({
        "README, README.md",
        "deck, docs/pokemon.md",
        "card, docs/pokemon.md",
        "view, docs/pokemon.md",
        "preview, docs/pokemon.md"
    })
    void what_is_shown_is_what_is_compiled_here(String part, String file) throws IOException {
        String source = Files.readString(Path.of("src/test/java/dev/croupier/pokemon/ReadmeTest.java"));
        String begin = "// " + part + ": begin";
        String compiled =
                words(source.substring(source.indexOf(begin) + begin.length(), source.indexOf("// " + part + ": end")));

        assertThat(words(Files.readString(Path.of("../" + file)))).contains(compiled);
    }

    /** Without regard to where lines are broken. */
    private static String words(String text) {
        return text.replaceAll("\\s+", "");
    }
}
