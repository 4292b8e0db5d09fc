package dev.croupier.pokemon.position;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.PokemonId;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Something that happened, as a position writes it. */
final class FactText {
    private FactText() {}

    static String write(Fact fact) {
        if (fact instanceof Fact.Attacked one) {
            return "attacked " + one.attacker() + ", seat " + one.seat() + ", \"" + one.attack() + '"';
        }
        if (fact instanceof Fact.KnockedOut one) {
            return "knocked out " + CardWords.of(one.card()) + ", seat " + one.owner() + ", " + one.cause()
                    + ", by seat " + one.by();
        }
        if (fact instanceof Fact.Played one) {
            return "played " + CardWords.of(one.card()) + ", seat " + one.seat();
        }
        if (fact instanceof Fact.Damaged one) {
            return "damaged " + one.pokemon() + ", by " + one.attacker() + ", " + one.damage();
        }
        if (fact instanceof Fact.Healed one) {
            return "healed " + one.pokemon();
        }
        if (fact instanceof Fact.MovedToActive one) {
            return "moved to active " + one.pokemon();
        }
        return "evolved " + ((Fact.Evolved) fact).pokemon();
    }

    static Option<Fact> read(Piece piece, Entries entries) {
        Array<Piece> parts = piece.split(',');
        Option<Piece> head = parts.headOption();
        Array<Piece> rest = parts.isEmpty() ? parts : parts.tail();
        for (Verb verb : Verb.values()) {
            Option<Piece> subject = head.flatMap(first -> first.after(verb.word));
            if (subject.isDefined() && rest.size() == verb.further) {
                return verb.read(subject.get(), rest, entries);
            }
        }
        return entries.unexpected(piece, PositionMessage.FACT.with());
    }

    private static Option<Piece> by(Piece piece, Entries entries) {
        return piece.after("by").orElse(() -> entries.unexpected(piece, PositionMessage.FACT.with()));
    }

    /** What can have happened, and how many parts say more about it. */
    private enum Verb {
        ATTACKED("attacked", 2) {
            @Override
            Option<Fact> read(Piece subject, Array<Piece> rest, Entries entries) {
                Option<Seat> seat = entries.seat(rest.get(0));
                Option<String> attack = entries.quoted(rest.get(1));
                return entries.id(subject)
                        .flatMap(id -> seat.flatMap(by -> attack.map(name -> new Fact.Attacked(id, by, name))));
            }
        },
        KNOCKED_OUT("knocked out", 3) {
            @Override
            Option<Fact> read(Piece subject, Array<Piece> rest, Entries entries) {
                Option<Card> card = entries.card(subject).map(Entry::card);
                Option<Seat> owner = entries.seat(rest.get(0));
                Option<Fact.Cause> cause = entries.word(rest.get(1), Fact.Cause.class);
                return by(rest.get(2), entries)
                        .flatMap(entries::seat)
                        .flatMap(by -> card.flatMap(what ->
                                owner.flatMap(whose -> cause.map(why -> new Fact.KnockedOut(whose, what, why, by)))));
            }
        },
        PLAYED("played", 1) {
            @Override
            Option<Fact> read(Piece subject, Array<Piece> rest, Entries entries) {
                Option<Card> card = entries.card(subject).map(Entry::card);
                return entries.seat(rest.get(0)).flatMap(seat -> card.map(what -> new Fact.Played(seat, what)));
            }
        },
        DAMAGED("damaged", 2) {
            @Override
            Option<Fact> read(Piece subject, Array<Piece> rest, Entries entries) {
                Option<PokemonId> attacker = by(rest.get(0), entries).flatMap(entries::id);
                Option<Integer> damage = entries.number(rest.get(1), 0, Line.MOST);
                return entries.id(subject)
                        .flatMap(id -> attacker.flatMap(by -> damage.map(much -> new Fact.Damaged(id, by, much))));
            }
        },
        HEALED("healed", 0) {
            @Override
            Option<Fact> read(Piece subject, Array<Piece> rest, Entries entries) {
                return entries.id(subject).map(Fact.Healed::new);
            }
        },
        MOVED_TO_ACTIVE("moved to active", 0) {
            @Override
            Option<Fact> read(Piece subject, Array<Piece> rest, Entries entries) {
                return entries.id(subject).map(Fact.MovedToActive::new);
            }
        },
        EVOLVED("evolved", 0) {
            @Override
            Option<Fact> read(Piece subject, Array<Piece> rest, Entries entries) {
                return entries.id(subject).map(Fact.Evolved::new);
            }
        };

        private final String word;
        private final int further;

        Verb(String word, int further) {
            this.word = word;
            this.further = further;
        }

        abstract Option<Fact> read(Piece subject, Array<Piece> rest, Entries entries);
    }
}
