import type { Dispatcher } from 'undici';
import {
  type Body,
  type BodyEvents,
  type BodyReader,
  createBodyReader,
  createDiscardingReader,
} from '#src/body.ts';
import type { BudgetHolding } from '#src/byte-budget.ts';
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

type Head = Pick<ReceivedResponse, 'status' | 'statusText' | 'headers'>;

/**
 * Takes the head of a response. May return a function that takes each part of its body as it is kept: decoded, within the
 * limits, and valid only during the call. An error of either ends the call.
 */
export type OnResponse = (head: Head) => ((chunk: Uint8Array) => void) | undefined;

export type ReadOptions = {
  limits: Limits;
  deadline: Deadline;
  /** What the body holds of the budget of all calls. */
  holding: BudgetHolding;
  /** If the body is interrupted, what has arrived is the result. */
  keepPartial: boolean;
  /** True for a response whose body is not needed. */
  isSkipped(status: number, headers: Headers): boolean;
  onResponse: OnResponse | undefined;
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

export type ReaderEvents = {
  /** Nothing more will be read; the body may still be decoding. `isCut`: the rest of it is not read. */
  onWireEnd(ending: Promise<ReceivedResponse>, isCut: boolean): void;
  onError(error: Error): void;
};

const MAX_STATUS_TEXT = 200;

/** Parts of the body come from a decoder too, where nobody would catch an error. */
const guarded =
  (onChunk: ReturnType<OnResponse>, onError: ReaderEvents['onError']): BodyEvents['onKept'] =>
  (chunk) => {
    try {
      onChunk?.(chunk);
    } catch (error) {
      onError(error as Error);
    }
  };

/** @throws OutboundError `headers_too_large` */
const checkCount = (controller: Dispatcher.DispatchController, limits: Limits, host: string): void => {
  if ((controller.rawHeaders as unknown[]).length / 2 > limits.headerCount) {
    throw new OutboundError('headers_too_large', `${host} sent more than ${limits.headerCount} headers`);
  }
};

type Request = { method: string; host: string };
type Flow = Pick<ReaderEvents, 'onError'> & { isOver(): boolean; onFull(): void };

/** Starts to read the body of a response, whose sender is paused and resumed as there is room. */
const openBody = (
  { method, host }: Request,
  { limits, deadline, holding, isSkipped, onResponse }: ReadOptions,
  { isOver, onFull, onError }: Flow,
  controller: Dispatcher.DispatchController,
  received: Head,
): BodyReader => {
  const skips = isSkipped(received.status, received.headers);
  let isWaiting = false;
  const goOn = () => {
    if (!isOver() && !isWaiting) deadline.enter('idle', host);
    controller.resume();
  };
  const events: BodyEvents = {
    onWait: () => {
      isWaiting = true;
      deadline.leave();
    },
    onRoom: () => {
      isWaiting = false;
      goOn();
    },
    onDrain: goOn,
    onFull,
    onError,
    onKept: skips ? () => {} : guarded(onResponse?.(received), onError),
  };
  if (skips) return createDiscardingReader(events);
  return createBodyReader(method === 'HEAD' ? {} : received.headers, limits, holding, events);
};

/** Takes each response that announces another one, and throws if there are too many. */
const interimCounter = (host: string) => {
  let count = 0;
  return (): void => {
    count += 1;
    if (count > MAX_INTERIM_RESPONSES) throw requestFailure(null, host);
  };
};

/** @param request the method, on which the response depends, and the host for messages */
export const createResponseReader = (
  request: Request,
  options: ReadOptions,
  events: ReaderEvents,
): ResponseReader => {
  const { limits, deadline } = options;
  const sentAt = performance.now();
  const countInterim = interimCounter(request.host);
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
  const flow = { isOver: () => isWireOver, onFull: () => conclude(true), onError: events.onError };
  const onHead: ResponseReader['onHead'] = (controller, received) => {
    if (received.status < 200) return countInterim();
    checkCount(controller, limits, request.host);
    const statusText = received.statusText.slice(0, MAX_STATUS_TEXT);
    head = { ...received, statusText, firstByteMs: performance.now() - sentAt };
    deadline.enter('idle', request.host);
    body = openBody(request, options, flow, controller, { ...received, statusText });
  };

  return {
    onHead,
    onData: (chunk) => {
      deadline.touch();
      if (isWireOver || body!.write(chunk)) return true;
      // The sender is paused, so that its silence is not its fault.
      deadline.leave();
      return false;
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
