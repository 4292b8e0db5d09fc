/** The published law kit: laws, arbitraries, perft counts and differential play that serve any game on Croupier. */
module dev.croupier.verification {
    requires transitive dev.croupier.core;
    requires transitive io.vavr;
    requires transitive net.jqwik.api;
    requires static transitive org.jspecify;

    exports dev.croupier.verification;
}
