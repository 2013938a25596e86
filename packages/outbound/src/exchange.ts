import type { Dispatcher } from 'undici';
import type { PooledConnection } from '#src/connection-pool.ts';
import { OutboundError, type OutboundErrorCode } from '#src/errors.ts';
import { exchangeFailure, isReset, StaleLaneError } from '#src/failures.ts';
import { flattenHeaders, type Headers } from '#src/headers.ts';
import { type Answer, type Reading, type ReadingOptions, startReading } from '#src/reading.ts';

export type Message = {
  method: string;
  /** Path and query. */
  path: string;
  headers: Headers;
  body: string | Uint8Array | undefined;
  /** For messages. */
  host: string;
};

/** Ways in which an answer stops coming; what had come of it may still be worth showing. */
const BREAKS = new Set<OutboundErrorCode>(['timeout', 'reset', 'bad_response']);

const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
/**
 * RFC 9110, 9.2.2: a client may repeat an idempotent request when its connection closes before any answer. One that was
 * not sent at all may be repeated whatever its method.
 */
const isStale = (pooled: PooledConnection, method: string, isSent: boolean, error: Error): boolean =>
  pooled.kept && (!isSent || (IDEMPOTENT.has(method) && isReset(error)));

/** @param guarded runs a step unless the wire is over, and takes what it throws for the exchange's failure */
const createHandler = (
  pooled: PooledConnection,
  message: Message,
  reading: Reading,
  guarded: (step: () => void) => void,
): Dispatcher.DispatchHandler => {
  let isSent = false;
  return {
    onRequestStart: () => {
      isSent = true;
    },
    onResponseStart: (controller, status, raw, statusText) =>
      guarded(() =>
        reading.onHead(controller, { status, statusText: statusText ?? '', headers: flattenHeaders(raw) }),
      ),
    onResponseData: (controller, chunk) =>
      guarded(() => {
        if (!reading.onData(chunk)) controller.pause();
      }),
    onResponseEnd: () =>
      guarded(() => {
        // undici takes a reset for the end of an answer that has no length of its own.
        if (pooled.isBroken()) throw exchangeFailure({ code: 'ECONNRESET' }, message.host);
        reading.onEnd();
      }),
    onResponseError: (_controller, error) =>
      guarded(() => {
        throw !reading.hasHead() && isStale(pooled, message.method, isSent, error)
          ? new StaleLaneError()
          : error;
      }),
  };
};

/**
 * Sends one request on a pooled and reads its answer. The pooled is destroyed whenever the exchange does not end cleanly.
 * @throws OutboundError, StaleLaneError
 */
export const runExchange = (
  pooled: PooledConnection,
  message: Message,
  options: ReadingOptions,
): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { deadline } = options;
  const { host, method, path, headers, body } = message;
  let isWireOver = false;

  const fail = (error: Error) => {
    const failure = exchangeFailure(error, host);
    const isBreak = failure instanceof OutboundError && BREAKS.has(failure.code);
    if (options.keepsPartial && isBreak && reading.hasHead() && !isWireOver) return reading.breakOff(failure);
    isWireOver = true;
    pooled.destroy();
    reading.stop();
    reject(failure);
  };
  const reading = startReading(message, options, {
    onWireEnd: (ending, isCut) => {
      isWireOver = true;
      if (isCut) pooled.destroy();
      // Decoding may go on, under the total limit alone.
      deadline.leave();
      ending.then(resolve, fail);
    },
    onError: fail,
  });
  const handler = createHandler(pooled, message, reading, (step) => {
    if (isWireOver) return;
    try {
      step();
    } catch (error) {
      fail(error as Error);
    }
  });

  deadline.enter('headers', host);
  const off = deadline.onFailure(fail);
  const request = { method: method as Dispatcher.HttpMethod, path, headers, body: body ?? null };
  pooled.client.dispatch(request, handler);
  return promise.finally(off);
};
