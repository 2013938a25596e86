import { HELD_OUT_REQUIREMENTS } from '#test/judged/held-out-requirements.ts';
import { HELD_OUT_SHORT } from '#test/judged/held-out-short.ts';
import { judged } from '#test/judged/judgment.ts';
import { TUNING_REQUIREMENTS } from '#test/judged/tuning-requirements.ts';
import { TUNING_SHORT } from '#test/judged/tuning-short.ts';

/** May be looked at while the search is changed. */
export const JUDGED_FOR_TUNING = [...judged(TUNING_SHORT), ...judged(TUNING_REQUIREMENTS)];

/** Only its figures may be looked at, never its queries: they say what to expect for a new requirement. */
export const JUDGED_HELD_OUT = [...judged(HELD_OUT_SHORT), ...judged(HELD_OUT_REQUIREMENTS)];
