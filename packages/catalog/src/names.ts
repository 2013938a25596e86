import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import { rankRows, type Searchable, searchable } from '@gatehouse/contract/plain/fuzzy-match.ts';
import type { CatalogApi } from '#src/catalog-api.ts';
import type { Catalog } from '#src/open-catalog.ts';

interface Named {
  row: number;
  name: string;
  searchable: Searchable;
}

/** Read once for each catalogue: a few thousand names, asked for with every letter that is typed. */
const namesOf = new WeakMap<Catalog, Named[]>();

const readNames = (catalog: Catalog): Named[] => {
  const seen = new Set<string>();
  return catalog.store.names().flatMap(({ row, name, provider, alsoCalled }) => {
    const key = apiNameKey(name);
    if (seen.has(key)) return [];
    seen.add(key);
    return { row, name, searchable: searchable(name, provider, alsoCalled) };
  });
};

/**
 * The APIs whose name fits what is typed, the best first, and of equally good ones the better known. It looks at names, the
 * provider and other names only: \`searchApis\` finds APIs by what they do.
 */
export const apisByName = (catalog: Catalog, typed: string, limit: number): CatalogApi[] => {
  const names = namesOf.get(catalog) ?? readNames(catalog);
  namesOf.set(catalog, names);
  if (typed.trim() === '') return [];
  return rankRows(names, typed, ({ searchable: of }) => of)
    .slice(0, Math.max(0, limit))
    .map(({ row: { row } }) => catalog.store.api(row));
};
