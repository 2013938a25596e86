import { EIGHTH } from '#test/judged/eighth-held-out.ts';
import { ELEVENTH } from '#test/judged/eleventh-held-out.ts';
import { FIFTH_HELD_OUT } from '#test/judged/fifth-held-out.ts';
import { FIFTH_TUNING } from '#test/judged/fifth-tuning.ts';
import { FOURTH_HELD_OUT } from '#test/judged/fourth-held-out.ts';
import { FOURTH_TUNING } from '#test/judged/fourth-tuning.ts';
import { HELD_OUT_REQUIREMENTS } from '#test/judged/held-out-requirements.ts';
import { HELD_OUT_SHORT } from '#test/judged/held-out-short.ts';
import { judged } from '#test/judged/judgment.ts';
import { NINTH } from '#test/judged/ninth-held-out.ts';
import { SECOND_HELD_OUT } from '#test/judged/second-held-out.ts';
import { SECOND_TUNING } from '#test/judged/second-tuning.ts';
import { SEVENTH_HELD_OUT } from '#test/judged/seventh-held-out.ts';
import { SEVENTH_TUNING } from '#test/judged/seventh-tuning.ts';
import { SIXTH_HELD_OUT } from '#test/judged/sixth-held-out.ts';
import { SIXTH_TUNING } from '#test/judged/sixth-tuning.ts';
import { TENTH } from '#test/judged/tenth-tuning.ts';
import { THIRD_HELD_OUT } from '#test/judged/third-held-out.ts';
import { THIRD_TUNING } from '#test/judged/third-tuning.ts';
import { TUNING_REQUIREMENTS } from '#test/judged/tuning-requirements.ts';
import { TUNING_SHORT } from '#test/judged/tuning-short.ts';

/**
 * Written at ten times. Of the second to the fifth batch the requirements of a kind were sorted by the SHA-256 of their text,
 * then assigned in turn: the first, third, fifth … are for tuning. The third to the fifth were written and judged from the
 * list of APIs alone, without a look at the search, its vocabulary or the others: they show how the search does on texts
 * that it was not made with.
 */
export const FIRST_BATCH = {
  tuning: [...judged(TUNING_SHORT), ...judged(TUNING_REQUIREMENTS)],
  heldOut: [...judged(HELD_OUT_SHORT), ...judged(HELD_OUT_REQUIREMENTS)],
};
export const SECOND_BATCH = { tuning: judged(SECOND_TUNING), heldOut: judged(SECOND_HELD_OUT) };
export const THIRD_BATCH = { tuning: judged(THIRD_TUNING), heldOut: judged(THIRD_HELD_OUT) };
export const FOURTH_BATCH = { tuning: judged(FOURTH_TUNING), heldOut: judged(FOURTH_HELD_OUT) };
/**
 * What the first four seldom ask: vendors in complaints, what the catalogue lacks, words that mean something by chance, conditions, no need
 * of an API at all. It is counted apart, so that the figures of the others stay comparable.
 */
export const FIFTH_BATCH = { tuning: judged(FIFTH_TUNING), heldOut: judged(FIFTH_HELD_OUT) };
/**
 * Written on 30 November 2026 as developers ask, with complaints, conditions, stories and chance words, by somebody who had seen neither the
 * search nor its vocabulary; assigned by the parity of the SHA-256 of the text, so that the halves differ in size. What does it was written
 * down before the search was asked; what is plainly wrong was completed with what it showed, so the figure is a strict one.
 */
export const SIXTH_BATCH = { tuning: judged(SIXTH_TUNING), heldOut: judged(SIXTH_HELD_OUT) };

/**
 * Written on 30 November 2026, after a look at the groups and at how the others are judged and before one at the search: every third one wants
 * nothing. Assigned as the sixth was, by the parity of the SHA-256 of `seventh: ` and the text. What is plainly wrong was completed as there.
 */
export const SEVENTH_BATCH = { tuning: judged(SEVENTH_TUNING), heldOut: judged(SEVENTH_HELD_OUT) };

/**
 * Written on 30 November 2026 from the list of ids and names alone, by somebody who had seen neither the search, its vocabulary nor the other
 * sets; a third wants nothing. All of it was asked twice, before and after the changes of that day. What it showed has been looked at since.
 */
export const EIGHTH_BATCH = judged(EIGHTH);

/**
 * Written on 1 December 2026 in the same way by somebody else, and asked once, when the changes of that day were done, and once by what was
 * there before them. Nothing lists what it shows.
 */
export const NINTH_BATCH = judged(NINTH);

/**
 * Written on 1 December 2026 for tuning, from the catalogue's own list, by somebody who had not seen the search: 110 of its APIs were drawn, half of
 * them of the directory, and a requirement was written for each; 40 want nothing.
 */
export const TENTH_BATCH = judged(TENTH);

/**
 * Written on the same day in the same way by somebody else, and asked once, by the search of that day and the one before. Nothing lists what it
 * shows, but its answers were read by hand.
 */
export const ELEVENTH_BATCH = judged(ELEVENTH);

const BATCHES = [FIRST_BATCH, SECOND_BATCH, THIRD_BATCH, FOURTH_BATCH];

/** May be looked at while the search is changed. */
export const JUDGED_FOR_TUNING = BATCHES.flatMap(({ tuning }) => tuning);

/** Only its figures may be looked at, never its queries: they say what to expect for a new requirement. */
export const JUDGED_HELD_OUT = BATCHES.flatMap(({ heldOut }) => heldOut);
