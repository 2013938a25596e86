import { recordKindOf } from '@gatehouse/request/stream-records.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';

const streamEnds = ({ totalMs, idleMs }: ObservedResponse['streamLimits']): string =>
  `Gatehouse receives a stream for ${totalMs / 1000} s at most, and ends it after ${idleMs / 1000} s in which nothing arrives. What had arrived is shown.`;

/** Why a response is incomplete. */
export const explainIncomplete: Explainer = ({
  response: { truncated, isCrowdedOut, brokenOff, headers },
  streamLimits,
}) => {
  if (isCrowdedOut)
    return 'The response was cut, because the responses of other calls took all the memory for them. Send the request again when they are done.';
  if (brokenOff !== null) {
    const isStream = recordKindOf(headers['content-type'] ?? '') !== undefined;
    const why = isStream && brokenOff.code === 'timeout' ? ` ${streamEnds(streamLimits)}` : '';
    return `The response is incomplete: ${brokenOff.message}.${why}`;
  }
  return truncated ? 'The response was too long to keep in full: its end is missing.' : undefined;
};
