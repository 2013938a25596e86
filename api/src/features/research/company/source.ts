import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import type { ShownApi } from '#src/features/research/found-api.ts';

/** What an address is read as. */
export type LeadKind = 'home' | 'api-catalog' | 'apis-json' | 'openapi' | 'llms' | 'sitemap' | 'page';

/** An address worth reading. */
export type Lead = {
  url: string;
  kind: LeadKind;
  /** The highest is read first. */
  weight: number;
  /** A usual path that nobody named: not tried where the same host has shown a description already. */
  isGuess?: boolean;
};

/** What was read, as text. */
export type Page = { url: URL; contentType: string; headers: Readonly<Record<string, string>>; text: string };

/** What a site says of one of its APIs. */
export type ApiFinding = Omit<ShownApi, 'category' | 'pricing'> & {
  /** Null where nothing was said of it. */
  keyPlacement: KeyPlacement | null;
  /** The OpenAPI document that describes it: the one that was read, or the one that another document names. */
  descriptionUrl: string | null;
};

/** Pages of the site that serve a purpose, and how sure that is. */
export type PageRole = 'documentation' | 'registration' | 'pricing';
export type PageLink = { role: PageRole; url: string; score: number };

/** What one page tells of the company and its APIs as a whole. */
export type SiteFacts = {
  name?: string;
  description?: string;
  links?: PageLink[];
  /** The price in the words of the page. */
  pricing?: string;
  /** Headings of a documentation page. */
  topics?: string[];
  endpoints?: DiscoveredApi['endpoints'];
  /** How much the page speaks of an API: 0 not at all, 1 in passing, 2 it documents one. */
  apiTalk?: 0 | 1 | 2;
};

/** What a document gave. `gave` tells it in words. */
export type Reading = { gave: string; leads?: Lead[]; apis?: ApiFinding[]; site?: SiteFacts };

/** Reads one kind of document. Never throws for what a site wrote. */
export type Source = (page: Page) => Reading | Promise<Reading>;
