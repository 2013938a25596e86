import type { Explainer } from '#src/observations/observation.ts';

const MAX_DIGITS = 40;

/** A number that programs lose digits of, usually an id. RFC 8259 section 6: all programs agree up to 2^53. */
export const explainRounded: Explainer = ({ body: { rounded } }) =>
  rounded &&
  `It contains a number that is too large for JavaScript: ${rounded.length > MAX_DIGITS ? `${rounded.slice(0, MAX_DIGITS)}…` : rounded}. The text shows it as it was sent; programs that parse it round it.`;

/** RFC 8259 section 4: what a program makes of an object that repeats a name is unpredictable. */
export const explainRepeatedName: Explainer = ({ body: { repeatsName } }) =>
  repeatsName &&
  'An object in it has the same name twice: most programs keep only the last value. The text shows all of them.';
