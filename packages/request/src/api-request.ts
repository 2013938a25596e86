import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import type { CallMethod, RunTestInput } from '@gatehouse/contract/testing.ts';
import { bodyOfValue } from '#src/body/body-of-value.ts';

/** A requested call to an API: before its URL is resolved, and without a key. */
export type ApiRequest = {
  method: CallMethod;
  /** A full URL, or a path under the base URL. */
  endpoint: string;
  /** Parameters added after those of the endpoint, not encoded yet. */
  query?: readonly (readonly [name: string, value: string])[] | undefined;
  /** They replace headers of the API with the same name. */
  headers?: HeaderLines | undefined;
  /** A Content-Type in `headers` wins over the one of its kind. */
  body?: CallBody | undefined;
  /** What is between the parts of a multipart body, unless a header names it. By default, it is random. */
  boundary?: string | undefined;
  /** The call is made without its key. */
  withoutKey?: boolean | undefined;
};

type Given = Pick<RunTestInput, 'method' | 'endpoint' | 'headers' | 'requestBody' | 'body' | 'withoutKey'>;

/** The request that the input of a test call describes. Without a `body`, its `requestBody` counts. */
export const toApiRequest = ({
  method,
  endpoint,
  headers,
  requestBody,
  body,
  withoutKey,
}: Given): ApiRequest => ({
  method,
  endpoint,
  headers,
  body: body ?? bodyOfValue(requestBody, headers),
  withoutKey,
});
