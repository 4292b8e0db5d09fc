/** JSON of what a table says and takes, for frontends of one's own: derived from the types of a game, and read as strictly as written. */
module dev.croupier.protocol {
    requires transitive dev.croupier.core;
    requires transitive io.vavr;
    requires org.jspecify;
    requires com.fasterxml.jackson.core;

    exports dev.croupier.protocol;
    exports dev.croupier.protocol.json to
            dev.croupier.frontend;
}
