import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import { rankRows, type Searchable, searchable } from '@gatehouse/contract/plain/fuzzy-match.ts';
import { apiAt, apiNames } from '@gatehouse/knowledge/apis/api-rows.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { perKnowledge } from '@gatehouse/knowledge/per-knowledge.ts';

interface Named {
  row: number;
  name: string;
  searchable: Searchable;
}

/** A few thousand names, asked for with every letter that is typed. */
const namesOf = perKnowledge((knowledge): Named[] => {
  const seen = new Set<string>();
  return apiNames(knowledge).flatMap(({ row, name, provider, alsoCalled }) => {
    const key = apiNameKey(name);
    if (seen.has(key)) return [];
    seen.add(key);
    return { row, name, searchable: searchable(name, provider, alsoCalled) };
  });
});

/**
 * The APIs whose name fits what is typed, the best first, and of equally good ones the better known. It looks at names, the
 * provider and other names only: `searchApis` finds APIs by what they do.
 */
export const apisByName = (knowledge: Knowledge, typed: string, limit: number): CatalogApi[] => {
  if (typed.trim() === '') return [];
  return rankRows(namesOf(knowledge), typed, ({ searchable: of }) => of)
    .slice(0, Math.max(0, limit))
    .map(({ row: { row } }) => apiAt(knowledge, row));
};
