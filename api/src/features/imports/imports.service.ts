import type { CreateEndpointInput } from '@gatehouse/contract/endpoints.ts';
import type { CreateEnvironmentInput } from '@gatehouse/contract/environments.ts';
import type {
  ImportInput,
  ImportResult,
  ImportReview,
  ReviewImportInput,
} from '@gatehouse/contract/imports.ts';
import type { DescribedApi } from '@gatehouse/contract/own-apis.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { AppError, rejected } from '#src/errors.ts';
import { findDuplicates } from '#src/features/endpoints/duplicates.service.ts';
import { addEndpoints } from '#src/features/endpoints/endpoints.service.ts';
import { folderIdsOf } from '#src/features/endpoints/folders/folders.service.ts';
import { createEnvironmentIn } from '#src/features/environments/environments.service.ts';
import { requireNoSecrets } from '#src/features/environments/given-variables.ts';
import { loadDocument, readDocument } from '#src/features/imports/import-document.ts';
import { chosenEnvironments, judgeEnvironments } from '#src/features/imports/import-environments.ts';
import { describeInThread } from '#src/features/imports/import-reader.ts';
import type { FoundSecret, ReadEntry, ReadImport } from '#src/features/imports/read/draft.ts';
import { keyFinder } from '#src/features/imports/remembered-keys.ts';
import { providerOfEntry, reviewOf } from '#src/features/imports/review.ts';
import { addKeyIn } from '#src/features/keys/add-key.service.ts';
import { keysWithSecret } from '#src/features/keys/same-secret.service.ts';
import { listProviders } from '#src/features/providers/providers.service.ts';

/** The names of the saved endpoints that entries repeat, whatever provider they were saved for. */
const savedAs = async (deps: Deps, entries: readonly ReadEntry[]): Promise<(string | undefined)[]> => {
  const valid = entries.flatMap(({ endpoint }) => endpoint ?? []);
  const found = (await findDuplicates(deps, valid)).values();
  return entries.map(({ endpoint }) => (endpoint === undefined ? undefined : found.next().value?.name));
};

/** What is in a document, and what of it is stored already. Stores nothing. */
export const reviewImport = async (
  deps: Deps,
  input: ReviewImportInput,
  signal: AbortSignal,
): Promise<ImportReview> => {
  const { read, digest } = await readDocument(deps, input, signal);
  const providers = await listProviders(deps);
  const findKey = keyFinder(deps, deps.connection.db);
  const keyNames: (string | undefined)[] = [];
  for (const [at, entry] of read.entries.entries()) {
    const secrets = entry.withoutKey ? [] : (read.credentials[at] ?? []);
    const provider = secrets.length === 0 ? undefined : providerOfEntry(entry, providers);
    keyNames.push(provider && (await findKey({ providerId: provider.id, secrets }))?.name);
  }
  return reviewOf(read, digest, {
    keyNames,
    environments: (await judgeEnvironments(deps, read.environments)).map(
      ({ values: _, ...environment }) => environment,
    ),
    providers,
    savedAs: await savedAs(deps, read.entries),
    storedAs: async (secret, providerId) =>
      (await keysWithSecret(deps, deps.connection.db, { providerId, secret }))[0]?.name,
  });
};

/** What a document says about its API. Throws BAD_REQUEST if it is no OpenAPI document. */
export const describeDocument = async (
  deps: Deps,
  input: ReviewImportInput,
  signal: AbortSignal,
): Promise<DescribedApi> => {
  const described = await describeInThread(await loadDocument(deps, input, signal), signal);
  if ('problem' in described) throw new AppError('BAD_REQUEST', described.problem);
  return described;
};

type ChosenEndpoint = {
  endpoint: CreateEndpointInput;
  path: readonly string[];
  /** What it was authenticated with. */
  secrets: readonly string[];
};

/** Throws BAD_REQUEST for what is not in the document, cannot be stored, or was chosen before. */
const chosenEndpoints = (
  { entries, credentials }: ReadImport,
  chosen: ImportInput['endpoints'],
): ChosenEndpoint[] => {
  const before = new Set<number>();
  return chosen.map(({ index, providerId, name }, at) => {
    const entry = entries[index];
    const path = ['endpoints', at, 'index'];
    if (entry?.endpoint === undefined)
      throw rejected(
        'BAD_REQUEST',
        path,
        entry === undefined ? 'The document has no such request' : `“${entry.name}”: ${entry.reason}`,
      );
    if (before.has(index)) throw rejected('BAD_REQUEST', path, 'This request is chosen twice');
    before.add(index);
    const endpoint = {
      ...entry.endpoint,
      name: name ?? entry.endpoint.name,
      providerId,
      isFavorite: false,
      ...(entry.withoutKey ? { withoutKey: true } : {}),
    };
    return { endpoint, path: entry.path, secrets: entry.withoutKey ? [] : (credentials[index] ?? []) };
  });
};

type ChosenSecret = ImportInput['secrets'][number] & { secret: FoundSecret };

