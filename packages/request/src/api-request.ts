import type { HeaderMap, JsonValue } from '@gatehouse/contract/common.ts';
import type { CallMethod, RunTestInput } from '@gatehouse/contract/testing.ts';

/** A requested call to an API: before its URL is resolved, and without a key. */
export type ApiRequest = {
  method: CallMethod;
  /** A full URL, or a path under the base URL. */
  endpoint: string;
  /** Parameters added after those of the endpoint, not encoded yet. */
  query?: readonly (readonly [name: string, value: string])[] | undefined;
  /** They replace headers of the API with the same name. */
  headers?: HeaderMap | undefined;
  /** Any JSON value; an empty object means no body. The Content-Type in `headers` decides how it is encoded. */
  body?: JsonValue | undefined;
  /** The call is made without its key. */
  withoutKey?: boolean | undefined;
};

/** The request that the input of a test call describes. */
export const toApiRequest = ({
  method,
  endpoint,
  headers,
  requestBody,
  withoutKey,
}: Pick<RunTestInput, 'method' | 'endpoint' | 'headers' | 'requestBody' | 'withoutKey'>): ApiRequest => ({
  method,
  endpoint,
  headers,
  body: requestBody,
  withoutKey,
});
