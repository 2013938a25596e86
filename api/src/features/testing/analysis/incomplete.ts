import type { Explainer } from '#src/features/testing/analysis/observation.ts';

/** Why an answer is not whole. */
export const explainIncomplete: Explainer = ({ response: { truncated, brokenOff } }) => {
  if (brokenOff !== null) return `The response is incomplete: ${brokenOff.message}.`;
  return truncated ? 'The response was longer than what is kept: its end is missing.' : undefined;
};
