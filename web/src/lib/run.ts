import { useEffect, useRef, useState } from 'react';
import { isAborted } from '#src/lib/error-message.ts';

/** The last run of something that the user started. Times are in ms; `startedAt` comes from `performance.now()`. */
export type Run<Call, Result, Progress = never> =
  | { phase: 'idle' }
  | { phase: 'running'; call: Call; progress?: Progress | undefined; startedAt: number }
  | { phase: 'done'; call: Call; progress?: Progress | undefined; afterMs: number; result: Result }
  | { phase: 'failed'; call: Call; progress?: Progress | undefined; afterMs: number; error: unknown }
  | { phase: 'canceled'; call: Call; progress?: Progress | undefined; afterMs: number };

/** Does the work. Rejects with an abort error when the signal is aborted; may report progress. */
export type Perform<Call, Result, Progress = never> = (
  call: Call,
  control: { signal: AbortSignal; report: (progress: Progress) => void },
) => Promise<Result>;

interface RunnerOptions<Call, Result, Progress> {
  perform: Perform<Call, Result, Progress>;
  onChange: (run: Run<Call, Result, Progress>) => void;
}

/** Runs one at a time: a start is ignored while another run is in progress. */
export const createRunner = <Call, Result, Progress = never>({
  perform,
  onChange,
}: RunnerOptions<Call, Result, Progress>) => {
  let running: AbortController | undefined;

  const start = async (call: Call): Promise<void> => {
    if (running !== undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    running = controller;
    const startedAt = performance.now();
    let progress: Progress | undefined;
    const report = (next: Progress): void => {
      progress = next;
      if (!signal.aborted) onChange({ phase: 'running', call, progress, startedAt });
    };
    const end = (): { call: Call; progress: Progress | undefined; afterMs: number } => {
      running = undefined;
      return { call, progress, afterMs: performance.now() - startedAt };
    };
    onChange({ phase: 'running', call, progress, startedAt });
    try {
      const result = await perform(call, { signal, report });
      onChange({ phase: 'done', ...end(), result });
    } catch (error) {
      if (signal.aborted || isAborted(error)) onChange({ phase: 'canceled', ...end() });
      else onChange({ phase: 'failed', ...end(), error });
    }
  };

  /** Returns to the idle phase, unless a run is in progress. */
  const forget = (): void => {
    if (running === undefined) onChange({ phase: 'idle' });
  };

  return { start, forget, cancel: (): void => running?.abort() };
};

interface RunOptions<Call, Result, Progress> {
  perform: Perform<Call, Result, Progress>;
  /** Called when a run is done, failed or was canceled, even if leaving the screen canceled it. */
  onEnd?: (run: Exclude<Run<Call, Result, Progress>, { phase: 'idle' | 'running' }>) => void;
}

/**
 * Runs something that takes a while and can be canceled, one at a time, and returns the state of the last run.
 * Canceling, like leaving the screen, aborts the request, and the server then stops its work.
 */
export const useRun = <Call, Result, Progress = never>(options: RunOptions<Call, Result, Progress>) => {
  const [run, setRun] = useState<Run<Call, Result, Progress>>({ phase: 'idle' });
  // A run may take a minute, and the options may change in the meantime.
  const latest = useRef(options);
  latest.current = options;
  const [runner] = useState(() =>
    createRunner<Call, Result, Progress>({
      perform: (call, control) => latest.current.perform(call, control),
      onChange: (next) => {
        setRun(next);
        if (next.phase !== 'idle' && next.phase !== 'running') latest.current.onEnd?.(next);
      },
    }),
  );
  useEffect(() => runner.cancel, [runner]);
  return { run, ...runner };
};
