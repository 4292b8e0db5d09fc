package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Tags;
import io.vavr.collection.Array;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What the collected facts say of the starter decks.
 *
 * @param cards minimal cards
 * @param decks their deck lists as text
 */
record StarterFacts(Array<Card> cards, Array<String> decks) {
    private static final Pattern CARD = Pattern.compile(
            "\"set\": \"([^\"]+)\",\\s+\"number\": \"([^\"]+)\","
                    + "\\s+\"regulationMark\": (?:\"(.)\"|null),\\s+\"name\": \"([^\"]+)\",\\s+\"supertype\": \"([^\"]+)\","
                    + "\\s+\"subtypes\": \\[([^]]*)]((?:(?!\"set\": ).)*)",
            Pattern.DOTALL);
    private static final Pattern ENTRY = Pattern.compile(
            "\"count\": (\\d+),\\s+\"name\": \"([^\"]+)\",\\s+\"set\": \"([^\"]+)\",\\s+\"number\": \"([^\"]+)\"");
    private static final Pattern FROM = Pattern.compile("\"evolvesFrom\": \"([^\"]+)\"");
    private static final Pattern DAMAGE = Pattern.compile("\"damage\": \"(\\d+)");

    static StarterFacts of(String json) {
        Array<String> decks = Array.of(json.split("\"format\": ", -1)).tail();
        return new StarterFacts(
                found(CARD, json).map(StarterFacts::card),
                decks.map(deck -> found(ENTRY, deck)
                        .map(entry ->
                                entry.group(1) + " " + entry.group(2) + " " + entry.group(3) + " " + entry.group(4))
                        .mkString("\n")));
    }

    private static Array<MatchResult> found(Pattern pattern, String text) {
        return Array.ofAll(pattern.matcher(text).results().toList());
    }

    private static Card card(MatchResult facts) {
        String mark = facts.group(3);
        return new Card(
                new CardKey(facts.group(1), facts.group(2)),
                facts.group(4),
                mark == null ? "" : mark,
                facts.group(6).contains("ACE SPEC") ? Tags.of(Tag.ACE_SPEC) : Tags.none(),
                face(facts));
    }

    private static Face face(MatchResult facts) {
        String subtypes = facts.group(6);
        if (facts.group(5).equals("Trainer")) {
            Face.Sort sort = Array.of(Face.Sort.values())
                    .find(any -> subtypes.contains("\"" + any + "\""))
                    .get();
            return new Face.Trainer(sort, null, null, null, Array.empty());
        }
        if (facts.group(5).equals("Energy")) {
            return subtypes.contains("Basic")
                    ? Cards.energy(type(facts.group(4)), "MEE 0").face()
                    : Cards.special(facts.group(4), "MEE 0").face();
        }
        Stage stage = Array.of(Stage.STAGE_1, Stage.STAGE_2)
                .find(any -> subtypes.contains(any.toString()))
                .getOrElse(Stage.BASIC);
        int damage = found(DAMAGE, facts.group(7))
                .map(text -> Integer.parseInt(text.group(1)))
                .fold(0, Math::max);
        return Cards.pokemon(
                stage,
                damage,
                found(FROM, facts.group(7)).map(text -> text.group(1)).toJavaArray(String[]::new));
    }

    private static EnergyType type(String name) {
        return Array.of(EnergyType.values())
                .find(type -> name.startsWith(type.toString()))
                .get();
    }
}
