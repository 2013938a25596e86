import type { Explainer } from '#src/features/testing/analysis/observation.ts';

/** Why a response is incomplete. */
export const explainIncomplete: Explainer = ({ response: { truncated, brokenOff } }) => {
  if (brokenOff !== null) return `The response is incomplete: ${brokenOff.message}.`;
  return truncated ? 'The response was too long to keep in full: its end is missing.' : undefined;
};
