import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import { storableBody, storableUrl, withoutKeys } from '#src/lib/storable-text.ts';

/** The values without headers and without what looks like a secret. */
export const storableValues = ({
  method,
  endpoint,
  body,
  offParams = [],
  savedEndpointId,
}: RequestValues): JsonObject => ({
  method,
  endpoint: storableUrl(endpoint),
  body: storableBody(body),
  offParams: offParams.map(({ raw, at }) => ({ raw: withoutKeys(raw), at })),
  ...(savedEndpointId === undefined ? {} : { savedEndpointId }),
});
