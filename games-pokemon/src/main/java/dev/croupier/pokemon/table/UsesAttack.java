package dev.croupier.pokemon.table;

/** An instruction by which another attack is used as part of this one: once, however many are attacked, since it is made on all of them itself. */
public interface UsesAttack extends Effect {}
