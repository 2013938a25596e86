import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines, JsonValue } from '@gatehouse/contract/common.ts';
import { partsOfSecret } from '@gatehouse/secrets/schemes.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { openSecrets } from '#src/features/endpoints/endpoint-secrets.ts';
import { findEndpoint } from '#src/features/endpoints/endpoints.store.ts';
import { type MaskTask, type VisitedMasks, visitMasks } from '#src/features/endpoints/fill-request.ts';
import { fieldOfPlace, type ValuePlace } from '#src/features/endpoints/leaf.ts';
import { maskableParts } from '#src/features/endpoints/request-length.ts';
import { plainText, type RequestParts } from '#src/features/endpoints/request-values.ts';
import { createBoundedWork } from '#src/worker-threads/bounded-work.ts';

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

const visiting = createBoundedWork(new URL('./masks-thread.ts', import.meta.url), visitMasks);

/** Ends the thread that fills in the masks of long requests. */
export const endMaskThreads = visiting.end;

/** Throws BAD_REQUEST for a mask that stands for nothing, and if it takes too long. */
const visit = async (task: MaskTask): Promise<VisitedMasks> => {
  const visited = await visiting.run(task, { length: JSON.stringify(task.parts).length });
  if (visited === undefined)
    throw rejected(
      'BAD_REQUEST',
      [],
      'It takes too long to fill in the hidden values of this: make it shorter',
    );
  if (visited.what === 'problem') throw rejected('BAD_REQUEST', visited.issue.path, visited.issue.message);
  return visited;
};

const placesOf = async (parts: RequestParts): Promise<ReadonlySet<string>> => {
  const visited = await visit({ parts });
  return visited.what === 'places' ? visited.places : new Set();
};

const filledIn = async (parts: RequestParts, filling: MaskTask['filling']): Promise<RequestParts> => {
  const visited = await visit({ parts, filling });
  return visited.what === 'filled' ? visited.parts : parts;
};

/** The fields that are not the body. */
const OUTSIDE_BODY: ReadonlySet<string> = new Set(['endpoint', 'headers']);

/**
 * The request with the values that its masks stand for in a saved endpoint, for a call to `url`. The use is recorded before they are
 * returned: if it cannot be recorded, no call is made. Throws BAD_REQUEST for a mask that stands for nothing
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
  const places = await placesOf(parts);
  if (places.size === 0) return { request, secrets: [], hasSecretBody: false };
  const { saved, values } = await deps.connection.transaction(async (tx) => {
    const found = await findEndpoint(tx, savedEndpointId);
    return { saved: found, values: found ? await openSecrets(deps, tx, found.id, places) : new Map() };
  });
  const hidden = { endpoint: saved?.endpoint ?? '', values };
  // Outside of a transaction: a long request takes its time.
  const filled = await filledIn(parts, { hidden, url: template ?? url });
  const event = {
    action: 'endpoint.use',
    subject: 'saved_endpoint',
    subjectId: savedEndpointId,
    subjectName: saved?.name ?? '',
    host: new URL(url).host,
    detail: {},
  } as const;
  await deps.connection.transaction((tx) => recordEvent(tx, event, timestamp(deps)));
  const sent = [...values].map(([text, value]) => ({ place: JSON.parse(text) as ValuePlace, value }));
  return {
    request: {
      ...request,
      endpoint: filled.endpoint,
      ...(filled.headers === null ? {} : { headers: filled.headers }),
      ...(filled.requestBody === null ? {} : { requestBody: filled.requestBody }),
      ...(filled.body === null ? {} : { body: filled.body }),
    },
    secrets: sent.flatMap(({ place, value }) => partsOfSecret(plainText({ part: String(place[0]), value }))),
    hasSecretBody: sent.some(({ place }) => !OUTSIDE_BODY.has(fieldOfPlace(place))),
    providerId: saved?.providerId,
  };
};
