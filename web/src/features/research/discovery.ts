import type {
  CompanyResearch,
  DiscoveredApi,
  DiscoveryResult,
  Evidence,
  QuickDiscoveryResult,
} from '@gatehouse/contract/research.ts';

/** What the results card shows, whichever of the three ways it was found. */
export interface Discovery {
  /** What was asked: the search query, the name of a quick discovery, or a domain. */
  query: string;
  apis: readonly DiscoveredApi[];
  total: number;
  /** Names, by `nameKey`, that an answer listed as saved. */
  saved: ReadonlySet<string>;
  /** How many were saved with the question itself; undefined where that was not asked for. */
  autoSaved?: number;
  /** What was tried to research a company. */
  evidence?: readonly Evidence[];
}

/** An API is saved by its name, whatever the case of its letters. */
export const nameKey = ({ name }: Pick<DiscoveredApi, 'name'>): string => name.trim().toLowerCase();

export const fromSearch = (
  { discovered, saved, total, query }: DiscoveryResult,
  autoSave: boolean,
): Discovery => ({
  query,
  apis: discovered,
  total,
  saved: new Set(saved.map(nameKey)),
  ...(autoSave ? { autoSaved: saved.length } : {}),
});

export const fromQuickDiscovery = ({ apis, total }: QuickDiscoveryResult, label: string): Discovery => ({
  query: label,
  apis,
  total,
  saved: new Set(),
});

export const fromCompany = ({ apis, total, domain, evidence }: CompanyResearch): Discovery => ({
  query: domain,
  apis,
  total,
  saved: new Set(),
  evidence,
});

/** The discovery once an answer has listed further APIs as saved. */
export const withSaved = (discovery: Discovery, saved: readonly DiscoveredApi[]): Discovery => ({
  ...discovery,
  saved: new Set([...discovery.saved, ...saved.map(nameKey)]),
});

/** `Found 5 APIs for payments, 5 automatically saved`. */
export const summaryOf = ({ total, query, autoSaved }: Discovery): string =>
  `Found ${total} APIs for ${query}${autoSaved === undefined ? '' : `, ${autoSaved} automatically saved`}`;
