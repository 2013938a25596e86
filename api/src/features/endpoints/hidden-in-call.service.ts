import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines, JsonValue } from '@gatehouse/contract/common.ts';
import { partsOfSecret } from '@gatehouse/secrets/schemes.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { findEndpoint } from '#src/features/endpoints/endpoints.store.ts';
import { maskedPlaces, withHiddenValues } from '#src/features/endpoints/fill-request.ts';
import { fieldOfPlace, type ValuePlace } from '#src/features/endpoints/leaf.ts';
import { readTexts } from '#src/features/endpoints/read-requests.ts';
import { maskableParts } from '#src/features/endpoints/request-length.ts';
import { plainText } from '#src/features/endpoints/request-values.ts';

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
  /** Whose the endpoint is; undefined if the request has no masks. */
  providerId?: number | undefined;
};

/** The fields that are not the body. */
const OUTSIDE_BODY: ReadonlySet<string> = new Set(['endpoint', 'headers']);

/**
 * The request with the values that its masks stand for in a saved endpoint, for a call to `url`. The use is recorded before the
 * values are opened: if it cannot be recorded, no call is made. Throws BAD_REQUEST for a mask that stands for nothing
 * there, and if the call goes to another origin than the saved one.
 * @param template the endpoint as it was typed, if variables say where it leads: so it has to be saved too
 */
export const withSavedValues = async <Given extends Request>(
  deps: Deps,
  request: Given,
  { savedEndpointId, url, template }: { savedEndpointId: number; url: string; template?: string | undefined },
): Promise<SavedValues<Given>> => {
  const parts = maskableParts({
    endpoint: request.endpoint,
    headers: request.headers ?? null,
    requestBody: request.requestBody ?? null,
    body: request.body ?? null,
  });
  const spansOf = await readTexts(parts);
  if (maskedPlaces(parts, spansOf).size === 0) return { request, secrets: [], hasSecretBody: false };
  const { whole: opened, providerId } = await deps.connection.transaction(async (tx) => {
    const whole = await withHiddenValues(deps, tx, parts, {
      savedEndpointId,
      url: template ?? url,
      spansOf,
    });
    const saved = await findEndpoint(tx, savedEndpointId);
    const subject = {
      subject: 'saved_endpoint',
      subjectId: savedEndpointId,
      subjectName: saved?.name ?? '',
    } as const;
    const event = { action: 'endpoint.use', ...subject, host: new URL(url).host, detail: {} } as const;
    await recordEvent(tx, event, timestamp(deps));
    return { whole, providerId: saved?.providerId };
  });
  const { filled, values } = opened;
  const hidden = [...values].map(([text, value]) => ({ place: JSON.parse(text) as ValuePlace, value }));
  return {
    request: {
      ...request,
      endpoint: filled.endpoint,
      ...(filled.headers === null ? {} : { headers: filled.headers }),
      ...(filled.requestBody === null ? {} : { requestBody: filled.requestBody }),
      ...(filled.body === null ? {} : { body: filled.body }),
    },
    secrets: hidden.flatMap(({ place, value }) =>
      partsOfSecret(plainText({ part: String(place[0]), value })),
    ),
    hasSecretBody: hidden.some(({ place }) => !OUTSIDE_BODY.has(fieldOfPlace(place))),
    providerId,
  };
};
