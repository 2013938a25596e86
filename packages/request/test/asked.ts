import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { ApiRequest } from '#src/api-request.ts';
import { bodyOfValue } from '#src/body/body-of-value.ts';

/** A request whose body is given as a JSON value, as `requestBody` is. */
export type Asked = Omit<ApiRequest, 'body'> & { body?: JsonValue | undefined };

export const asked = ({ body, ...request }: Asked): ApiRequest => ({
  ...request,
  body: bodyOfValue(body, request.headers),
});
