import type { OutgoingRequest, PlacedRequest } from '@gatehouse/request/outgoing-request.ts';
import { placeParts } from '@gatehouse/request/place-parts.ts';
import { maskKey } from '@gatehouse/secrets/masks.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { namedValues } from '#src/features/calls/place-credential.ts';
import { shownPrefix } from '#src/features/keys/key-parts.ts';

const hidden = (): string => maskKey('');
const HIDDEN = { sha1: hidden, hmacSha256: hidden, md5: hidden };

/**
 * The request with masks where the parts of a key go, and where its signature does. An identifier is shown as it is. Undefined
 * for any other key.
 */
export const shownPlacement = (
  request: OutgoingRequest,
  { placement, secret }: Pick<CallCredential, 'placement' | 'secret'>,
  now: number,
): PlacedRequest | undefined => {
  if (placement.type !== 'parts') return undefined;
  const identifiers = placement.parts.filter(({ isSecret }) => !isSecret).map(({ name }) => name);
  const shown = Object.entries(namedValues(placement, secret)).map(([name, value]) => [
    name,
    identifiers.includes(name) ? value : maskKey(shownPrefix(value)),
  ]);
  return placeParts(request, Object.fromEntries(shown), placement, { hashes: HIDDEN, now });
};
