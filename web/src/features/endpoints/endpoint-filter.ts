import { ENDPOINT_METHODS, type EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';

export const METHOD_CHOICES = ENDPOINT_METHODS;

export const TABS = ['all', 'favorites'] as const;
export type EndpointTab = (typeof TABS)[number];

export const SORTS = ['newest', 'name', 'provider', 'method'] as const;
export type EndpointSort = (typeof SORTS)[number];

/** Which endpoints are shown, and in which order: all of it is in the URL, so that it can be linked to. */
export interface EndpointFilter {
  tab?: EndpointTab | undefined;
  q?: string | undefined;
  provider?: number | undefined;
  method?: EndpointMethod | undefined;
  sort?: EndpointSort | undefined;
  /** The folder that is shown, with those in it; a search looks into all. */
  folder?: number | undefined;
}
