package dev.croupier.verification.toys.snatch;

/**
 * How Snatch is played.
 *
 * @param seats how many seats
 * @param cards how many cards there are
 * @param hand how many each seat is dealt
 * @param inOrder whether the seats are asked for a stop one after another, clockwise, or whoever comes first
 */
record Rules(int seats, int cards, int hand, boolean inOrder) {}
