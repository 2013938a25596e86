import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { asObject, listOf, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import type { Observation } from '@gatehouse/contract/testing.ts';
import type { Deps } from '#src/deps.ts';
import type { IndexedRow } from '#src/features/history/history.store.ts';
import { toIndexedRows } from '#src/features/history/indexed-rows.ts';
import { toKeptAgain } from '#src/features/history/kept-body.ts';
import type { WaitingCall } from '#src/features/history/kept-call.ts';
import {
  listStoredBefore,
  mergeWords,
  replaceCall,
  type StoredCall,
} from '#src/features/history/read-again.store.ts';

/** So many are read before other work has its turn, and so many characters unless one has more. */
const MOST_AT_ONCE = 50;
const MOST_CHARACTERS = 32 * 1024;

const textsOf = (json: string | null): Record<string, string> | undefined =>
  json === null ? undefined : (asObject(parseJsonText(json)) as Record<string, string> | undefined);

const orUndefined = <Value>(value: Value | null): Value | undefined => value ?? undefined;

const subjectOf = ({ api_key_id, connection_id, key_name: name }: StoredCall): WaitingCall['subject'] =>
  api_key_id !== null
    ? { type: 'api_key', id: api_key_id, name }
    : { type: connection_id === null ? 'none' : 'oauth_connection', id: connection_id ?? 0, name };

/** A stored call as it waited to be stored. Its key is not known any more: what is stored has been without it. */
const toWaitingAgain = (row: StoredCall): WaitingCall => ({
  subject: subjectOf(row),
  provider: { id: row.provider_id ?? 0, name: row.provider_name },
  secrets: [],
  keyNames: [],
  method: row.method,
  url: row.url,
  requestHeaders: textsOf(row.request_headers),
  sent: toKeptAgain(row, textsOf(row.request_headers)),
  status: orUndefined(row.status),
  statusText: orUndefined(row.status_text),
  error: orUndefined(row.error),
  responseTime: row.response_time,
  size: orUndefined(row.size),
  headers: textsOf(row.headers),
  text: row.text === null ? undefined : { text: row.text, isCut: row.truncated === 1 },
  truncated: row.truncated === 1,
  withheldHost: orUndefined(row.withheld_host),
  withoutKey: row.without_key === null ? undefined : row.without_key === 1,
  savedEndpointId: orUndefined(row.saved_endpoint_id),
  source: orUndefined(row.source),
  observations: listOf(parseJsonText(row.observations)) as Observation[],
  at: row.created_at,
});

const lengthOf = (row: StoredCall): number =>
  [row.url, row.request_headers, row.request_body, row.headers, row.text].reduce(
    (sum, text) => sum + (text?.length ?? 0),
    0,
  );

/** The first of them, as many as are read at once. */
const firstOf = (rows: readonly StoredCall[]): StoredCall[] => {
  let left = MOST_CHARACTERS;
  return rows.filter((row, at) => {
    left -= lengthOf(row);
    return at === 0 || left >= 0;
  });
};

/**
 * Reads the newest stored calls below an id as a call is read when it is stored, and stores those anew in which there is a secret.
 * @returns the lowest id that was read, undefined if there was none, and how many were changed
 */
export const readHistoryAgain = async (
  { connection, secrets }: Pick<Deps, 'connection' | 'secrets'>,
  before: number | undefined,
): Promise<{ last: number | undefined; changed: number }> => {
  const rows = firstOf(await listStoredBefore(connection.db, before, MOST_AT_ONCE));
  const read = rows.length === 0 ? [] : await toIndexedRows(rows.map(toWaitingAgain), secrets);
  const changed = new Map<number, IndexedRow>();
  for (const [at, again] of read.entries()) {
    const { id, ...row } = rows[at] as StoredCall;
    if (!isDeepStrictEqual({ ...again.row }, { ...row })) changed.set(id, again);
  }
  if (changed.size > 0)
    await connection.transaction(async (tx) => {
      for (const [id, again] of changed) await replaceCall(tx, connection.dialect, id, again);
    });
  return { last: rows.at(-1)?.id, changed: changed.size };
};

/** Takes the words of calls that were changed out of the index, in steps. */
export const forgetWords = async (
  { connection }: Pick<Deps, 'connection'>,
  signal: AbortSignal,
): Promise<void> => {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    if (!(await mergeWords(connection.db, connection.dialect, isFirst))) return;
    await setImmediate();
  }
};
