import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';

/** A saved endpoint as it is exported: with variables in place of secrets. */
export type ExportedEndpoint = {
  name: string;
  method: EndpointMethod;
  endpoint: string;
  description: string | null;
  requestBody: JsonObject | null;
  headers: HeaderMap | null;
  provider: Pick<Provider, 'slug' | 'name' | 'keyPlacement' | 'baseUrl' | 'defaultHeaders' | 'hosts'>;
  /** Why the export sends no key to this endpoint, as a sentence; undefined if it does. */
  keyless?: string | undefined;
};

/** The description, and why there is no key. Null if there is neither. */
export const describedWithKeyless = ({ description, keyless }: ExportedEndpoint): string | null =>
  keyless === undefined ? description : [description, keyless].filter(Boolean).join('\n');

/** The file of an export, before its name gets the date. */
export type WrittenExport = { extension: string; contentType: string; text: string };
