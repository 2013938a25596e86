import type { QuickDiscovery } from '@gatehouse/contract/plain/discovery-options.ts';
import { apiAt, vendors } from '@gatehouse/knowledge/apis/api-rows.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import type { Category } from '@gatehouse/knowledge/categories.ts';
import { quickDiscoveryFacts } from '@gatehouse/knowledge/industries.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';

const BESIDE_STEP = 2;

/**
 * The curated APIs for a quick discovery: its categories take turns, so that none fills the list alone. Each gives its
 * best known APIs first, and of equally known ones those that fit the discovery in more than one category.
 */
export const quickDiscovery = (
  knowledge: Knowledge,
  id: QuickDiscovery,
  limit = 12,
): { apis: CatalogApi[]; description: string } => {
  const { main, beside, description } = quickDiscoveryFacts(knowledge, id);
  const all = vendors(knowledge).map(({ row }) => apiAt(knowledge, row));
  const related = new Set<Category>([...main, ...beside]);
  const isRelated = (api: CatalogApi) => api.categories.slice(1).some((category) => related.has(category));
  const inTurn = (category: Category, step: number) =>
    all
      .filter((api) => api.category === category && (step === 1 || isRelated(api)))
      .sort(
        (a, b) =>
          b.popularity - a.popularity ||
          Number(isRelated(b)) - Number(isRelated(a)) ||
          (a.id < b.id ? -1 : 1),
      )
      .map((api, at) => ({ api, turn: at * step + (step - 1) }));
  const turns = [
    ...main.map((name) => inTurn(name, 1)),
    ...beside.map((name) => inTurn(name, BESIDE_STEP)),
  ].flat();
  // The sort is stable: within a turn the categories keep their order.
  const apis = turns.sort((a, b) => a.turn - b.turn).map(({ api }) => api);
  return { apis: apis.slice(0, limit), description };
};
