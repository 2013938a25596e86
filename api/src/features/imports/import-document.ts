import { createHash } from 'node:crypto';
import type { ReviewImportInput } from '@gatehouse/contract/imports.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { Deps } from '#src/deps.ts';
import { type AppError, rejected } from '#src/errors.ts';
import { listEnvironments } from '#src/features/environments/environments.service.ts';
import { withMarkedSecrets } from '#src/features/imports/import-environments.ts';
import { readInThread } from '#src/features/imports/import-reader.ts';
import type { ReadImport } from '#src/features/imports/read/draft.ts';
import type { ImportTask } from '#src/features/imports/read/read-import.ts';
import { withoutStoredSecrets } from '#src/features/imports/stored-in-document.ts';

const ACCEPT = 'application/json, application/yaml;q=0.9, text/*;q=0.8, */*;q=0.5';

const unread = (message: string): AppError => rejected('BAD_REQUEST', 'url', message);

const decode = (body: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw unread('The document at this URL is not a text in UTF-8');
  }
};

/** What a status means for somebody who wants the document, where that is certain. */
const STATUS_HINTS: Readonly<Record<number, string>> = {
  401: ': the document is not public. Download it, and import the file',
  403: ': the document is not public. Download it, and import the file',
  404: ': there is no document at this URL',
  410: ': there is no document at this URL any more',
  429: ': too many requests. Try again later, or download the document, and import the file',
};

/** The document at a URL that the user typed. Only this URL is fetched, and nothing that the document refers to. */
const fetchDocument = async (
  deps: Deps,
  url: string,
  signal: AbortSignal,
): Promise<{ text: string; url: string }> => {
  try {
    const response = await deps.outbound.request('user', {
      method: 'GET',
      url,
      headers: { accept: ACCEPT, 'user-agent': 'Gatehouse' },
      signal,
    });
    if (response.status !== 200)
      throw unread(
        `${new URL(url).host} responded with status ${response.status}${STATUS_HINTS[response.status] ?? ''}`,
      );
    if (response.truncated)
      throw unread('The document at this URL is too long to fetch: download it, and import the file');
    return { text: decode(response.body), url: response.url };
  } catch (error) {
    if (error instanceof OutboundError) throw unread(error.message);
    throw error;
  }
};

const digestOf = (task: ImportTask): string =>
  createHash('sha256')
    .update(JSON.stringify([task.baseUrl ?? null, task.documentUrl ?? null, ...(task.storedVariables ?? [])]))
    .update(task.text)
    .digest('base64url');

/** The document of the input, fetched if it is at a URL. */
export const loadDocument = async (
  deps: Deps,
  { text, url, fileName, baseUrl }: ReviewImportInput,
  signal: AbortSignal,
): Promise<ImportTask> => {
  const fetched =
    url === undefined ? { text: text ?? '', url: undefined } : await fetchDocument(deps, url, signal);
  const name = fileName ?? (fetched.url === undefined ? undefined : new URL(fetched.url).pathname);
  return { text: fetched.text, fileName: name, baseUrl, documentUrl: fetched.url };
};

/** The names of the variables of all environments, sorted. */
const storedVariables = async (deps: Deps): Promise<string[]> => {
  const environments = await listEnvironments(deps);
  return [...new Set(environments.flatMap(({ variables }) => variables.map(({ name }) => name)))].sort();
};

/**
 * What an import can take from the document of the input, without secrets where they would be shown, and a digest of all that
 * decides it.
 */
export const readDocument = async (
  deps: Deps,
  input: ReviewImportInput,
  signal: AbortSignal,
): Promise<{ read: ReadImport; digest: string }> => {
  const loaded = await loadDocument(deps, input, signal);
  // A typed base URL is meant in place of the variables that URLs begin with.
  const task =
    loaded.baseUrl === undefined ? { ...loaded, storedVariables: await storedVariables(deps) } : loaded;
  const found = await withoutStoredSecrets(deps, await readInThread(task, signal));
  const read = { ...found, environments: await withMarkedSecrets(deps, found.environments) };
  return { read, digest: digestOf(task) };
};
