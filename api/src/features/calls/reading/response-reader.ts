import { setImmediate } from 'node:timers/promises';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { Deps } from '#src/deps.ts';
import {
  type KnownOfCall,
  type ResponseReading,
  readResponse,
} from '#src/features/calls/reading/read-response.ts';
import type { ThreadTask } from '#src/features/calls/reading/response-thread.ts';
import type { SecretGroup } from '#src/features/calls/secret-groups.ts';
import { rememberedSecrets } from '#src/logging/known-secrets.ts';
import { MAX_RESPONSE_HERE, MOST_MS } from '#src/worker-threads/bounded-work.ts';
import { createWorkerPool } from '#src/worker-threads/worker-pool.ts';
import type { WorkOutcome } from '#src/worker-threads/worker-thread.ts';

const THREAD = new URL('./response-thread.ts', import.meta.url);
/** A body of 10 MiB is held a few times while it is read. Who tests an API makes the next call within a minute. */
const OPTIONS = { heapMiB: 512, idleMs: 60_000 };

/** Those of a person do not wait for those of a program that calls over REST, nor these for those of a machine: the steps of a composition. */
const pools = {
  person: createWorkerPool<ThreadTask, ResponseReading>(THREAD, 2, OPTIONS),
  program: createWorkerPool<ThreadTask, ResponseReading>(THREAD, 2, OPTIONS),
  machine: createWorkerPool<ThreadTask, ResponseReading>(THREAD, 1, OPTIONS),
};

/** Ends the threads; what they were reading is not shown. */
export const endResponseThreads = async (): Promise<void> => {
  await Promise.all(Object.values(pools).map((pool) => pool.close()));
};

/** A response that was read: masked, and why its body is incomplete. */
export type ReadResponse = Omit<ResponseReading, 'response'> & { response: OutboundResponse };

export type ResponseToRead = {
  given: OutboundResponse;
  /** Are masked. */
  secrets: readonly SecretGroup[];
  /** If the response is to be explained. */
  known?: KnownOfCall;
  /** If it is asked what the response says about a key. */
  keyOf?: ThreadTask['keyOf'];
  /** If the API's own words for what is wrong are asked for. */
  asksProblem?: boolean;
  for: keyof typeof pools;
  signal: AbortSignal;
  /** How long it may take. */
  ms?: number;
};

type Reason = Extract<WorkOutcome, { ok: false }>['reason'];

const WHY: Record<Reason, (ms: number) => string> = {
  time: (ms) => `reading it took longer than ${ms / 1000} s`,
  memory: () => 'reading it takes too much memory',
  failed: () => 'it could not be read',
  aborted: () => 'the call was canceled',
};

/** Without its body, whose text nobody has masked. @param ms how long reading it could take */
const withoutBody = (given: OutboundResponse, reason: Reason, ms: number): OutboundResponse => ({
  ...given,
  body: new Uint8Array(),
  truncated: true,
  brokenOff: new OutboundError('bad_response', `it is not shown, because ${WHY[reason](ms)}`),
});

const inThread = async ({
  given,
  secrets,
  known,
  keyOf,
  asksProblem,
  signal,
  ms = MOST_MS,
  ...job
}: ResponseToRead) => {
  const body = Uint8Array.from(given.body);
  const { brokenOff, ...rest } = given;
  const message: ThreadTask = {
    response: { ...rest, body },
    brokenOff: brokenOff && { code: brokenOff.code, message: brokenOff.message },
    secrets,
    known,
    keyOf,
    asksProblem,
    remembered: rememberedSecrets(),
  };
  return pools[job.for].run(message, { ms, signal, transfer: [body.buffer] });
};

/** The value of a body of which only the text came from the thread. */
const readAgain = ({ kind, value, text }: ResponseReading['body']): JsonValue => {
  if (text === undefined) return value;
  return kind === 'json' ? (JSON.parse(text) as JsonValue) : text;
};

/**
 * Masks, reads and explains a response: a long one in a thread of its own, which is ended if it takes too long or too much memory, so
 * that no text stops the server. Such a response is returned without its body, and says why it is incomplete. Never rejects.
 */
export const readForeignResponse = async (
  { errorFacts }: Pick<Deps, 'errorFacts'>,
  job: ResponseToRead,
): Promise<ReadResponse> => {
  const here = (given: OutboundResponse): ReadResponse => {
    const reading = readResponse(
      { ...job, response: given, brokenOff: given.brokenOff, known: job.known, keyOf: job.keyOf },
      () => errorFacts,
    );
    return { ...reading, response: { ...reading.response, brokenOff: given.brokenOff } };
  };
  if (job.given.body.length <= MAX_RESPONSE_HERE) return here(job.given);
  const outcome = await inThread(job);
  // To take a long message from a thread is work, and so is writing the response: others have their turn in between.
  await setImmediate();
  if (!outcome.ok) return here(withoutBody(job.given, outcome.reason, job.ms ?? MOST_MS));
  const reading = outcome.value;
  return {
    ...reading,
    body: { ...reading.body, value: readAgain(reading.body) },
    response: { ...reading.response, brokenOff: job.given.brokenOff },
  };
};
