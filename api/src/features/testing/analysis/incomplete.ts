import type { Explainer } from '#src/features/testing/analysis/observation.ts';

/** Why a response is incomplete. */
export const explainIncomplete: Explainer = ({ response: { truncated, isCrowdedOut, brokenOff } }) => {
  if (isCrowdedOut)
    return 'The response was cut, because the responses of other calls took all the memory for them. Send the request again when they are done.';
  if (brokenOff !== null) return `The response is incomplete: ${brokenOff.message}.`;
  return truncated ? 'The response was too long to keep in full: its end is missing.' : undefined;
};
