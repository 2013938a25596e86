import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { EndpointMethod } from '@gatehouse/contract/endpoints.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { Category, CuratedApi } from '#src/curated-api.ts';

/** OAuth 2.0 authorization-code facts; both URLs are absolute and https. */
export type OAuthFacts = { authorizationUrl: string; tokenUrl: string; scopes: string[] };

/** An API of the catalogue, described by hand (`curated`) or taken from the directory of API descriptions. */
export type CatalogApi = {
  /** A curated slug (`stripe`), or a directory name (`amazonaws.com:transcribe`); the two never meet. */
  id: string;
  origin: 'curated' | 'directory';
  name: string;
  /** What else people call it: products of it, former names. */
  alsoCalled: string[];
  /** The provider that comes with the product and stands for it; null where none does. */
  builtIn: CuratedApi['builtIn'] | null;
  /** The company's domain; null where the directory does not know one. */
  provider: string | null;
  description: string;
  /** The first of `categories`. */
  category: Category;
  categories: Category[];
  /** What it can do, in a few words each: capabilities, or the tags and operations of its description. */
  features: string[];
  /** Price in words, the free tier with it; null where it is not known. */
  pricing: string | null;
  pricingModel: CuratedApi['pricing']['model'] | null;
  freeTier: string | null;
  /** `YYYY-MM-DD`, when the price was last compared with the provider's page; null where it was not. */
  pricingChecked: string | null;
  /** The provider's site, or else its documentation; null where neither is known. */
  website: string | null;
  documentationUrl: string | null;
  registrationUrl: string | null;
  developerPortalUrl: string | null;
  apiReferenceUrl: string | null;
  /** Null where a curated API takes no key, and where a description names no way to authenticate. */
  keyPlacement: KeyPlacement | null;
  /** What each call carries besides the key, such as a version; a description of the directory names none. */
  headers: HeaderMap;
  keyHint: string | null;
  /** Where relative endpoints start; null where each account has its own. */
  baseUrl: string | null;
  /** Exact host names that the API answers on. */
  hosts: string[];
  /** Domains of the company; typing one of them finds the API. */
  domains: string[];
  oauth: OAuthFacts | null;
  version: string | null;
  /** 1 (niche) to 5 (everybody knows it); 0 where that is not known, as for most of the directory. */
  popularity: number;
};

/** One operation; `path` is below the base URL of its API and may hold `{parameters}`. */
export type CatalogOperation = { apiId: string; method: EndpointMethod; path: string; summary: string };
