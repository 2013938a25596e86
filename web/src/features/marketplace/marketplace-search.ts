import {
  DIFFICULTIES,
  type Difficulty,
  INTEGRATION_CATEGORIES,
  type IntegrationCategory,
} from '@gatehouse/contract/plain/marketplace-options.ts';
import { searchChoice, searchWords } from '#src/lib/search-params.ts';

export const MARKETPLACE_TABS = ['integrations', 'compositions', 'library', 'webhooks'] as const;
export type MarketplaceTab = (typeof MARKETPLACE_TABS)[number];

/** The second dialog of a composition, and of a webhook template. */
const VIEWS = ['execute', 'verify'] as const;
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
  /** Absent for its first dialog. */
  view?: MarketplaceView | undefined;
}

export const MAX_QUERY = 200;

/** Reads the parameters of the URL; what is invalid is left out. */
export const readMarketplaceSearch = (raw: Record<string, unknown>): MarketplaceSearch => ({
  tab: searchChoice(raw.tab, MARKETPLACE_TABS),
  category: searchChoice(raw.category, INTEGRATION_CATEGORIES),
  difficulty: searchChoice(raw.difficulty, DIFFICULTIES),
  query: searchWords(raw.query, MAX_QUERY),
  framework: searchWords(raw.framework, MAX_QUERY),
  language: searchWords(raw.language, MAX_QUERY),
  open: searchWords(raw.open, MAX_QUERY),
  view: searchChoice(raw.view, VIEWS),
});
