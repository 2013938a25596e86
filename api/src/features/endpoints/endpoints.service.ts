import type {
  CreateEndpointInput,
  PatchEndpointInput,
  SavedEndpoint,
} from '@gatehouse/contract/endpoints.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound, rejected } from '#src/errors.ts';
import { requireCredential, withOneCredential } from '#src/features/endpoints/endpoint-credential.ts';
import { openSecretsOfTexts, retireSecrets, sealSecrets } from '#src/features/endpoints/endpoint-secrets.ts';
import * as store from '#src/features/endpoints/endpoints.store.ts';
import { requireFolder } from '#src/features/endpoints/folders/folders.service.ts';
import { prepareRequest, requirePlainUrl } from '#src/features/endpoints/prepare-request.ts';
import { NOTHING_READ, type RequestReading, readRequests } from '#src/features/endpoints/read-requests.ts';
import { requireShortRequest } from '#src/features/endpoints/request-length.ts';
import { findSecretTexts } from '#src/features/endpoints/secret-texts.ts';
import { oneBody } from '#src/features/endpoints/stored-body.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';
import { type IfMatchCondition, NO_CONDITION, nextTimestamp, requireMatch } from '#src/if-match.ts';
import type { ListPage } from '#src/list-page.ts';

const missing = () => notFound('Saved endpoint');

/** Newest first, with masks in place of secrets: nothing is decrypted. */
export const listEndpoints = (deps: Deps, page: ListPage = {}): Promise<SavedEndpoint[]> =>
  store.listEndpoints(deps.connection.db, page);

type References = Partial<Pick<CreateEndpointInput, 'providerId' | 'folderId' | 'apiKeyId' | 'connectionId'>>;

/**
 * Throws BAD_REQUEST for what is referred to and not stored. The database itself refuses what was removed in the meantime: called
 * again then, this says what it was.
 */
const requireReferences = async (deps: Deps, input: References, db = deps.connection.db): Promise<void> => {
  const { providerId, folderId } = input;
  if (providerId !== undefined && (await findProvider(deps, providerId, db)) === undefined)
    throw rejected('BAD_REQUEST', 'providerId', 'Unknown provider');
  await requireFolder(db, folderId);
  await requireCredential(db, input);
};

const insert = async (
  deps: Deps,
  tx: Db,
  { secretsFrom, ...input }: CreateEndpointInput,
  reading: RequestReading,
): Promise<SavedEndpoint> => {
  requirePlainUrl(input.endpoint);
  await requireReferences(deps, input, tx);
  const { shown, hidden } = await prepareRequest(deps, tx, input, {
    savedEndpointId: secretsFrom,
    reading,
  });
  const {
    description = null,
    folderId = null,
    apiKeyId = null,
    connectionId = null,
    withoutKey = false,
  } = input;
  const fields = { ...input, description, folderId, apiKeyId, connectionId, withoutKey, ...shown };
  const saved = await store.insertEndpoint(tx, fields, timestamp(deps));
  await sealSecrets(deps, tx, saved.id, hidden);
  return saved;
};

/**
 * Throws BAD_REQUEST for an unknown provider, folder, key or connection, a URL with `..`, a mask that stands for nothing, and a
 * secret where it would be shown, such as in the description.
 */
export const createEndpoint = async (deps: Deps, input: CreateEndpointInput): Promise<SavedEndpoint> => {
  requireShortRequest(input);
  const [reading = NOTHING_READ] = await readRequests(deps, [input]);
  (await findSecretTexts(deps, [input], [reading]))(input);
  try {
    return await deps.connection.transaction((tx) => insert(deps, tx, input, reading));
  } catch (error) {
    if (!(error instanceof AppError)) await requireReferences(deps, input);
    throw error;
  }
};

/** An error about one of several inputs says about which. */
const at = (index: number, error: unknown): unknown =>
  error instanceof AppError
    ? new AppError(error.code, error.message, {
        ...error.details,
        issues: error.details.issues?.map((issue) => ({ ...issue, path: [index, ...issue.path] })) ?? [],
      })
    : error;

/**
 * Stores many endpoints in one transaction, all or none, and returns them in the order of the inputs. Throws like
 * `createEndpoint`; the path of an issue begins with the index of its input.
 * @param first the inputs with what is stored before them, and `andThen` what is stored with them, in the same transaction: if
 * one of them fails, nothing is stored
 */
