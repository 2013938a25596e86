import type { Dispatcher } from 'undici';
import type { PooledConnection } from '#src/connection-pool.ts';
import { OutboundError, type OutboundErrorCode } from '#src/errors.ts';
import { isReset, requestFailure, StaleConnectionError } from '#src/failures.ts';
import { flattenHeaders, type RequestHeaders } from '#src/headers.ts';
import { inPieces, type RequestBody } from '#src/outbound-request.ts';
import {
  createResponseReader,
  type ReadOptions,
  type ReceivedResponse,
  type ResponseReader,
} from '#src/response-reader.ts';

export type Message = {
  method: string;
  /** Path and query. */
  path: string;
  headers: RequestHeaders;
  body: RequestBody | undefined;
  /** For messages. */
  host: string;
};

/** Errors that interrupt a response; what has arrived may still be worth showing. */
const BREAKS = new Set<OutboundErrorCode>(['timeout', 'reset', 'bad_response']);

const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
/**
 * RFC 9110, 9.2.2: a client may repeat an idempotent request when its connection closes before any response. One that was
 * not sent at all may be repeated, whatever its method.
 */
const isStale = (pooled: PooledConnection, method: string, isSent: boolean, error: Error): boolean =>
  pooled.kept && (!isSent || (IDEMPOTENT.has(method) && isReset(error)));

/** @param guarded runs a step unless the connection is done, and fails the request with what the step throws */
const createHandler = (
  pooled: PooledConnection,
  message: Message,
  reader: ResponseReader,
  guarded: (step: () => void) => void,
): Dispatcher.DispatchHandler => {
  let isSent = false;
  return {
    onRequestStart: () => {
      isSent = true;
    },
    onResponseStart: (controller, status, raw, statusText) =>
      guarded(() =>
        reader.onHead(controller, { status, statusText: statusText ?? '', headers: flattenHeaders(raw) }),
      ),
    onResponseData: (controller, chunk) =>
      guarded(() => {
        if (!reader.onData(chunk)) controller.pause();
      }),
    onResponseEnd: () =>
      guarded(() => {
        // undici takes a reset for the end of a response without a length.
        if (pooled.isBroken()) throw requestFailure({ code: 'ECONNRESET' }, message.host);
        reader.onEnd();
      }),
    onResponseError: (_controller, error) =>
      guarded(() => {
        throw !reader.hasHead() && isStale(pooled, message.method, isSent, error)
          ? new StaleConnectionError(isSent)
          : error;
      }),
  };
};

/**
 * Sends one request on a pooled connection and reads its response. The connection is destroyed if this does not end
 * cleanly.
 * @throws OutboundError, StaleConnectionError
 */
export const sendRequest = (
  pooled: PooledConnection,
  message: Message,
  options: ReadOptions,
): Promise<ReceivedResponse> => {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedResponse>();
  const { deadline } = options;
  const { host, method, path } = message;
  let isWireOver = false;

  const fail = (error: Error) => {
    const failure = requestFailure(error, host);
    const isBreak = failure instanceof OutboundError && BREAKS.has(failure.code);
    if (options.keepPartial && isBreak && reader.hasHead() && !isWireOver) return reader.breakOff(failure);
    isWireOver = true;
    pooled.destroy();
    reader.stop();
    reject(failure);
  };
  const reader = createResponseReader(message, options, {
    onWireEnd: (ending, isCut) => {
      isWireOver = true;
      if (isCut) pooled.destroy();
      // Decoding may continue; only the total limit still applies.
      deadline.leave();
      ending.then(resolve, fail);
    },
    onError: fail,
  });
  const handler = createHandler(pooled, message, reader, (step) => {
    if (isWireOver) return;
    try {
      step();
    } catch (error) {
      fail(error as Error);
    }
  });

  deadline.enter('headers', host);
  const off = deadline.onFailure(fail);
  const request = { method: method as Dispatcher.HttpMethod, path, ...inPieces(message) };
  pooled.client.dispatch(request, handler);
  return promise.finally(off);
};
