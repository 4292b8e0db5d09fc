/** The runnable {@code croupier}: the terminal table, simulation, replay and analysis. */
module dev.croupier.frontend {
    requires com.fasterxml.jackson.core;
    requires dev.croupier.core;
    requires dev.croupier.ginrummy;
    requires dev.croupier.heretoslay;
    requires dev.croupier.pokemon;
    requires dev.croupier.protocol;
    requires dev.croupier.raid;
    requires info.picocli;
    requires io.vavr;
    requires org.eclipse.jetty.http;
    requires org.eclipse.jetty.io;
    requires org.eclipse.jetty.server;
    requires org.eclipse.jetty.util;
    requires static org.jspecify;

    opens dev.croupier.frontend to
            info.picocli;
    opens dev.croupier.frontend.cards to
            info.picocli;
    opens dev.croupier.frontend.game to
            info.picocli;
    opens dev.croupier.frontend.ginrummy to
            info.picocli;
    opens dev.croupier.frontend.play to
            info.picocli;
    opens dev.croupier.frontend.pokemon to
            info.picocli;
    opens dev.croupier.frontend.raid to
            info.picocli;
    opens dev.croupier.frontend.replay to
            info.picocli;
    opens dev.croupier.frontend.serve to
            info.picocli;
    opens dev.croupier.frontend.simulate to
            info.picocli;
}
