import { useEffect, useRef, useState } from 'react';
import { createRunner, type Perform, type Run } from '#src/lib/run.ts';

interface RunOptions<Call, Result, Progress> {
  perform: Perform<Call, Result, Progress>;
  /** Once a run is done, has failed or was cancelled; also after the screen was left, which cancels it. */
  onEnd?: (run: Exclude<Run<Call, Result, Progress>, { phase: 'idle' | 'running' }>) => void;
}

/**
 * Something that takes a while and can be given up: one at a time, with what became of the last one. Cancelling aborts
 * the request, which makes the server end its work; so does leaving the screen.
 */
export const useRun = <Call, Result, Progress = never>(options: RunOptions<Call, Result, Progress>) => {
  const [run, setRun] = useState<Run<Call, Result, Progress>>({ phase: 'idle' });
  // A run may take a minute, in which what there is to do with its result may become something else.
  const latest = useRef(options);
  latest.current = options;
  const [runner] = useState(() =>
    createRunner<Call, Result, Progress>({
      perform: (call, way) => latest.current.perform(call, way),
      onChange: (next) => {
        setRun(next);
        if (next.phase !== 'idle' && next.phase !== 'running') latest.current.onEnd?.(next);
      },
    }),
  );
  useEffect(() => runner.cancel, [runner]);
  return { run, ...runner };
};
