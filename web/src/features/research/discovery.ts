import {
  type CompanyResearch,
  type DiscoverApisInput,
  type DiscoveredApi,
  type DiscoveryResult,
  type Evidence,
  QUICK_DISCOVERIES,
  type QuickDiscovery,
  type QuickDiscoveryResult,
} from '@gatehouse/contract/research.ts';
import { nameKey } from '#src/shared/providers/name-key.ts';

/** What the results card shows, whichever of the three ways it was found. */
export interface Discovery {
  /** What was asked: the search query, the name of a quick discovery, or a domain. */
  query: string;
  apis: readonly DiscoveredApi[];
  total: number;
  /** What the form was sent with, where it was the form. */
  input?: DiscoverApisInput;
  /** How many were saved with the question itself; undefined where that was not asked for. */
  autoSaved?: number;
  /** What was tried to research a company. */
  evidence?: readonly Evidence[];
}

export const fromSearch = (
  { discovered, saved, total, query }: DiscoveryResult,
  input: DiscoverApisInput,
): Discovery => ({
  query,
  apis: discovered,
  total,
  input,
  ...(input.autoSave ? { autoSaved: saved.length } : {}),
});

export const fromQuickDiscovery = ({ apis, total }: QuickDiscoveryResult, id: QuickDiscovery): Discovery => ({
  query: QUICK_DISCOVERIES.find((discovery) => discovery.id === id)?.label ?? id,
  apis,
  total,
});

export const fromCompany = ({ apis, total, domain, evidence }: CompanyResearch): Discovery => ({
  query: domain,
  apis,
  total,
  evidence,
});

/** The discovery once an answer has listed APIs of it as saved. */
export const withSaved = (discovery: Discovery, saved: readonly DiscoveredApi[]): Discovery => {
  const slugs = new Map(saved.map((api) => [nameKey(api), api.providerSlug]));
  return {
    ...discovery,
    apis: discovery.apis.map((api) => ({
      ...api,
      providerSlug: slugs.get(nameKey(api)) ?? api.providerSlug,
    })),
  };
};

/** `Found 5 APIs for payments, 5 automatically saved`. */
export const summaryOf = ({ total, query, autoSaved }: Discovery): string =>
  `Found ${total} APIs for ${query}${autoSaved === undefined ? '' : `, ${autoSaved} automatically saved`}`;

/** What to do where a discovery found nothing. */
export const nothingFound = ({ query, input, evidence }: Discovery): string => {
  if (evidence !== undefined) return `Nothing that speaks of an API was found at ${query}.`;
  return input?.industry ? 'Try other words, or all industries.' : 'Try other words, or fewer of them.';
};

/** The address of an operation, its `{parameters}` as they are; undefined where it is not known. */
export const operationUrl = (baseUrl: string | null, path: string): string | undefined => {
  if (/^https?:\/\//i.test(path)) return path;
  return baseUrl === null ? undefined : `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
};
