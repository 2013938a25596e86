import type { CallBody } from '@gatehouse/contract/body.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { changeBodyFiles } from '@gatehouse/request/body/body-files.ts';
import { changeBodyTexts } from '@gatehouse/request/body/body-texts.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import { hasSecrets, storableBody, storableUrl, withoutKeys } from '#src/lib/storable-text.ts';

/** A body of another kind without its secrets, and of its files only what they are called. */
export const storableOtherBody = (body: CallBody): CallBody =>
  changeBodyFiles(
    changeBodyTexts(body, (text, kind, name) =>
      name !== undefined && hasSecrets({ [name]: text }) ? '' : withoutKeys(text, kind),
    ),
    ({ base64: _content, ...file }) => file as never,
  );

/** The values without headers and without what looks like a secret. */
export const storableValues = ({
  method,
  endpoint,
  body,
  otherBody,
  hasRareBody,
  offParams = [],
  savedEndpointId,
}: RequestValues): JsonObject => ({
  method,
  endpoint: storableUrl(endpoint),
  body: storableBody(body),
  offParams: offParams.map(({ raw, at }) => ({ raw: withoutKeys(raw), at })),
  ...(otherBody === undefined ? {} : { otherBody: storableOtherBody(otherBody) }),
  ...(hasRareBody === undefined ? {} : { hasRareBody }),
  ...(savedEndpointId === undefined ? {} : { savedEndpointId }),
});
