package dev.croupier.core.vocabulary;

/**
 * What is wrong with a card that somebody has written.
 *
 * @param card its place among those that were written together, from 0
 * @param at which component, such as {@code face/hp}; nothing for the card itself
 * @param expected what could stand there, in words
 * @param found what stands there, in words
 */
public record CardFlaw(int card, String at, String expected, String found) {}