/** Throws BAD_REQUEST like `chosenEndpoints`. */
const chosenSecrets = ({ secrets }: ReadImport, chosen: ImportInput['secrets']): ChosenSecret[] => {
  const before = new Set<number>();
  return chosen.map((choice, at) => {
    const secret = secrets[choice.index];
    const path = ['secrets', at, 'index'];
    if (secret === undefined) throw rejected('BAD_REQUEST', path, 'The document has no such secret');
    if (secret.problem !== undefined)
      throw rejected('BAD_REQUEST', path, `“${secret.name}”: ${secret.problem}`);
    if (before.has(choice.index)) throw rejected('BAD_REQUEST', path, 'This secret is chosen twice');
    before.add(choice.index);
    return { ...choice, secret };
  });
};

/** The same secret is stored once for a provider, under the first of its names. */
const eachOnce = (chosen: readonly ChosenSecret[]): ChosenSecret[] => {
  const same = (one: ChosenSecret, other: ChosenSecret) =>
    one.providerId === other.providerId && one.secret.value === other.secret.value;
  return chosen.filter((one, at) => chosen.findIndex((other) => same(one, other)) === at);
};

/** An error about one of the chosen endpoints says about which. */
const aboutEndpoints = (error: unknown): unknown => {
  if (!(error instanceof AppError) || typeof error.details.issues?.[0]?.path[0] !== 'number') return error;
  const issues = error.details.issues.map((issue) => ({ ...issue, path: ['endpoints', ...issue.path] }));
  return new AppError(error.code, error.message, { ...error.details, issues });
};

/** A document has single values: it cannot say which of them are one key. */
const aboutParts = (error: unknown, path: (string | number)[], name: string): unknown =>
  error instanceof AppError && error.details.issues?.[0]?.path[0] === 'parts'
    ? rejected(
        'BAD_REQUEST',
        path,
        `“${name}”: ${error.message}. Leave it out, and add a key of several values on the API Keys screen`,
      )
    : error;

const addKeys = async (deps: Deps, tx: Db, secrets: readonly ChosenSecret[]): Promise<void> => {
  for (const [at, { secret, providerId, name }] of secrets.entries()) {
    const key = { providerId, name, apiKey: secret.value, exact: true, ifNew: true };
    await addKeyIn(tx, deps, key).catch((error: unknown) => {
      throw aboutParts(error, ['secrets', at, 'providerId'], secret.name);
    });
  }
};

/** The endpoints in their folders, each with the key that its document has for it, if it is stored. */
const withFoldersAndKeys = async (
  deps: Deps,
  tx: Db,
  chosen: readonly ChosenEndpoint[],
): Promise<CreateEndpointInput[]> => {
  const ids = await folderIdsOf(
    deps,
    tx,
    chosen.map(({ path }) => path),
  );
  const findKey = keyFinder(deps, tx);
  const endpoints: CreateEndpointInput[] = [];
  for (const [at, { endpoint, secrets }] of chosen.entries()) {
    const key = await findKey({ providerId: endpoint.providerId, secrets });
    endpoints.push({ ...endpoint, folderId: ids[at] ?? null, ...(key && { apiKeyId: key.id }) });
  }
  return endpoints;
};

/** An error about one of the environments says about which. */
const addEnvironments = async (
  deps: Deps,
  tx: Db,
  environments: readonly CreateEnvironmentInput[],
): Promise<void> => {
  for (const [at, environment] of environments.entries())
    await createEnvironmentIn(deps, tx, environment).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.details.issues === undefined) throw error;
      const issues = error.details.issues.map((issue) => ({
        ...issue,
        path: ['environments', at, ...issue.path],
      }));
      throw new AppError(error.code, error.message, { ...error.details, issues });
    });
};

/**
 * Stores the chosen requests of a document as endpoints in the folders of the document, its chosen secrets as keys and its variables as environments, in one transaction: all or none.
 * A key gets no base URL and no pin, whatever the document says. Throws CONFLICT if the document is no longer the one that
 * was reviewed or a secret is stored already, and BAD_REQUEST for a choice that cannot be stored.
 */
export const runImport = async (
  deps: Deps,
  input: ImportInput,
  signal: AbortSignal,
): Promise<ImportResult> => {
  const { read, digest } = await readDocument(deps, input, signal);
  if (digest !== input.digest)
    throw new AppError('CONFLICT', 'The document has changed since the review: review it again');
  const chosen = chosenEndpoints(read, input.endpoints);
  const endpoints = chosen.map(({ endpoint }) => endpoint);
  const secrets = eachOnce(chosenSecrets(read, input.secrets));
  const environments = chosenEnvironments(
    await judgeEnvironments(deps, read.environments),
    input.environments,
  );
  for (const { name, variables } of environments) await requireNoSecrets(deps, name, variables);
  // The keys come first: endpoints remember those that they were made with.
  const prepare = async (tx: Db): Promise<CreateEndpointInput[]> => {
    await addKeys(deps, tx, secrets);
    return withFoldersAndKeys(deps, tx, chosen);
  };
  try {
    await addEndpoints(deps, endpoints, {
      first: prepare,
      andThen: (tx) => addEnvironments(deps, tx, environments),
    });
  } catch (error) {
    throw aboutEndpoints(error);
  }
  return { endpoints: endpoints.length, keys: secrets.length, environments: environments.length };
};
