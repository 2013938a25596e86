import type { Explainer } from '#src/features/testing/analysis/observation.ts';

/** RFC 8259 section 4: what a program makes of an object that repeats a name is unpredictable. */
export const explainRepeatedName: Explainer = ({ body: { repeatsName } }) =>
  repeatsName &&
  'An object in it has the same name twice: most programs keep only the last value. The text shows all of them.';
