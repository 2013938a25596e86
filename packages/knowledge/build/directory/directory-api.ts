import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';
import type { OperationDetails } from '#src/apis/operation-details.ts';

export type OperationFacts = { method: EndpointMethod; path: string; summary: string } & OperationDetails;

/** What the build reads from one description, or from several of the same service. */
export type DirectoryApi = {
  api: CatalogApi;
  /** Host names, with `*` for a label that differs between accounts. */
  hostPatterns: string[];
  operations: OperationFacts[];
};
