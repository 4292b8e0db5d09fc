package dev.croupier.pokemon.table;

/** An instruction of an attack by which its Pokémon loses Energy that is no cost: an option says whether it comes before the damage (PKM-ATK-6). */
public interface DiscardsOwnEnergy extends Effect {}
