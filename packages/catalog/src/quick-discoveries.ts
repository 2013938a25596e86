import type { QuickDiscovery } from '@gatehouse/contract/plain/discovery-options.ts';
import type { Category } from '@gatehouse/knowledge/categories.ts';
import type { CatalogApi } from '#src/catalog-api.ts';
import type { Catalog } from '#src/open-catalog.ts';

type Discovery = {
  /** The categories that the discovery is about. */
  main: readonly Category[];
  /** Related categories, for APIs that also have another of all these; each comes up half as often. */
  beside: readonly Category[];
  description: string;
};

const DISCOVERIES: Record<QuickDiscovery, Discovery> = {
  business: {
    main: ['crm', 'business-intelligence'],
    beside: ['data-enrichment', 'customer-support'],
    description: 'APIs for managing customers and deals, looking up companies, and business reporting',
  },
  marketing: {
    main: ['marketing', 'analytics'],
    beside: ['email', 'social'],
    description:
      'APIs for reaching people through campaigns, email and social networks, and for measuring the results',
  },
  research: {
    main: ['market-research', 'market-data'],
    beside: ['data-enrichment', 'news', 'government'],
    description: 'APIs with data on markets, companies, economies, news and public opinion',
  },
};

const BESIDE_STEP = 2;

/**
 * The curated APIs for a quick discovery: its categories take turns, so that none fills the list alone. Each gives its
 * best known APIs first, and of equally known ones those that fit the discovery in more than one category.
 */
export const quickDiscovery = (
  { store, vendors }: Catalog,
  id: QuickDiscovery,
  limit = 12,
): { apis: CatalogApi[]; description: string } => {
  const { main, beside, description } = DISCOVERIES[id];
  const all = [...vendors.values()].map(({ row }) => store.api(row));
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