export const addEndpoints = async (
  deps: Deps,
  inputs: readonly CreateEndpointInput[],
  {
    first = async () => inputs,
    andThen = async () => {},
  }: {
    first?: (tx: Db) => Promise<readonly CreateEndpointInput[]>;
    andThen?: (tx: Db) => Promise<void>;
  } = {},
): Promise<SavedEndpoint[]> => {
  for (const [index, input] of inputs.entries())
    try {
      requireShortRequest(input);
    } catch (error) {
      throw at(index, error);
    }
  const readings = await readRequests(deps, inputs);
  const requirePlainTexts = await findSecretTexts(deps, inputs, readings);
  return deps.connection.transaction(async (tx) => {
    const saved: SavedEndpoint[] = [];
    for (const [index, input] of (await first(tx)).entries()) {
      try {
        requirePlainTexts(input);
        saved.push(await insert(deps, tx, input, readings[index] ?? NOTHING_READ));
      } catch (error) {
        throw at(index, error);
      }
    }
    await andThen(tx);
    return saved;
  });
};

/** Whether the change concerns what the secrets are bound to, or the values themselves. */
const changesRequest = (patch: Omit<PatchEndpointInput, 'id'>): boolean =>
  (['providerId', 'method', 'endpoint', 'headers', 'requestBody', 'body'] as const).some(
    (field) => patch[field] !== undefined,
  );

/** The bodies after a change: who gives one of them replaces the other. */
const bodiesOf = (
  { requestBody, body }: Pick<PatchEndpointInput, 'requestBody' | 'body'>,
  current: SavedEndpoint,
): Pick<SavedEndpoint, 'requestBody' | 'body'> => {
  if (requestBody === undefined && body === undefined) return oneBody(current, current.headers);
  return { requestBody: requestBody ?? null, body: body ?? null };
};

/** The endpoint as it is after the change. Undefined fields leave it as it is. */
const withChange = (current: SavedEndpoint, patch: PatchEndpointInput): SavedEndpoint => ({
  ...current,
  ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
  ...bodiesOf(patch, current),
});

/** Also of what stays: the reader may find more in it than when it was saved. */
const readAfter = async (deps: Deps, patch: PatchEndpointInput): Promise<RequestReading> => {
  const current = await store.findEndpoint(deps.connection.db, patch.id);
  if (current === undefined || !changesRequest(patch)) return NOTHING_READ;
  const [reading = NOTHING_READ] = await readRequests(deps, [withChange(current, patch)]);
  return reading;
};

const updateRequest = async (
  deps: Deps,
  tx: Db,
  current: SavedEndpoint,
  patch: PatchEndpointInput,
  reading: RequestReading,
): Promise<void> => {
  const { id } = patch;
  const { shown, hidden } = await prepareRequest(deps, tx, withChange(current, patch), {
    savedEndpointId: id,
    reading,
  });
  const ofTexts = await openSecretsOfTexts(deps, tx, id);
  await retireSecrets(tx, id);
  await store.updateEndpoint(tx, id, { ...patch, ...shown }, nextTimestamp(deps, current));
  await sealSecrets(deps, tx, id, [...hidden, ...ofTexts]);
};

/**
 * Changes the given fields. A mask that was sent back unchanged keeps its value, which is sealed again for the endpoint as it
 * is then. Throws NOT_FOUND, and BAD_REQUEST like `createEndpoint` and if the URL moves to another origin while values are masked.
 */
export const updateEndpoint = async (
  deps: Deps,
  input: PatchEndpointInput,
  condition: IfMatchCondition = NO_CONDITION,
): Promise<SavedEndpoint> => {
  const { id, endpoint } = input;
  const patch = withOneCredential(input);
  if (endpoint !== undefined) requirePlainUrl(endpoint);
  requireShortRequest(input);
  const reading = await readAfter(deps, input);
  // Only what is given: an older endpoint can still become a favorite.
  (await findSecretTexts(deps, [input], [reading]))(input);
  try {
    return await deps.connection.transaction(async (tx) => {
      await requireMatch(tx, 'saved_endpoints', id, condition, () => store.findEndpoint(tx, id));
      await requireReferences(deps, input, tx);
      const current = await store.findEndpoint(tx, id);
      if (current === undefined) throw missing();
      if (changesRequest(patch)) await updateRequest(deps, tx, current, patch, reading);
      else await store.updateEndpoint(tx, id, patch, nextTimestamp(deps, current));
      const saved = await store.findEndpoint(tx, id);
      if (saved === undefined) throw missing();
      return saved;
    });
  } catch (error) {
    if (!(error instanceof AppError)) await requireReferences(deps, input);
    throw error;
  }
};

export const deleteEndpoint = (
  deps: Deps,
  id: number,
  condition: IfMatchCondition = NO_CONDITION,
): Promise<{ id: number }> =>
  deps.connection.transaction(async (tx) => {
    await requireMatch(tx, 'saved_endpoints', id, condition, () => store.findEndpoint(tx, id));
    await retireSecrets(tx, id);
    if (!(await store.deleteEndpoint(tx, id))) throw missing();
    return { id };
  });
