import type { Provider } from '@gatehouse/contract/providers.ts';
import type { CatalogApi, CatalogOperation } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { operationsOf } from '@gatehouse/knowledge/apis/lookups.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { isSameKind } from '#src/features/keys/api-access.service.ts';
import { familyOf } from '#src/features/providers/catalog-provider.ts';
import { knownEntryOf } from '#src/features/providers/known-entry.ts';

/** What the catalog knows about a provider beyond its row, with the operations to call first. */
export type GuideApi = { api: CatalogApi; operations: readonly CatalogOperation[] };

/** As many as a reader can take in; the API reference has the rest. */
const FIRST_OPERATIONS = 6;

/** What the catalog knows about a saved provider; undefined if it was not created from an entry. */
export const knownApiOf = (
  knowledge: Knowledge,
  provider: Pick<Provider, 'name' | 'baseUrl' | 'origin'>,
): GuideApi | undefined => {
  const api = knownEntryOf(knowledge, provider);
  return api && { api, operations: operationsOf(knowledge, api.id, FIRST_OPERATIONS) };
};

/** Whether the API needs no key. An entry from the API directory may just fail to say how to authenticate. */
export const isKeyless = ({ api }: GuideApi): boolean =>
  api.origin === 'curated' && api.keyPlacement === null;

/** The name of the built-in provider whose keys work with this API too; undefined if there is none. */
export const keysComeFrom = ({ api }: GuideApi): string | undefined => {
  const family = familyOf(api);
  return family !== undefined && isSameKind(family, { ...api, partOf: family.slug })
    ? family.name
    : undefined;
};

/**
 * The path for a first call: an operation that only reads, if possible one without parameters in its path. Empty
 * if no operation is known, undefined if all of them write.
 */
export const firstPath = (operations: readonly CatalogOperation[]): string | undefined => {
  if (operations.length === 0) return '';
  const reading = operations.filter(({ method }) => method === 'GET').map(({ path }) => path);
  return reading.find((path) => !path.includes('{')) ?? reading[0];
};
