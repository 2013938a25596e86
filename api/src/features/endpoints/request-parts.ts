import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import type { RequestParts } from '#src/features/endpoints/request-values.ts';
import { oneBody } from '#src/features/endpoints/stored-body.ts';

export type StoredParts = RequestParts & { requestBody: JsonObject | null };

/** An endpoint as it is given. */
export type GivenRequest = {
  endpoint: string;
  headers?: HeaderLines | null | undefined;
  requestBody?: JsonObject | null | undefined;
  body?: CallBody | null | undefined;
};

/** The parts of an endpoint as it is stored: what is absent is null, and a fragment, which is never sent, is dropped. */
export const partsOf = ({
  endpoint,
  headers = null,
  requestBody = null,
  body = null,
}: GivenRequest): StoredParts => ({
  endpoint: endpoint.replace(/#.*/s, ''),
  headers,
  requestBody,
  body,
});

/** The same with one body, which says the same in one way. */
export const withOneBody = (given: GivenRequest): StoredParts => {
  const parts = partsOf(given);
  return { ...parts, ...oneBody(parts, parts.headers) };
};
