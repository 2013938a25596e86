import type { CallBody } from '@gatehouse/contract/body.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { withPathValues } from '@gatehouse/request/path-params.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import { NotYet } from '#src/lib/draft.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { storableBody, storableUrl, withoutKeys } from '#src/lib/storable-text.ts';

// Few requests have such a body, so what reads it is loaded when one is first to be stored.
const code = loadOnce(() => import('#src/features/requests/storable-other-body.ts'));

/** A body of another kind, as far as it may be stored. Throws until that is loaded. */
export const storableOtherBody = (body: CallBody): CallBody => {
  const loaded = code.read();
  if (loaded === undefined) throw new NotYet(code.load());
  return loaded.withoutSecretsAndFiles(body);
};

/** The values in the path, but for those that are secret by their name, by themselves, or where they stand: none then. */
const storablePathValues = (
  endpoint: string,
  pathValues: RequestValues['pathValues'],
): Pick<RequestValues, 'pathValues'> => {
  if (pathValues === undefined) return {};
  const text = JSON.stringify(pathValues);
  const filled = withPathValues(endpoint, pathValues);
  return storableBody(text) === text && storableUrl(filled) === filled ? { pathValues } : {};
};

/** The values without headers and without what looks like a secret. */
export const storableValues = ({
  method,
  endpoint,
  body,
  otherBody,
  hasRareBody,
  sendsEmptyObject,
  offParams = [],
  withoutKey,
  savedEndpointId,
  pathValues,
}: RequestValues): JsonObject => ({
  method,
  endpoint: storableUrl(endpoint),
  body: storableBody(body),
  offParams: offParams.map(({ raw, at }) => ({ raw: withoutKeys(raw), at })),
  ...storablePathValues(endpoint, pathValues),
  ...(otherBody === undefined ? {} : { otherBody: storableOtherBody(otherBody) }),
  ...(hasRareBody === undefined ? {} : { hasRareBody }),
  ...(sendsEmptyObject === undefined ? {} : { sendsEmptyObject }),
  ...(withoutKey === true ? { withoutKey } : {}),
  ...(savedEndpointId === undefined ? {} : { savedEndpointId }),
});
