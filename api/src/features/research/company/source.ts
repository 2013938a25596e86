import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import type { ShownApi } from '#src/features/research/found-api.ts';

/** What kind of document is expected at a URL. */
export type LeadKind = 'home' | 'api-catalog' | 'apis-json' | 'openapi' | 'llms' | 'sitemap' | 'page';

/** A URL worth reading. */
export type Lead = {
  url: string;
  kind: LeadKind;
  /** The highest is read first. */
  weight: number;
  /** A usual path that nothing links to: not tried if a description was already found on the same host. */
  isGuess?: boolean;
};

/** A page that was read, as text. */
export type Page = { url: URL; contentType: string; link: string | undefined; text: string };

/** What a site says about one of its APIs. */
export type ApiFinding = Omit<ShownApi, 'category' | 'pricing'> & {
  /** Null if nothing says where the key goes. */
  keyPlacement: KeyPlacement | null;
  /** The OpenAPI document that describes it: the one that was read, or one that another document links to. */
  descriptionUrl: string | null;
};

/** Pages of the site that serve a purpose, with how likely it is. */
export type PageRole = 'documentation' | 'registration' | 'pricing';
export type PageLink = { role: PageRole; url: string; score: number };

/** What one page says about the company and its APIs as a whole. */
export type SiteFacts = {
  name?: string;
  description?: string;
  links?: PageLink[];
  /** The price in the words of the page. */
  pricing?: string;
  /** Headings of a documentation page. */
  topics?: string[];
  endpoints?: DiscoveredApi['endpoints'];
  /** How much the page is about an API: 0 not at all, 1 mentioned in passing, 2 documents one. */
  apiFocus?: 0 | 1 | 2;
};

/** What was found in a document; `summary` says it in words, for the evidence. */
export type DocumentReading = { summary: string; leads?: Lead[]; apis?: ApiFinding[]; site?: SiteFacts };

/** Reads one kind of document, in a worker. Never throws because of its content. */
export type DocumentSource = (page: Page) => DocumentReading;
