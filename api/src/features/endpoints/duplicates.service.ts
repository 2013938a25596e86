import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import { compactJson, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { lowerCaseNames } from '@gatehouse/request/headers.ts';
import type { Deps } from '#src/deps.ts';
import { findEndpoints, listTargets } from '#src/features/endpoints/endpoints.store.ts';
import { hideValues } from '#src/features/endpoints/hidden-values.ts';
import { type Leaf, placeTest } from '#src/features/endpoints/leaf.ts';
import { NOTHING_READ, readRequests } from '#src/features/endpoints/read-requests.ts';
import { partsOf } from '#src/features/endpoints/request-parts.ts';
import type { RequestParts } from '#src/features/endpoints/request-values.ts';

/** What makes two endpoints the same call. Without a provider, that of the other endpoint does not matter. */
export type EndpointTarget = {
  providerId?: number;
  method: EndpointMethod;
  endpoint: string;
  headers?: HeaderLines | null;
  body?: CallBody | null;
};

const targetText = ({ providerId, method, endpoint }: EndpointTarget): string =>
  JSON.stringify([providerId ?? null, method, URL.parse(endpoint)?.href ?? endpoint]);

/** What a body says of its type anyway. */
const IMPLIED_TYPE = /^application\/(?:json|x-www-form-urlencoded)\s*(?:;.*)?$/i;

/** What is sent besides the URL, however it is written: names of headers in any case and order, JSON with any spaces. */
const contentText = ({ headers, body }: Pick<RequestParts, 'headers' | 'body'>): string => {
  const lines = Object.entries(lowerCaseNames(headers ?? {})).filter(
    ([name, value]) => !(name === 'content-type' && IMPLIED_TYPE.test(String(value))),
  );
  const content =
    body?.kind === 'json' && parseJsonText(body.text) !== undefined
      ? { ...body, text: compactJson(body.text) }
      : body;
  return JSON.stringify([lines.sort(([one], [other]) => (one < other ? -1 : 1)), content]);
};

/** The headers and bodies of many targets would be read for nothing. */
const urlOf = ({ endpoint }: EndpointTarget): RequestParts => partsOf({ endpoint });

/** The requests as they would be stored: with masks in place of secrets. */
const shownOf = async (
  deps: Pick<Deps, 'secrets'>,
  requests: readonly RequestParts[],
): Promise<RequestParts[]> => {
  const readings = await readRequests(
    deps,
    requests.map((request) => ({ ...request, requestBody: null })),
  );
  return requests.map((request, at) => {
    const { places, spansOf } = readings[at] ?? NOTHING_READ;
    const isSecret = placeTest(places);
    const secretOf = (leaf: Leaf) => (isSecret(leaf) ? leaf.value : undefined);
    return hideValues(request, secretOf, spansOf).shown;
  });
};

/** The saved endpoints by method, URL and provider, and also without a provider. */
const savedIds = async (deps: Pick<Deps, 'connection'>): Promise<Map<string, number[]>> => {
  const ids = new Map<string, number[]>();
  for (const { provider_id, method, endpoint, id } of await listTargets(deps.connection.db)) {
    const target = { method: method as EndpointMethod, endpoint };
    for (const text of [targetText({ ...target, providerId: provider_id }), targetText(target)]) {
      const same = ids.get(text);
      if (same === undefined) ids.set(text, [id]);
      else same.push(id);
    }
  }
  return ids;
};

/**
 * For each target the oldest saved endpoint with the same method, URL, headers, body and provider; undefined if there is
 * none. A secret counts by its mask, because nothing is decrypted.
 */
export const findDuplicates = async (
  deps: Pick<Deps, 'connection' | 'secrets'>,
  targets: readonly EndpointTarget[],
): Promise<(Pick<SavedEndpoint, 'id' | 'name'> | undefined)[]> => {
  const ids = await savedIds(deps);
  const urls = await shownOf(deps, targets.map(urlOf));
  const candidates = targets.map(
    (target, at) => ids.get(targetText({ ...target, endpoint: urls[at]?.endpoint ?? '' })) ?? [],
  );
  const saved = await findEndpoints(deps.connection.db, [...new Set(candidates.flat())]);
  const byId = new Map(saved.map((endpoint) => [endpoint.id, endpoint]));
  const compared = targets.filter((_target, at) => (candidates[at] ?? []).length > 0);
  const shown = (await shownOf(deps, compared.map(partsOf))).values();
  return candidates.map((all) => {
    if (all.length === 0) return undefined;
    const content = contentText(shown.next().value ?? { headers: null, body: null });
    const same = all
      .map((id) => byId.get(id))
      .find((one) => one !== undefined && contentText(one) === content);
    return same && { id: same.id, name: same.name };
  });
};
