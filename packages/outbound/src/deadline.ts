import { OutboundError } from '#src/errors.ts';
import type { Limits } from '#src/limits.ts';

type Phase = 'connect' | 'headers' | 'idle';

/** The time limits of one call: a total, and one phase at a time. The first failure wins and reaches every listener. */
export type Deadline = {
  /** Starts a phase and ends the previous one. */
  enter(phase: Phase, host: string): void;
  /** Restarts the timer of the current phase, because something happened. */
  touch(): void;
  /** Ends the phase; the total keeps running. */
  leave(): void;
  fail(error: OutboundError): void;
  /** Calls the listener on failure, immediately if it has already happened. @returns a function that removes it */
  onFailure(listener: (error: OutboundError) => void): () => void;
  /** The promise's result, or the failure if that comes first. */
  race<T>(promise: Promise<T>): Promise<T>;
  /** Stops all timers; nothing fails afterwards. */
  done(): void;
};

const seconds = (ms: number): string => `${ms / 1_000} s`;

const TEXTS: Record<Phase, (host: string, time: string) => string> = {
  connect: (host, time) => `${host} did not accept a connection within ${time}`,
  headers: (host, time) => `${host} did not respond within ${time}`,
  idle: (host, time) => `${host} sent nothing for ${time} in the middle of its response`,
};

const ABORTED = 'The call was canceled';

/** Calls listeners once, with the first failure. */
const createFailure = (onFirst: () => void) => {
  const listeners = new Set<(error: OutboundError) => void>();
  let failure: OutboundError | null = null;
  let isClosed = false;
  return {
    isOver: () => isClosed || failure !== null,
    close: () => {
      isClosed = true;
    },
    fail: (error: OutboundError) => {
      if (failure || isClosed) return;
      failure = error;
      onFirst();
      for (const listener of [...listeners]) listener(error);
    },
    onFailure: (listener: (error: OutboundError) => void) => {
      if (failure) listener(failure);
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const raceWith =
  (onFailure: Deadline['onFailure']): Deadline['race'] =>
  (promise) =>
    new Promise((resolve, reject) => {
      const off = onFailure(reject);
      promise.then(resolve, reject).finally(off);
    });

export const startDeadline = (limits: Limits, signal: AbortSignal | undefined): Deadline => {
  const durations: Record<Phase, number> = {
    connect: limits.connectMs,
    headers: limits.headersMs,
    idle: limits.idleMs,
  };
  let phaseTimer: NodeJS.Timeout | undefined;
  let currentHost = 'The server';

  const stop = () => {
    clearTimeout(phaseTimer);
    clearTimeout(totalTimer);
    signal?.removeEventListener('abort', onAbort);
  };
  const { isOver, close, fail, onFailure } = createFailure(stop);
  const onAbort = () => fail(new OutboundError('aborted', ABORTED));
  const timeOut = (text: string) => fail(new OutboundError('timeout', text));
  const totalTimer = setTimeout(
    () => timeOut(`${currentHost} did not finish within ${seconds(limits.totalMs)}`),
    limits.totalMs,
  );
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });

  return {
    enter: (phase, host) => {
      clearTimeout(phaseTimer);
      currentHost = host;
      if (isOver()) return;
      phaseTimer = setTimeout(() => timeOut(TEXTS[phase](host, seconds(durations[phase]))), durations[phase]);
    },
    touch: () => {
      if (!isOver()) phaseTimer?.refresh();
    },
    leave: () => {
      clearTimeout(phaseTimer);
      phaseTimer = undefined;
    },
    fail,
    onFailure,
    race: raceWith(onFailure),
    done: () => {
      close();
      stop();
    },
  };
};
