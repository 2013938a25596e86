import type { EndpointMethod } from '@gatehouse/contract/endpoints.ts';
import type { CatalogApi } from '#src/catalog-api.ts';

export type OperationFacts = { method: EndpointMethod; path: string; summary: string };

/** What the build takes from one description, or from several of one service. */
export type DirectoryApi = {
  api: CatalogApi;
  /** Host names, a label that differs from account to account as `*`. */
  hostPatterns: string[];
  operations: OperationFacts[];
};
