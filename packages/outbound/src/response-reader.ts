import type { Dispatcher } from 'undici';
import {
  type Body,
  type BodyEvents,
  type BodyReader,
  createBodyReader,
  createDiscardingReader,
} from '#src/body.ts';
import type { Holding } from '#src/byte-budget.ts';
import type { Deadline } from '#src/deadline.ts';
import { OutboundError } from '#src/errors.ts';
import { requestFailure } from '#src/failures.ts';
import type { Headers } from '#src/headers.ts';
import { type Limits, MAX_INTERIM_RESPONSES } from '#src/limits.ts';

export type ReceivedResponse = {
  status: number;
  statusText: string;
  headers: Headers;
  body: Body;
  firstByteMs: number;
  downloadMs: number;
  /** Why the response is incomplete; null if it is complete or was cut at a limit. */
  brokenOff: OutboundError | null;
};

export type ReadOptions = {
  limits: Limits;
  deadline: Deadline;
  /** What the body holds of the budget of all calls. */
  holding: Holding;
  /** If the body is interrupted, what has arrived is the result. */
  keepsPartial: boolean;
  /** True for a response whose body is not needed. */
  isSkipped(status: number, headers: Headers): boolean;
};

/** Reads a response as it arrives. */
export type ResponseReader = {
  /** @throws OutboundError `headers_too_large`, `bad_response`, `bad_encoding` */
  onHead(controller: Dispatcher.DispatchController, head: Head): void;
  /** @returns false if the sender should pause */
  onData(chunk: Uint8Array): boolean;
  onEnd(): void;
  /** Ends a response whose headers have arrived with what there is of its body. */
  breakOff(error: OutboundError): void;
  hasHead(): boolean;
  stop(): void;
};

type Head = Pick<ReceivedResponse, 'status' | 'statusText' | 'headers'>;

export type ReaderEvents = {
  /** Nothing more will be read; the body may still be decoding. `isCut`: the rest of it is not read. */
  onWireEnd(ending: Promise<ReceivedResponse>, isCut: boolean): void;
  onError(error: Error): void;
};

const MAX_STATUS_TEXT = 200;

/** @param request the method, on which the response depends, and the host for messages */
export const createResponseReader = (
  request: { method: string; host: string },
  { limits, deadline, holding, isSkipped }: ReadOptions,
  events: ReaderEvents,
): ResponseReader => {
  const { method, host } = request;
  const sentAt = performance.now();
  let interimResponses = 0;
  let head: Omit<ReceivedResponse, 'body' | 'downloadMs' | 'brokenOff'> | null = null;
  let body: BodyReader | null = null;
  let isWireOver = false;

  const conclude = (isCut: boolean, brokenOff: OutboundError | null = null) => {
    if (isWireOver) return;
    isWireOver = true;
    const downloadMs = performance.now() - sentAt - head!.firstByteMs;
    const ending = isCut ? body!.cut(brokenOff !== null) : body!.end();
    const response = ending.then((result) => ({ ...head!, body: result, downloadMs, brokenOff }));
    events.onWireEnd(response, isCut);
  };
  const openBody = (controller: Dispatcher.DispatchController, { status, headers }: Head): BodyReader => {
    const bodyEvents: BodyEvents = {
      // The sender is paused, so that its silence is not its fault.
      onWait: () => deadline.leave(),
      onRoom: () => {
        if (!isWireOver) deadline.enter('idle', host);
        controller.resume();
      },
      onDrain: () => {
        deadline.touch();
        controller.resume();
      },
      onFull: () => conclude(true),
      onError: events.onError,
    };
    if (isSkipped(status, headers)) return createDiscardingReader(bodyEvents);
    return createBodyReader(method === 'HEAD' ? {} : headers, limits, holding, bodyEvents);
  };

  return {
    onHead: (controller, received) => {
      if (received.status < 200) {
        interimResponses += 1;
        if (interimResponses > MAX_INTERIM_RESPONSES) throw requestFailure(null, host);
        return;
      }
      if ((controller.rawHeaders as unknown[]).length / 2 > limits.headerCount) {
        throw new OutboundError('headers_too_large', `${host} sent more than ${limits.headerCount} headers`);
      }
      const statusText = received.statusText.slice(0, MAX_STATUS_TEXT);
      head = { ...received, statusText, firstByteMs: performance.now() - sentAt };
      deadline.enter('idle', host);
      body = openBody(controller, received);
    },
    onData: (chunk) => {
      deadline.touch();
      return isWireOver || body!.write(chunk);
    },
    onEnd: () => conclude(false),
    breakOff: (error) => conclude(true, error),
    hasHead: () => head !== null,
    stop: () => {
      isWireOver = true;
      body?.destroy();
    },
  };
};
