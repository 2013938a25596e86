import {
  DIFFICULTIES,
  type Difficulty,
  INTEGRATION_CATEGORIES,
  type IntegrationCategory,
} from '@gatehouse/contract/marketplace-options.ts';
import { searchChoice, searchText } from '#src/lib/search-params.ts';

export const MARKETPLACE_TABS = ['integrations', 'compositions', 'library', 'webhooks'] as const;
export type MarketplaceTab = (typeof MARKETPLACE_TABS)[number];

/** The dialogs of a composition and of a webhook template; an integration has only one. */
const VIEWS = ['details', 'execute', 'send', 'verify'] as const;
type MarketplaceView = (typeof VIEWS)[number];

/** What the URL of the screen says. Absent filters mean no filter. */
export interface MarketplaceSearch {
  /** Absent for the integrations. */
  tab?: MarketplaceTab | undefined;
  category?: IntegrationCategory | undefined;
  difficulty?: Difficulty | undefined;
  /** What is searched for, on each tab. */
  query?: string | undefined;
  framework?: string | undefined;
  language?: string | undefined;
  /** The id of the integration, composition or template whose dialog is open. */
  open?: string | undefined;
  view?: MarketplaceView | undefined;
}

export const MAX_QUERY = 200;
const MAX_NAME = 100;

/** The router reads `?query=2024` as a number. */
const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const textOf = (value: unknown, maxLength: number): string | undefined =>
  searchText(asText(value), maxLength) || undefined;

/** Reads the parameters of the URL; what is invalid is left out. */
export const readMarketplaceSearch = (raw: Record<string, unknown>): MarketplaceSearch => ({
  tab: searchChoice(raw.tab, MARKETPLACE_TABS),
  category: searchChoice(raw.category, INTEGRATION_CATEGORIES),
  difficulty: searchChoice(raw.difficulty, DIFFICULTIES),
  query: textOf(raw.query, MAX_QUERY),
  framework: textOf(raw.framework, MAX_NAME),
  language: textOf(raw.language, MAX_NAME),
  open: textOf(raw.open, MAX_NAME),
  view: searchChoice(raw.view, VIEWS),
});
