package dev.croupier.pokemon.sets;

import dev.croupier.pokemon.sets.asc.AscendedHeroes;
import dev.croupier.pokemon.sets.asr.AstralRadiance;
import dev.croupier.pokemon.sets.bcr.BoundariesCrossed;
import dev.croupier.pokemon.sets.blk.BlackBolt;
import dev.croupier.pokemon.sets.brs.BrilliantStars;
import dev.croupier.pokemon.sets.bst.BattleStyles;
import dev.croupier.pokemon.sets.bus.BurningShadows;
import dev.croupier.pokemon.sets.cl.CallOfLegends;
import dev.croupier.pokemon.sets.cre.ChillingReign;
import dev.croupier.pokemon.sets.cri.ChaosRising;
import dev.croupier.pokemon.sets.crz.CrownZenith;
import dev.croupier.pokemon.sets.daa.DarknessAblaze;
import dev.croupier.pokemon.sets.dri.DestinedRivals;
import dev.croupier.pokemon.sets.drx.DragonsExalted;
import dev.croupier.pokemon.sets.evo.Evolutions;
import dev.croupier.pokemon.sets.ex.ExpeditionBaseSet;
import dev.croupier.pokemon.sets.fco.FatesCollide;
import dev.croupier.pokemon.sets.flf.Flashfire;
import dev.croupier.pokemon.sets.fo.Fossil;
import dev.croupier.pokemon.sets.fst.FusionStrike;
import dev.croupier.pokemon.sets.gri.GuardiansRising;
import dev.croupier.pokemon.sets.jtg.JourneyTogether;
import dev.croupier.pokemon.sets.lor.LostOrigin;
import dev.croupier.pokemon.sets.mee.MegaEvolutionEnergy;
import dev.croupier.pokemon.sets.meg.MegaEvolution;
import dev.croupier.pokemon.sets.mew.ScarletAndViolet151;
import dev.croupier.pokemon.sets.mt.MysteriousTreasures;
import dev.croupier.pokemon.sets.pal.PaldeaEvolved;
import dev.croupier.pokemon.sets.par.ParadoxRift;
import dev.croupier.pokemon.sets.pbl.PitchBlack;
import dev.croupier.pokemon.sets.pfl.PhantasmalFlames;
import dev.croupier.pokemon.sets.plb.PlasmaBlast;
import dev.croupier.pokemon.sets.por.PerfectOrder;
import dev.croupier.pokemon.sets.prc.PrimalClash;
import dev.croupier.pokemon.sets.pre.PrismaticEvolutions;
import dev.croupier.pokemon.sets.prsw.SwshBlackStarPromos;
import dev.croupier.pokemon.sets.rg.FireRedAndLeafGreen;
import dev.croupier.pokemon.sets.rs.RubyAndSapphire;
import dev.croupier.pokemon.sets.scr.StellarCrown;
import dev.croupier.pokemon.sets.sfa.ShroudedFable;
import dev.croupier.pokemon.sets.ssh.SwordAndShield;
import dev.croupier.pokemon.sets.ssp.SurgingSparks;
import dev.croupier.pokemon.sets.sum.SunAndMoon;
import dev.croupier.pokemon.sets.svi.ScarletAndViolet;
import dev.croupier.pokemon.sets.tef.TemporalForces;
import dev.croupier.pokemon.sets.teu.TeamUp;
import dev.croupier.pokemon.sets.tm.HsTriumphant;
import dev.croupier.pokemon.sets.twm.TwilightMasquerade;
import dev.croupier.pokemon.sets.unm.UnifiedMinds;
import dev.croupier.pokemon.sets.upr.UltraPrism;
import dev.croupier.pokemon.sets.viv.VividVoltage;
import dev.croupier.pokemon.sets.wht.WhiteFlare;
import dev.croupier.pokemon.sets.xy.Xy;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** All cards that come with the engine, the older sets first. */
public final class PokemonCards {
    private static final Array<Card> ALL = Array.of(
                    Fossil.CARDS,
                    ExpeditionBaseSet.CARDS,
                    RubyAndSapphire.CARDS,
                    FireRedAndLeafGreen.CARDS,
                    MysteriousTreasures.CARDS,
                    HsTriumphant.CARDS,
                    CallOfLegends.CARDS,
                    DragonsExalted.CARDS,
                    BoundariesCrossed.CARDS,
                    PlasmaBlast.CARDS,
                    Xy.CARDS,
                    Flashfire.CARDS,
                    PrimalClash.CARDS,
                    FatesCollide.CARDS,
                    Evolutions.CARDS,
                    SunAndMoon.CARDS,
                    GuardiansRising.CARDS,
                    BurningShadows.CARDS,
                    UltraPrism.CARDS,
                    TeamUp.CARDS,
                    UnifiedMinds.CARDS,
                    SwshBlackStarPromos.CARDS,
                    SwordAndShield.CARDS,
                    DarknessAblaze.CARDS,
                    VividVoltage.CARDS,
                    BattleStyles.CARDS,
                    ChillingReign.CARDS,
                    FusionStrike.CARDS,
                    BrilliantStars.CARDS,
                    AstralRadiance.CARDS,
                    LostOrigin.CARDS,
                    CrownZenith.CARDS,
                    ScarletAndViolet.CARDS,
                    PaldeaEvolved.CARDS,
                    ScarletAndViolet151.CARDS,
                    ParadoxRift.CARDS,
                    TemporalForces.CARDS,
                    TwilightMasquerade.CARDS,
                    ShroudedFable.CARDS,
                    StellarCrown.CARDS,
                    SurgingSparks.CARDS,
                    PrismaticEvolutions.CARDS,
                    JourneyTogether.CARDS,
                    DestinedRivals.CARDS,
                    BlackBolt.CARDS,
                    WhiteFlare.CARDS,
                    MegaEvolutionEnergy.CARDS,
                    MegaEvolution.CARDS,
                    PhantasmalFlames.CARDS,
                    AscendedHeroes.CARDS,
                    PerfectOrder.CARDS,
                    ChaosRising.CARDS,
                    PitchBlack.CARDS)
            .flatMap(cards -> cards);

    private static final TreeMap<CardKey, Card> BY_KEY = byKey();

    private PokemonCards() {}

    /** Every card, set by set. */
    public static Array<Card> all() {
        return ALL;
    }

    /** The card of that printing. */
    public static Option<Card> find(CardKey key) {
        return BY_KEY.get(key);
    }

    /**
     * The card of that printing.
     *
     * @throws IllegalArgumentException where there is none
     */
    public static Card card(String set, String number) {
        CardKey key = new CardKey(set, number);
        return find(key).getOrElseThrow(() -> new IllegalArgumentException("no card has the key " + key));
    }

    /** All printings of that name, the oldest set first. */
    public static Array<Card> named(String name) {
        return ALL.filter(card -> card.name().equals(name));
    }

    private static TreeMap<CardKey, Card> byKey() {
        TreeMap<CardKey, Card> cards = TreeMap.empty();
        for (Card card : ALL) {
            if (cards.containsKey(card.key())) {
                throw new IllegalStateException("two cards have the key " + card.key());
            }
            cards = cards.put(card.key(), card);
        }
        return cards;
    }
}
