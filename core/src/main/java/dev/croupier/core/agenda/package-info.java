/**
 * The machine that runs effects. A state holds an {@link dev.croupier.core.agenda.Agenda}: a stack of frames, each with the instructions
 * that are still to be done and what was bound so far. {@link dev.croupier.core.agenda.Interpreter#run} does one small step after another
 * until an instruction waits for somebody; that instruction, on top of the agenda, is the pending decision. Everything is data: a state
 * in the middle of an effect is stored, compared and resumed like any other.
 *
 * <p>A game adds its own {@link dev.croupier.core.agenda.Instruction}s and uses these combinators: {@link
 * dev.croupier.core.agenda.Sequence}, {@link dev.croupier.core.agenda.If}, {@link dev.croupier.core.agenda.ForEach}, {@link
 * dev.croupier.core.agenda.Repeat}, {@link dev.croupier.core.agenda.Choose}, {@link dev.croupier.core.agenda.May}; and for those who are
 * asked together the values {@link dev.croupier.core.agenda.Window} and {@link dev.croupier.core.agenda.Commitments}.
 */
@NullMarked
package dev.croupier.core.agenda;

import org.jspecify.annotations.NullMarked;
