import type { QuickDiscovery } from '@gatehouse/contract/research.ts';
import type { CatalogApi } from '#src/catalog-api.ts';
import type { Category } from '#src/curated-api.ts';
import type { Catalog } from '#src/open-catalog.ts';

type Discovery = {
  /** What the question names. */
  main: readonly Category[];
  /** What belongs to it, of APIs that have another of these categories too; each comes up half as often. */
  beside: readonly Category[];
  description: string;
};

const DISCOVERIES: Record<QuickDiscovery, Discovery> = {
  business: {
    main: ['crm', 'business-intelligence'],
    beside: ['data-enrichment', 'customer-support'],
    description: 'APIs to keep customers and deals, to know companies, and to report on a business',
  },
  marketing: {
    main: ['marketing', 'analytics'],
    beside: ['email', 'social'],
    description:
      'APIs to reach people by campaigns, mail and social networks, and to measure what came of it',
  },
  research: {
    main: ['market-research', 'market-data'],
    beside: ['data-enrichment', 'news', 'government'],
    description: 'APIs with facts on markets, companies, economies, news and public opinion',
  },
};

const BESIDE_STEP = 2;

/**
 * The curated APIs of a ready-made question: its categories in turn, the best known of each first and among these what
 * belongs to the question in more than one way, so that none of them fills the list alone.
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
  // A stable sort: within a turn the categories keep their order.
  const apis = turns.sort((a, b) => a.turn - b.turn).map(({ api }) => api);
  return { apis: apis.slice(0, limit), description };
};
