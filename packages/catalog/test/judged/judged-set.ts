import { HELD_OUT_REQUIREMENTS } from '#test/judged/held-out-requirements.ts';
import { HELD_OUT_SHORT } from '#test/judged/held-out-short.ts';
import { judged } from '#test/judged/judgment.ts';
import { SECOND_HELD_OUT } from '#test/judged/second-held-out.ts';
import { SECOND_TUNING } from '#test/judged/second-tuning.ts';
import { TUNING_REQUIREMENTS } from '#test/judged/tuning-requirements.ts';
import { TUNING_SHORT } from '#test/judged/tuning-short.ts';

/**
 * Written at two times. Of the second batch the requirements of a kind were sorted by the SHA-256 of their text, then
 * assigned in turn: the first, third, fifth … are for tuning.
 */
export const FIRST_BATCH = {
  tuning: [...judged(TUNING_SHORT), ...judged(TUNING_REQUIREMENTS)],
  heldOut: [...judged(HELD_OUT_SHORT), ...judged(HELD_OUT_REQUIREMENTS)],
};
export const SECOND_BATCH = { tuning: judged(SECOND_TUNING), heldOut: judged(SECOND_HELD_OUT) };

/** May be looked at while the search is changed. */
export const JUDGED_FOR_TUNING = [...FIRST_BATCH.tuning, ...SECOND_BATCH.tuning];

/** Only its figures may be looked at, never its queries: they say what to expect for a new requirement. */
export const JUDGED_HELD_OUT = [...FIRST_BATCH.heldOut, ...SECOND_BATCH.heldOut];
