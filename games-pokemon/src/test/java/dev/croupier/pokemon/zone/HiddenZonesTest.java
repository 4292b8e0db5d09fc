package dev.croupier.pokemon.zone;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WATER;
import static dev.croupier.pokemon.TestCards.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;

class HiddenZonesTest {

    private static Scene table() {
        return scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, FIRE, KIT)
                .deck(YOU, PUP, WATER, WATER);
    }

    @Test
    @ForRule({"PKM-ZONE-3", "PKM-T43", "PKM-S36"})
    void nobody_sees_the_cards_of_anothers_hand_deck_or_prizes_and_all_see_the_rest() {
        Card drink = item("Drink", Do.draw(2));
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, drink)
                .deck(YOU, WATER, WATER, FOX)
                .playTrainer(drink);
        for (PokemonEvent event : scene.events()) {
            if (event instanceof PokemonEvent.Moved moved && moved.from() == PokemonEvent.Zone.DECK) {
                assertThat(((PokemonEvent.Moved) moved.seenBy(YOU)).cards().isDefined())
                        .isTrue();
                assertThat(((PokemonEvent.Moved) moved.seenBy(OPPONENT)).cards().isDefined())
                        .isFalse();
                assertThat(moved.count()).isEqualTo(2);
            }
            if (event instanceof PokemonEvent.Moved moved && moved.to() == PokemonEvent.Zone.DISCARD) {
                assertThat(((PokemonEvent.Moved) moved.seenBy(OPPONENT)).cards().isDefined())
                        .isTrue();
            }
        }
        assertThat(scene.events().count(PokemonEvent.Moved.class::isInstance)).isEqualTo(2);
    }

    @Test
    @ForRule({"PKM-ZONE-4", "PKM-T43"})
    void sizes_of_hands_decks_and_prizes_are_public() {
        Scene other = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, FIRE, WATER)
                .deck(YOU, PUP, KIT, WATER);
        var seen = table().game().view(table().state(), OPPONENT).side(YOU);
        assertThat(seen.handSize()).isEqualTo(2);
        assertThat(seen.hand().isDefined()).isFalse();
        assertThat(seen.taken()).isZero();
        assertThat(seen).isEqualTo(other.game().view(other.state(), OPPONENT).side(YOU));
        assertThat(table().game().view(table().state(), YOU).side(YOU).hand().get())
                .containsExactlyInAnyOrder(FIRE, KIT);
    }

    @Test
    @ForOption({"deckLists=CLOSED", "deckLists=OPEN"})
    @ForRule("PKM-OPT-1")
    void nobody_knows_the_deck_list_of_another_unless_the_options_say_so() {
        assertThat(table().game()
                        .view(table().state(), OPPONENT)
                        .side(YOU)
                        .deckList()
                        .isDefined())
                .isFalse();
        assertThat(table().game()
                        .view(table().state(), YOU)
                        .side(YOU)
                        .deckList()
                        .isDefined())
                .isTrue();
        Scene open = table().rules(PokemonRules.seed().withDeckLists(dev.croupier.pokemon.rules.DeckLists.OPEN));
        assertThat(open.game().view(open.state(), OPPONENT).side(YOU).deckList().isDefined())
                .isTrue();
    }
}
