import { setTimeout as sleep } from 'node:timers/promises';
import type { ControlledTransaction } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';
import { classifyFailure, failureCode } from '#src/db/failure.ts';

export const MAX_ATTEMPTS = 10;
const FIRST_DELAY_MS = 20;
const MAX_DELAY_MS = 1_000;
const MAX_TOTAL_MS = 5_000;

/** A serialization failure or a deadlock: the server guarantees that nothing was committed. */
const isRolledBack = (error: unknown): boolean => ['40001', '40P01'].includes(failureCode(error));

/** The connection or the server was lost, or is a standby: if the commit was not sent yet, nothing was committed either. */
const isLostConnection = (error: unknown): boolean =>
  /^(?:57P0|08|25006|0A000)/.test(failureCode(error)) || isSocketError(error);

const isSocketError = (error: unknown): boolean =>
  classifyFailure(error) === 'unavailable' && !/^[0-9A-Z]{5}$/.test(failureCode(error));

type Attempt<T> = { done: true; result: T } | { done: false; error: unknown; retry: boolean };

const abandon = async (tx: ControlledTransaction<Database>): Promise<void> => {
  // A rollback on a dead connection fails; the connection is discarded and the first error is the one to report.
  await tx
    .rollback()
    .execute()
    .catch(() => undefined);
};

const attempt = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<Attempt<T>> => {
  let tx: ControlledTransaction<Database>;
  try {
    tx = await db.startTransaction().setIsolationLevel('serializable').execute();
  } catch (error) {
    return { done: false, error, retry: isLostConnection(error) };
  }
  let result: T;
  try {
    result = await work(tx);
  } catch (error) {
    await abandon(tx);
    return { done: false, error, retry: isRolledBack(error) || isLostConnection(error) };
  }
  try {
    await tx.commit().execute();
    return { done: true, result };
  } catch (error) {
    await abandon(tx);
    // A connection lost here may have committed: repeating the work could do it twice.
    return { done: false, error, retry: isRolledBack(error) };
  }
};

/**
 * Runs the work in a serializable transaction. On 40001, 40P01, 57P0x, 08xxx, on a standby and on lost sockets the whole
 * transaction is retried, at most 10 times within 5 s, with growing random delays. A commit whose outcome is unknown is never
 * repeated; its error goes to the caller.
 */
export const retryTransaction = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  const deadline = performance.now() + MAX_TOTAL_MS;
  for (let attempts = 1; ; attempts += 1) {
    const outcome = await attempt(db, work);
    if (outcome.done) return outcome.result;
    const pause = Math.random() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 4 ** attempts);
    if (!outcome.retry || attempts === MAX_ATTEMPTS || performance.now() + pause > deadline)
      throw outcome.error;
    await sleep(pause);
  }
};
