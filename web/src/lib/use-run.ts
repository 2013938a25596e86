import { useEffect, useRef, useState } from 'react';
import { createRunner, type Perform, type Run } from '#src/lib/run.ts';

interface RunOptions<Call, Result, Progress> {
  perform: Perform<Call, Result, Progress>;
  /** Called when a run is done, failed or was cancelled, even if leaving the screen cancelled it. */
  onEnd?: (run: Exclude<Run<Call, Result, Progress>, { phase: 'idle' | 'running' }>) => void;
}

/**
 * Runs something that takes a while and can be cancelled, one at a time, and returns the state of the last run.
 * Cancelling, like leaving the screen, aborts the request, and the server then stops its work.
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
