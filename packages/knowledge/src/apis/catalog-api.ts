import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { KeyPlacement, Verification } from '@gatehouse/contract/providers.ts';
import type { CuratedApi } from '#schema/entry.ts';
import type { Category } from '#src/categories.ts';

/** OAuth 2.0 authorization-code facts; both URLs are absolute and https. */
export type OAuthFacts = { authorizationUrl: string; tokenUrl: string; scopes: string[] };

/** An API of the catalogue, described by hand (`curated`) or from the directory of API descriptions. */
export type CatalogApi = {
  /** A curated slug (`stripe`), or a directory name (`amazonaws.com:transcribe`); the two never clash. */
  id: string;
  origin: 'curated' | 'directory';
  name: string;
  /** Other names for it: its products, former names. */
  alsoCalled: string[];
  /** The built-in provider that represents it; null if none does. */
  builtIn: CuratedApi['builtIn'] | null;
  /** The company's domain; null if the directory has none. */
  provider: string | null;
  description: string;
  /** The first of `categories`. */
  category: Category;
  categories: Category[];
  /** What it can do, a few words each: capabilities, or the tags and operations of its description. */
  features: string[];
  /** The price in words, including the free tier; null, as are the five below, unless it was checked. Read it with `priceOf`. */
  pricing: string | null;
  pricingModel: NonNullable<CuratedApi['pricing']>['model'] | null;
  freeTier: string | null;
  /** Whether a business may use what is free; null if unknown. */
  isFreeForCommercialUse: boolean | null;
  /** `YYYY-MM-DD`, when the price was last checked against the provider's page. */
  pricingChecked: string | null;
  /** The page on which it was checked. */
  pricingSource: string | null;
  /** The provider's site, or else its documentation; null if neither is known. */
  website: string | null;
  documentationUrl: string | null;
  registrationUrl: string | null;
  developerPortalUrl: string | null;
  apiReferenceUrl: string | null;
  /** Null if a curated API takes no key, or if a description states no way to authenticate. */
  keyPlacement: KeyPlacement | null;
  /** Headers that every call carries besides the key, such as a version; always empty for directory APIs. */
  headers: HeaderMap;
  keyHint: string | null;
  /** How a key is got, in order; absent if it is simply created on the page of keys, and for directory APIs. */
  keySteps?: readonly string[] | undefined;
  /** Whether there are no keys, only access tokens that a login or an application gets. */
  keyFrom?: 'login' | undefined;
  /** Base of relative endpoints; null if every account has its own. */
  baseUrl: string | null;
  /** Other bases, of keys of another kind: those that the regular expression `keys` finds. */
  keyBaseUrls: { keys: string; baseUrl: string }[];
  /** A call that only says whether a key is accepted; null if none is known. */
  verification: Verification | null;
  /** Exact host names of the API. */
  hosts: string[];
  /** Domains of the company; typing one of them finds the API. */
  domains: string[];
  oauth: OAuthFacts | null;
  version: string | null;
  /** 1 (niche) to 5 (known to everyone); 0 if unknown, as for most of the directory. */
  popularity: number;
};

/** One operation; `path` is below the base URL of its API and may contain `{parameters}`. */
export type CatalogOperation = { apiId: string; method: EndpointMethod; path: string; summary: string };
