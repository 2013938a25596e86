import type { Dispatcher } from 'undici';
import { type Body, type BodyReader, createBodyReader, createDiscardingReader } from '#src/body.ts';
import type { Deadline } from '#src/deadline.ts';
import { OutboundError } from '#src/errors.ts';
import { exchangeFailure } from '#src/failures.ts';
import type { Headers } from '#src/headers.ts';
import { type Limits, MAX_INTERIM_ANSWERS } from '#src/limits.ts';

export type Answer = {
  status: number;
  statusText: string;
  headers: Headers;
  body: Body;
  firstByteMs: number;
  downloadMs: number;
  /** Why the answer ended before its end; null for one that came whole or was cut at a bound. */
  brokenOff: OutboundError | null;
};

export type ReadingOptions = {
  limits: Limits;
  deadline: Deadline;
  /** An answer that breaks off inside its body counts as far as it had come. */
  keepsPartial: boolean;
  /** True for an answer whose body nobody will read. */
  isSkipped(status: number, headers: Headers): boolean;
};

/** Reads an answer as it comes in. */
export type Reading = {
  /** @throws OutboundError `headers_too_large`, `bad_response`, `bad_encoding` */
  onHead(controller: Dispatcher.DispatchController, head: Head): void;
  /** @returns false when the sender should pause */
  onData(chunk: Uint8Array): boolean;
  onEnd(): void;
  /** Ends an answer, of which at least the head has come, with what is there. */
  breakOff(error: OutboundError): void;
  hasHead(): boolean;
  stop(): void;
};

type Head = Pick<Answer, 'status' | 'statusText' | 'headers'>;

export type ReadingEvents = {
  /** The wire is done with, the body perhaps still being decoded. `isCut`: the rest of it is not wanted. */
  onWireEnd(ending: Promise<Answer>, isCut: boolean): void;
  onError(error: Error): void;
};

const MAX_STATUS_TEXT = 200;

/** @param request what the answer's form depends on, and the host for messages */
export const startReading = (
  request: { method: string; host: string },
  { limits, deadline, isSkipped }: ReadingOptions,
  events: ReadingEvents,
): Reading => {
  const { method, host } = request;
  const sentAt = performance.now();
  let interimAnswers = 0;
  let head: Omit<Answer, 'body' | 'downloadMs' | 'brokenOff'> | null = null;
  let body: BodyReader | null = null;
  let isWireOver = false;

  const conclude = (isCut: boolean, brokenOff: OutboundError | null = null) => {
    if (isWireOver) return;
    isWireOver = true;
    const downloadMs = performance.now() - sentAt - head!.firstByteMs;
    const ending = isCut ? body!.cut() : body!.end();
    const answer = ending.then((result) => ({ ...head!, body: result, downloadMs, brokenOff }));
    events.onWireEnd(answer, isCut);
  };
  const openBody = (controller: Dispatcher.DispatchController, { status, headers }: Head): BodyReader => {
    const onDrain = () => {
      deadline.touch();
      controller.resume();
    };
    const bodyEvents = { onDrain, onFull: () => conclude(true), onError: events.onError };
    if (isSkipped(status, headers)) return createDiscardingReader(bodyEvents);
    return createBodyReader(method === 'HEAD' ? {} : headers, limits, bodyEvents);
  };

  return {
    onHead: (controller, received) => {
      if (received.status < 200) {
        interimAnswers += 1;
        if (interimAnswers > MAX_INTERIM_ANSWERS) throw exchangeFailure(null, host);
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
