import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { MAX_ENDPOINT_PART_LENGTH, MAX_HIDDEN_VALUES } from '@gatehouse/contract/plain/endpoint-options.ts';
import { MAX_URL_LENGTH } from '@gatehouse/contract/plain/http-url.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { changeBodyFiles } from '@gatehouse/request/body/body-files.ts';
import { storedUrlProblem } from '@gatehouse/request/endpoint-url.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import { openSecrets } from '#src/features/endpoints/endpoint-secrets.ts';
import { findEndpoint } from '#src/features/endpoints/endpoints.store.ts';
import {
  fillMasks,
  type HiddenValue,
  hideValues,
  isMaskLeaf,
  placeText,
} from '#src/features/endpoints/hidden-values.ts';
import { plainText, type RequestParts, valuesOf } from '#src/features/endpoints/request-values.ts';
import { findSecretsIn, findStoredSecrets } from '#src/features/endpoints/secret-values.ts';
import { oneBody, withKeptFiles } from '#src/features/endpoints/stored-body.ts';

export type StoredParts = RequestParts & { requestBody: JsonObject | null };

type Given = {
  endpoint: string;
  headers?: HeaderLines | null | undefined;
  requestBody?: JsonObject | null | undefined;
  body?: CallBody | null | undefined;
};

/** The parts of an endpoint as it is stored: what is absent is null, and a fragment, which is never sent, is dropped. */
export const partsOf = ({
  endpoint,
  headers = null,
  requestBody = null,
  body = null,
}: Given): StoredParts => ({
  endpoint: endpoint.replace(/#.*/s, ''),
  headers,
  requestBody,
  body,
});

/** The same for an endpoint that is to be stored: with one body. */
export const storedParts = (given: Given): StoredParts => {
  const parts = partsOf(given);
  const { requestBody, body } = oneBody(parts, parts.headers);
  return { ...parts, requestBody, body: body && withKeptFiles(body) };
};

/** Where the secrets of a request are: the texts of their places. */
export type SecretPlaces = ReadonlySet<string>;

/** The secrets of each of these requests. It compares with every stored secret, so call it outside of a transaction. */
export const findSecretPlaces = async (
  deps: Pick<Deps, 'secrets'>,
  requests: readonly RequestParts[],
): Promise<SecretPlaces[]> => {
  const { places } = await findSecretsIn({ requests, texts: [] });
  const others = requests.map((request, at) =>
    valuesOf(request).filter((leaf) => !isMaskLeaf(leaf) && !places[at]?.has(placeText(leaf.place))),
  );
  const stored = await findStoredSecrets(deps, [...new Set(others.flat().map(plainText))]);
  return requests.map((_request, at) => {
    const withStored = (others[at] ?? []).filter((leaf) => stored.has(plainText(leaf)));
    return new Set([...(places[at] ?? []), ...withStored.map(({ place }) => placeText(place))]);
  });
};

/** Throws BAD_REQUEST for a URL that leads elsewhere than it seems to. */
export const requirePlainUrl = (endpoint: string): void => {
  const problem = storedUrlProblem(endpoint);
  if (problem !== undefined) throw rejected('BAD_REQUEST', 'endpoint', problem);
};

export const maskedPlaces = (parts: RequestParts): Set<string> =>
  new Set(
    valuesOf(parts)
      .filter(isMaskLeaf)
      .map(({ place }) => placeText(place)),
  );

/**
 * The request with what its masks stand for in a saved endpoint. Throws BAD_REQUEST for a mask that stands for nothing there,
 * and if the values belong to another origin than that of `url`, where the request goes.
 */
export const withHiddenValues = async <Parts extends RequestParts>(
  deps: Pick<Deps, 'vault'>,
  tx: Db,
  parts: Parts,
  { savedEndpointId, url }: { savedEndpointId: number | undefined; url: string },
): Promise<Parts> => {
  const places = maskedPlaces(parts);
  if (places.size === 0) return parts;
  const saved = savedEndpointId === undefined ? undefined : await findEndpoint(tx, savedEndpointId);
  const hidden = saved && {
    endpoint: saved.endpoint,
    values: await openSecrets(deps, tx, saved.id, places),
  };
  return fillMasks(parts, hidden, url);
};

/** Without files, which have a limit of their own. */
const textOf = (part: keyof typeof LIMITS, parts: StoredParts): string => {
  if (part === 'endpoint') return parts.endpoint;
  const { body } = parts;
  return JSON.stringify(part === 'body' ? body && withoutBytes(body) : parts[part]);
};

const withoutBytes = (body: CallBody): CallBody =>
  changeBodyFiles(body, (file) => ({ ...file, base64: undefined }));

const LIMITS = {
  endpoint: MAX_URL_LENGTH,
  headers: MAX_ENDPOINT_PART_LENGTH,
  requestBody: MAX_ENDPOINT_PART_LENGTH,
  body: MAX_ENDPOINT_PART_LENGTH,
};

/** What is stored must be accepted when it is sent back, and masks must not add up to more than may be stored. */
const requireShort = (parts: StoredParts, where: string): void => {
  for (const part of ['endpoint', 'headers', 'requestBody', 'body'] as const) {
    if (textOf(part, parts).length > LIMITS[part])
      throw rejected('BAD_REQUEST', part, `Must be at most ${LIMITS[part]} characters${where}`);
  }
};

/** The field of a value that is not in a body by its kind. */
const FIELDS: Readonly<Record<string, string>> = {
  path: 'endpoint',
  query: 'endpoint',
  headers: 'headers',
  requestBody: 'requestBody',
};

const requireFewHidden = (hidden: readonly HiddenValue[]): void => {
  const [part] = hidden[MAX_HIDDEN_VALUES]?.place ?? [];
  if (part === undefined) return;
  const message = `At most ${MAX_HIDDEN_VALUES} values of an endpoint can be hidden, and ${hidden.length} of this one look like secrets`;
  throw rejected('BAD_REQUEST', FIELDS[part] ?? 'body', message);
};

/**
 * The request as it is stored, and what is sealed. Masks in it stand for values of the saved endpoint with this id. Throws
 * BAD_REQUEST if it is too long, or if too many of its values would be hidden.
 */
export const prepareRequest = async (
  deps: Pick<Deps, 'vault'>,
  tx: Db,
  parts: StoredParts,
  { savedEndpointId, secrets }: { savedEndpointId: number | undefined; secrets: SecretPlaces },
): Promise<{ shown: StoredParts; hidden: HiddenValue[] }> => {
  const masked = maskedPlaces(parts);
  const filled = await withHiddenValues(deps, tx, parts, { savedEndpointId, url: parts.endpoint });
  requireShort(filled, '');
  // What was hidden stays hidden.
  const stored = hideValues(filled, ({ place }) => {
    const text = placeText(place);
    return masked.has(text) || secrets.has(text);
  });
  requireFewHidden(stored.hidden);
  requireShort(stored.shown, ', with masks in place of its secrets');
  return stored;
};
