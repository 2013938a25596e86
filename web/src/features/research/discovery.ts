import { QUICK_DISCOVERIES, type QuickDiscovery } from '@gatehouse/contract/plain/discovery-options.ts';
import type {
  CompanyResearch,
  DiscoverApisRequest,
  DiscoveredApi,
  DiscoveryResult,
  QuickDiscoveryResult,
  ResearchEvidence,
  ResearchReason,
} from '@gatehouse/contract/research.ts';
import type { Understood } from '@gatehouse/contract/understood.ts';

/** What the results card shows, whichever way the APIs were found: search, quick discovery or company research. */
export interface Discovery {
  /** The search query, the name of a quick discovery, or a domain. */
  query: string;
  apis: readonly DiscoveredApi[];
  total: number;
  /** The input of a search; undefined for the others. */
  input?: DiscoverApisRequest;
  /** How many were saved automatically; undefined if auto-save was off. */
  autoSaved?: number;
  /** How the query of a search was understood. */
  understood?: Understood;
  /** The URLs that were tried in a company research. */
  evidence?: readonly ResearchEvidence[];
  /** Why a company research found nothing, or not all. */
  reasons?: readonly ResearchReason[];
}

export const fromSearch = (
  { discovered, saved, total, query, understood }: DiscoveryResult,
  input: DiscoverApisRequest,
): Discovery => ({
  query,
  apis: discovered,
  total,
  input,
  ...(input.autoSave ? { autoSaved: saved.length } : {}),
  ...(understood === null ? {} : { understood }),
});

export const fromQuickDiscovery = ({ apis, total }: QuickDiscoveryResult, id: QuickDiscovery): Discovery => ({
  query: QUICK_DISCOVERIES.find((discovery) => discovery.id === id)?.label ?? id,
  apis,
  total,
});

export const fromCompany = ({ apis, total, domain, evidence, reasons }: CompanyResearch): Discovery => ({
  query: domain,
  apis,
  total,
  evidence,
  reasons,
});

/** The discovery, updated with APIs that a response lists as saved. */
export const withSaved = (discovery: Discovery, saved: readonly DiscoveredApi[]): Discovery => {
  const slugs = new Map(saved.map((api) => [api.id, api.providerSlug]));
  return {
    ...discovery,
    apis: discovery.apis.map((api) => ({ ...api, providerSlug: slugs.get(api.id) ?? api.providerSlug })),
  };
};

/** The discovery after a provider was removed from the list. */
export const withRemoved = (discovery: Discovery, slug: string): Discovery => ({
  ...discovery,
  apis: discovery.apis.map((api) => (api.providerSlug === slug ? { ...api, providerSlug: null } : api)),
});

/** `Found 5 APIs for payments, 5 automatically saved`. */
export const summaryOf = ({ total, query, autoSaved }: Discovery): string =>
  `Found ${total} APIs for ${query}${autoSaved === undefined ? '' : `, ${autoSaved} automatically saved`}`;

/** What to do if a discovery found nothing. */
export const nothingFound = ({ query, input, evidence }: Discovery): string => {
  if (evidence !== undefined) return `Nothing about an API was found at ${query}.`;
  return input?.industry ? 'Try other words, or all industries.' : 'Try other words, or fewer of them.';
};

/** The URL of an operation, with its `{parameters}` left as they are; undefined if it is not known. */
export const operationUrl = (baseUrl: string | null, path: string): string | undefined => {
  if (/^https?:\/\//i.test(path)) return path;
  return baseUrl === null ? undefined : `${baseUrl.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}`;
};
