import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { Deps } from '#src/deps.ts';
import { noSpans } from '#src/features/endpoints/body-values.ts';
import { listTargets } from '#src/features/endpoints/endpoints.store.ts';
import { hideValues } from '#src/features/endpoints/hidden-values.ts';
import { type Leaf, placeTest } from '#src/features/endpoints/leaf.ts';
import { readRequests } from '#src/features/endpoints/read-requests.ts';
import { partsOf } from '#src/features/endpoints/request-parts.ts';

/** What makes two endpoints the same call. Without a provider, that of the other endpoint does not matter. */
export type EndpointTarget = { providerId?: number; method: EndpointMethod; endpoint: string };

const targetText = ({ providerId, method, endpoint }: EndpointTarget): string =>
  JSON.stringify([providerId ?? null, method, URL.parse(endpoint)?.href ?? endpoint]);

/** The headers and bodies of many targets would be read for nothing. */
const urlOf = ({ endpoint }: EndpointTarget) => partsOf({ endpoint });

/**
 * For each target the oldest saved endpoint with the same method, URL and provider; undefined if there is none. A secret in
 * a URL counts by its mask, because nothing is decrypted.
 */
export const findDuplicates = async (
  deps: Pick<Deps, 'connection' | 'secrets'>,
  targets: readonly EndpointTarget[],
): Promise<({ id: number; name: string } | undefined)[]> => {
  const readings = await readRequests(deps, targets.map(urlOf));
  const saved = new Map<string, { id: number; name: string }>();
  for (const { provider_id, method, endpoint, id, name } of await listTargets(deps.connection.db)) {
    const target = { method: method as EndpointMethod, endpoint };
    for (const text of [targetText({ ...target, providerId: provider_id }), targetText(target)])
      if (!saved.has(text)) saved.set(text, { id, name });
  }
  return targets.map((target, at) => {
    const isSecret = placeTest(readings[at]?.places ?? []);
    const secretOf = (leaf: Leaf) => (isSecret(leaf) ? leaf.value : undefined);
    const { endpoint } = hideValues(urlOf(target), secretOf, noSpans).shown;
    return saved.get(targetText({ ...target, endpoint }));
  });
};
