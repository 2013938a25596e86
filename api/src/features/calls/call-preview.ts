import { type CallPreview, MAX_PREVIEW_BODY } from '@gatehouse/contract/testing.ts';
import { ACCEPT_ENCODING } from '@gatehouse/outbound/headers.ts';
import type { OutgoingRequest, PlacedRequest } from '@gatehouse/request/outgoing-request.ts';
import { placeParts } from '@gatehouse/request/place-parts.ts';
import { maskKey } from '@gatehouse/secrets/masks.ts';
import { hasOwner } from '#src/features/audit/call-subject.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { withoutOwnSecrets } from '#src/features/calls/own-secrets.ts';
import { namedValues } from '#src/features/calls/place-credential.ts';
import type { PreparedCall } from '#src/features/calls/prepare-call.ts';
import { shownPrefix } from '#src/features/keys/key-parts.ts';
import { sizeOfBody } from '#src/uploads/held-files.ts';

const hidden = (): string => maskKey('');
const HIDDEN = { sha1: hidden, hmacSha256: hidden, md5: hidden };

/**
 * The request with masks where the parts of a key go, and where its signature does. An identifier is shown as it is. Undefined
 * for any other key.
 */
const shownPlacement = (
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

/** What is shown of a header that contains the key or its signature. */
const shownHeader = (name: string, { placement, secret }: CallCredential): string => {
  const mask = maskKey(secret.value);
  if (name !== 'authorization' && placement.type !== 'header') return maskKey('');
  switch (placement.type) {
    case 'bearer':
      return `Bearer ${mask}`;
    case 'header':
      return `${placement.prefix ?? ''}${mask}`;
    case 'basic':
      return `Basic ${maskKey('')}`;
    case 'aws-sigv4':
      return `AWS4-HMAC-SHA256 ${maskKey('')}`;
    case 'query':
    case 'parts':
    case 'none':
      return mask;
  }
};

/** What the outbound client adds to each call. */
const ADDED = { 'accept-encoding': ACCEPT_ENCODING };
const MARK = 'random, new for each call';

/**
 * A prepared call for a reader: the key is masked where it was placed, and hidden wherever else the caller has written it.
 * @param marker the name of the header that marks all calls
 */
export const previewOf = (
  { method, resolved, placed, withheldReason, at }: PreparedCall,
  credential: CallCredential,
  marker: string,
): CallPreview => {
  const hide = (text: string): string => withoutOwnSecrets(text, credential);
  const shown = withheldReason === undefined ? shownPlacement(resolved, credential, at) : undefined;
  const url = new URL(shown?.url ?? placed.url);
  if (shown === undefined)
    for (const name of placed.secretQuery) url.searchParams.set(name, maskKey(credential.secret.value));
  const headers = Object.entries(placed.headers).map(([name, value]) => [
    name,
    placed.secretHeaders.includes(name)
      ? (shown?.headers[name] ?? shownHeader(name, credential))
      : typeof value === 'string'
        ? hide(value)
        : value.map(hide),
  ]);
  const { body } = shown ?? resolved;
  return {
    method,
    url: hide(url.href),
    host: hide(url.host),
    headers: { ...ADDED, ...Object.fromEntries(headers), [marker]: MARK },
    bodySize: sizeOfBody(body),
    body: typeof body !== 'string' || body.length > MAX_PREVIEW_BODY ? undefined : hide(body),
    keySent: hasOwner(credential.subject) && withheldReason === undefined,
    withheldReason,
  };
};
