import { foreignLettersNote } from '@gatehouse/contract/plain/ascii-host.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';

/** Why the key was not sent, and what allows it. */
export const explainWithheld = ({
  withheldHost,
  withheldReason,
  noun,
}: Pick<ObservedResponse, 'withheldHost' | 'withheldReason' | 'noun'>): string | undefined => {
  if (withheldHost === undefined) return undefined;
  if (withheldReason === 'unwanted') return `The ${noun} was not sent: this call was made without it.`;
  if (withheldReason === 'plain-http')
    return `The ${noun} was not sent: over plain http, anyone on the network could read it. Call ${withheldHost} over https.`;
  const owner = noun === 'key' ? 'key' : 'connection';
  return `The ${noun} was not sent: ${withheldHost} is not one of its hosts. ${foreignLettersNote(withheldHost)}Pin ${withheldHost} to the ${owner} to send it there.`;
};

/** The base URL of the key says http: the key was sent as it asks, and could be read. */
export const explainOpenKey: Explainer = ({ withheldHost, isSentInTheOpen }) =>
  withheldHost === undefined && isSentInTheOpen
    ? 'The key was sent over plain http, as its base URL says: anyone on the network could read it. Use https:// in the base URL if the host supports it.'
    : undefined;
