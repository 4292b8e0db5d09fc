package dev.croupier.frontend.pokemon;

import dev.croupier.core.odds.Probability;
import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.deck.DeckAdvice;
import dev.croupier.pokemon.deck.DeckCheck;
import dev.croupier.pokemon.deck.DeckFormat;
import dev.croupier.pokemon.deck.DeckOdds;
import dev.croupier.pokemon.deck.DeckText;
import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.pokemon.deck.DeckViolation;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.util.Locale;

/**
 * What the check of a deck found.
 *
 * @param deck what was checked
 * @param format for what
 * @param cards the cards that are known
 * @param unknown why lines name no card
 * @param violations why the deck is not legal
 * @param advice what the guidelines say
 * @param odds the odds, where a game can start with the deck
 */
record DeckReport(
        String deck,
        DeckFormat format,
        Array<Card> cards,
        Array<DeckTextError> unknown,
        Array<DeckViolation> violations,
        Array<DeckAdvice> advice,
        Option<DeckOdds> odds) {
    private static final int HAND = 7;
    private static final int CONSTRUCTED = 60;
    private static final int NAME_WIDTH = 34;

    static DeckReport of(String deck, DeckFormat format, String text, CardIndex known) {
        Validation<Seq<DeckTextError>, Array<Card>> read = DeckText.parse(text, known);
        if (read.isInvalid()) {
            return unknown(deck, format, read.getError().toArray(), text, known);
        }
        Array<Card> cards = read.get();
        boolean startable = cards.exists(Card::isBasicPokemon) && cards.size() >= HAND + format.prizes();
        return new DeckReport(
                deck,
                format,
                cards,
                Array.empty(),
                DeckCheck.violations(format, cards).toArray(),
                format.size() == CONSTRUCTED ? DeckAdvice.of(cards).toArray() : Array.empty(),
                Option.when(startable, () -> DeckOdds.of(format, cards)));
    }

    /** The lines that can be read are checked all the same, but for what depends on all of them. */
    private static DeckReport unknown(
            String deck, DeckFormat format, Array<DeckTextError> unknown, String text, CardIndex known) {
        Array<Integer> bad = unknown.map(DeckTextError::line);
        String rest = Array.ofAll(text.lines().toList())
                .zipWithIndex((line, place) -> bad.contains(place + 1) ? "" : line)
                .mkString("\n");
        Array<Card> cards = DeckText.parse(rest, known).getOrElse(Array.empty());
        Array<DeckViolation> violations = DeckCheck.violations(format, cards)
                .toArray()
                .reject(violation -> violation instanceof DeckViolation.WrongSize
                        || violation instanceof DeckViolation.NoBasicPokemon);
        return new DeckReport(deck, format, cards, unknown, violations, Array.empty(), Option.none());
    }

    boolean isLegal() {
        return unknown.isEmpty() && violations.isEmpty();
    }

    /** For people. */
    Seq<String> lines() {
        if (!unknown.isEmpty()) {
            Array<String> lines = Array.of(PokemonText.CHECK_UNKNOWN.of(deck))
                    .appendAll(unknown.map(error -> "  " + error.explain()));
            return violations.isEmpty()
                    ? lines
                    : lines.append(PokemonText.CHECK_ILLEGAL_BESIDES.of(cards.size(), format))
                            .appendAll(violations.map(violation -> "  " + violation.explain()));
        }
        Array<String> lines = Array.of((cards.size() == 1 ? PokemonText.CHECK_HEAD_ONE : PokemonText.CHECK_HEAD)
                        .of(deck, cards.size()))
                .append((violations.isEmpty() ? PokemonText.CHECK_LEGAL : PokemonText.CHECK_ILLEGAL).of(format))
                .appendAll(violations.map(violation -> "  " + violation.explain()));
        if (!advice.isEmpty()) {
            lines = lines.append(PokemonText.CHECK_ADVICE.of())
                    .appendAll(advice.map(one -> "  " + one.message().english()));
        }
        return lines.appendAll(odds.toArray().flatMap(this::odds));
    }

    private Array<String> odds(DeckOdds of) {
        String[] heads = PokemonText.CHECK_PRIZED_HEAD.english().split("\\|", -1);
        return Array.of(
                        PokemonText.CHECK_ODDS.of(
                                percent(of.mulligan()),
                                of.mulligan(),
                                String.format(
                                        Locale.ROOT,
                                        "%.3f",
                                        of.expectedMulligans().doubleValue())),
                        PokemonText.CHECK_PRIZED.of(of.prizes()),
                        row(heads[0], heads[1], heads[2], heads[3]))
                .appendAll(names().map(name -> row(
                        name,
                        Integer.toString(copies(name)),
                        percent(anyPrized(of, name)) + " %",
                        percent(allPrized(of, name)) + " %")));
    }

    private static String row(String name, String copies, String any, String all) {
        return "  " + name + " ".repeat(Math.max(1, NAME_WIDTH - name.length()))
                + String.format(Locale.ROOT, "%6s %13s %13s", copies, any, all);
    }

    private Array<String> names() {
        return cards.map(Card::name).distinct();
    }

    private int copies(String name) {
        return cards.count(card -> card.name().equals(name));
    }

    private static Probability anyPrized(DeckOdds of, String name) {
        return Probability.ONE.minus(of.prized(card -> card.name().equals(name), 0));
    }

    private Probability allPrized(DeckOdds of, String name) {
        return copies(name) > of.prizes()
                ? Probability.ZERO
                : of.prized(card -> card.name().equals(name), copies(name));
    }

    private static String percent(Probability probability) {
        return String.format(Locale.ROOT, "%.2f", 100.0 * probability.doubleValue());
    }

    /** For programs. */
    Map<String, Object> json() {
        Map<String, Object> all = LinkedHashMap.<String, Object>of("deck", deck)
                .put("format", format.name())
                .put("cards", cards.size())
                .put("legal", isLegal())
                .put("unknown", unknown.map(DeckReport::json))
                .put("violations", violations.map(DeckReport::json))
                .put(
                        "advice",
                        advice.map(one -> LinkedHashMap.of(
                                "key",
                                one.message().key().key(),
                                "text",
                                one.message().english())));
        return odds.fold(() -> all, of -> all.put("odds", json(of)));
    }

    private static Map<String, Object> json(DeckTextError error) {
        return LinkedHashMap.<String, Object>of("line", error.line())
                .put("column", error.column())
                .put("text", error.text())
                .put("key", error.message().key().key())
                .put("why", error.message().english());
    }

    private static Map<String, Object> json(DeckViolation violation) {
        return LinkedHashMap.<String, Object>of("rule", violation.rule().toString())
                .put("key", violation.message().key().key())
                .put("text", violation.message().english())
                .put(
                        "cards",
                        violation
                                .cards()
                                .map(card -> card.name() + " " + card.key())
                                .distinct());
    }

    private Map<String, Object> json(DeckOdds of) {
        return LinkedHashMap.<String, Object>of("mulligan", of.mulligan().doubleValue())
                .put("mulliganExact", of.mulligan().toString())
                .put("expectedMulligans", of.expectedMulligans().doubleValue())
                .put("prizes", of.prizes())
                .put(
                        "prized",
                        names().map(name -> LinkedHashMap.<String, Object>of("card", name)
                                .put("copies", copies(name))
                                .put("any", anyPrized(of, name).doubleValue())
                                .put("anyExact", anyPrized(of, name).toString())
                                .put("all", allPrized(of, name).doubleValue())
                                .put("allExact", allPrized(of, name).toString())));
    }
}
