import type { Explainer } from '#src/features/testing/analysis/observation.ts';

const MAX_DIGITS = 40;

/** A number that loses digits on the screen, usually an id. RFC 8259 section 6: all programs agree up to 2^53. */
export const explainRounded: Explainer = ({ body: { rounded } }) =>
  rounded &&
  `It contains a number that is too large to show exactly: ${rounded.slice(0, MAX_DIGITS)}. JavaScript programs round it too.`;
