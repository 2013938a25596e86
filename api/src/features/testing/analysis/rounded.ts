import type { Explainer } from '#src/features/testing/analysis/observation.ts';

const MAX_DIGITS = 40;

/** A number that lost digits on the way to the screen: an id, mostly. RFC 8259 section 6: up to 2^53 all agree. */
export const explainRounded: Explainer = ({ body: { rounded } }) =>
  rounded &&
  `A number in it is too large to be shown exactly: ${rounded.slice(0, MAX_DIGITS)}. Programs in JavaScript round it too.`;
