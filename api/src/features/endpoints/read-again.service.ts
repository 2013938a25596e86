import { isDeepStrictEqual } from 'node:util';
import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import {
  MAX_ENDPOINT_DESCRIPTION_LENGTH,
  MAX_ENDPOINT_NAME_LENGTH,
} from '@gatehouse/contract/plain/endpoint-options.ts';
import { hideSecrets } from '@gatehouse/secrets/find-secrets.ts';
import { REMOVED_SECRET } from '@gatehouse/secrets/masks.ts';
import type { Span } from '@gatehouse/secrets/spans.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { listSecrets } from '#src/features/endpoints/endpoint-secrets.store.ts';
import { ENDPOINT_SECRET, openAllSecrets, sealSecrets } from '#src/features/endpoints/endpoint-secrets.ts';
import * as store from '#src/features/endpoints/endpoints.store.ts';
import { type HiddenValue, hideValues } from '#src/features/endpoints/hidden-values.ts';
import { placeTest } from '#src/features/endpoints/leaf.ts';
import { storedParts } from '#src/features/endpoints/prepare-request.ts';
import { NOTHING_READ, type RequestReading, readRequests } from '#src/features/endpoints/read-requests.ts';
import { shownTexts } from '#src/features/endpoints/secret-texts.ts';
import { findStoredSecrets } from '#src/features/endpoints/secret-values.ts';
import { secretsIn } from '#src/features/providers/provider-keys.ts';
import { sealAllStored } from '#src/vault/bound-secrets.ts';

/** So many are read before other work has its turn, and so many characters unless one has more. */
const MOST_AT_ONCE = 50;
const MOST_CHARACTERS = 32 * 1024;
/** Each takes variables of a statement, of which SQLite has 32,766. */
const SEALED_AT_ONCE = 1000;

/** What is found in one endpoint. */
type Found = { reading: RequestReading; storedIn: ReadonlyMap<string, readonly Span[]> };

const lengthOf = ({ endpoint, description, headers, body }: SavedEndpoint): number =>
  JSON.stringify([endpoint, description, headers, body]).length;

/** The first of them, as many as are read at once. */
const firstOf = (endpoints: readonly SavedEndpoint[]): SavedEndpoint[] => {
  let left = MOST_CHARACTERS;
  return endpoints.filter((endpoint, at) => {
    left -= lengthOf(endpoint);
    return at === 0 || left >= 0;
  });
};

/** The text without its secrets, and these. What stands for one must not make it longer than an endpoint may have. */
const withoutSecrets = (
  text: string,
  { storedIn }: Found,
  max: number,
): { shown: string; secrets: string[] } => {
  const spans = secretsIn(text, 'prose', { stored: (one) => storedIn.get(one) ?? [] });
  const marked = hideSecrets(text, spans, REMOVED_SECRET);
  return {
    shown: [...marked].length <= max ? marked : hideSecrets(text, spans, ''),
    secrets: spans.map(({ start, end }) => text.slice(start, end)),
  };
};

/** What was in a name or a description has a place of its own there, behind what an earlier reading found. */
const placesOf = (
  part: 'name' | 'description',
  secrets: readonly string[],
  taken: ReadonlySet<string>,
): HiddenValue[] => {
  const first = [...taken].filter((place) => JSON.parse(place)[0] === part).length;
  return secrets.map((value, at) => ({ place: [part, first + at], value }));
};

/** Hides what was found in an endpoint that is as it was then: one that was saved meanwhile was read then. Returns whether it changed. */
const hideFound = async (deps: Deps, tx: Db, read: SavedEndpoint, found: Found): Promise<boolean> => {
  const current = await store.findEndpoint(tx, read.id);
  if (current === undefined || !isDeepStrictEqual(current, read)) return false;
  const taken = new Set((await listSecrets(tx, read.id)).map(({ place }) => place));
  const name = withoutSecrets(current.name, found, MAX_ENDPOINT_NAME_LENGTH);
  const described = withoutSecrets(current.description ?? '', found, MAX_ENDPOINT_DESCRIPTION_LENGTH);
  const { reading } = found;
  const isSecret = placeTest([...reading.places].filter((place) => !taken.has(place)));
  const { shown, hidden } = hideValues(
    storedParts(current, reading),
    (leaf) => (isSecret(leaf) ? leaf.value : undefined),
    reading.spansOf,
  );
  hidden.push(...placesOf('name', name.secrets, taken));
  hidden.push(...placesOf('description', described.secrets, taken));
  if (hidden.length === 0) return false;
  // The URL is a part of what the secrets are bound to.
  const sealed = await openAllSecrets(deps, tx, read.id);
  const description = current.description === null ? null : described.shown;
  await store.updateEndpoint(tx, read.id, { ...shown, name: name.shown, description }, current.updatedAt);
  for (let at = 0; at < hidden.length; at += SEALED_AT_ONCE)
    await sealSecrets(deps, tx, read.id, hidden.slice(at, at + SEALED_AT_ONCE));
  const again = new Map(sealed.map(({ id, secret }) => [id, secret]));
  await sealAllStored(deps.vault, tx, ENDPOINT_SECRET, again);
  return true;
};

/** Names of headers, parameters and fields cannot be hidden: without them it would be another request. */
const warnOfNames = ({ log }: Deps, endpoint: SavedEndpoint, { storedIn }: Found): void => {
  const isSecret = shownTexts(endpoint).some(
    ({ field, text }) =>
      !['name', 'description'].includes(field) && (storedIn.has(text) || secretsIn(text, 'prose').length > 0),
  );
  if (isSecret) log.warn({ endpointId: endpoint.id }, 'A name in a saved endpoint contains a secret');
};

/**
 * Reads the newest saved endpoints below an id as they are read when they are saved, and hides what is secret in them: a value as a
 * hidden value, a part of a name or a description with a mark in its place. Nothing is lost: each is sealed for its endpoint.
 * @returns the lowest id that was read, undefined if there was none, and how many were changed
 */
export const readEndpointsAgain = async (
  deps: Deps,
  before: number | undefined,
): Promise<{ last: number | undefined; changed: number }> => {
  const endpoints = firstOf(await store.listEndpointsBefore(deps.connection.db, before, MOST_AT_ONCE));
  const readings = await readRequests(deps, endpoints);
  const texts = new Set(endpoints.flatMap(shownTexts).map(({ text }) => text));
  const storedIn = await findStoredSecrets(deps, [...texts]);
  let changed = 0;
  for (const [at, endpoint] of endpoints.entries()) {
    const found: Found = { reading: readings[at] ?? NOTHING_READ, storedIn };
    if (await deps.connection.transaction((tx) => hideFound(deps, tx, endpoint, found))) changed += 1;
    warnOfNames(deps, endpoint, found);
  }
  return { last: endpoints.at(-1)?.id, changed };
};
