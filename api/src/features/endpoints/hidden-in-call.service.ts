import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines, JsonValue } from '@gatehouse/contract/common.ts';
import { partsOfSecret } from '@gatehouse/secrets/schemes.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { findEndpoint } from '#src/features/endpoints/endpoints.store.ts';
import { placeText } from '#src/features/endpoints/hidden-values.ts';
import { maskedPlaces, withHiddenValues } from '#src/features/endpoints/prepare-request.ts';
import { plainText, valuesOf } from '#src/features/endpoints/request-values.ts';

type Request = {
  endpoint: string;
  headers?: HeaderLines | undefined;
  requestBody?: JsonValue | undefined;
  body?: CallBody | null | undefined;
};

type SavedValues<Given> = {
  request: Given;
  /** The values, and the parts of them that are secret on their own. */
  secrets: string[];
  /** One of them is in the body. */
  hasSecretBody: boolean;
};

/** Where a value is that is not in the body. */
const OUTSIDE_BODY: ReadonlySet<string | number> = new Set(['headers', 'path', 'query']);

/**
 * The request with the values that its masks stand for in a saved endpoint, for a call to `url`. The use is recorded before the
 * values are opened: if it cannot be recorded, no call is made. Throws BAD_REQUEST for a mask that stands for nothing
 * there, and if the call goes to another origin than the saved one.
 */
export const withSavedValues = async <Given extends Request>(
  deps: Deps,
  request: Given,
  { savedEndpointId, url }: { savedEndpointId: number; url: string },
): Promise<SavedValues<Given>> => {
  const parts = {
    endpoint: request.endpoint,
    headers: request.headers ?? null,
    requestBody: request.requestBody ?? null,
    body: request.body ?? null,
  };
  const masked = maskedPlaces(parts);
  if (masked.size === 0) return { request, secrets: [], hasSecretBody: false };
  const filled = await deps.connection.transaction(async (tx) => {
    const whole = await withHiddenValues(deps, tx, parts, { savedEndpointId, url });
    const saved = await findEndpoint(tx, savedEndpointId);
    const subject = {
      subject: 'saved_endpoint',
      subjectId: savedEndpointId,
      subjectName: saved?.name ?? '',
    } as const;
    const event = { action: 'endpoint.use', ...subject, host: new URL(url).host, detail: {} } as const;
    await recordEvent(tx, event, timestamp(deps));
    return whole;
  });
  const hidden = valuesOf(filled).filter(({ place }) => masked.has(placeText(place)));
  const whole = {
    ...request,
    endpoint: filled.endpoint,
    ...(request.headers === undefined ? {} : { headers: filled.headers ?? {} }),
    ...(request.requestBody === undefined ? {} : { requestBody: filled.requestBody }),
    ...(filled.body === null ? {} : { body: filled.body }),
  };
  return {
    request: whole,
    secrets: hidden.flatMap((leaf) => partsOfSecret(plainText(leaf))),
    hasSecretBody: hidden.some(({ place: [part] }) => !OUTSIDE_BODY.has(part ?? '')),
  };
};
