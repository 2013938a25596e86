import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentCall, TestRun } from '#src/features/testing/test-run.ts';
import { errorMessage, isAborted } from '#src/lib/error-message.ts';
import { toastError } from '#src/lib/toast.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';

const FALLBACK = 'An error occurred while testing the API';

/**
 * One test call at a time: sends it, gives it up, and keeps what came of it. Cancelling aborts the HTTP request, which
 * makes the server end the call to the API; so does leaving the screen.
 */
export const useTestRun = () => {
  const { client } = trpc.useUtils();
  const [run, setRun] = useState<TestRun>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (call: SentCall): Promise<void> => {
      if (running.current !== undefined) return;
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      const startedAt = performance.now();
      setRun({ phase: 'running', call, startedAt });
      try {
        const result = await client.testing.run.mutate(call.input, { signal, context: UNBATCHED });
        setRun({ phase: 'answered', call, result });
      } catch (error) {
        if (signal.aborted || isAborted(error)) {
          setRun({ phase: 'cancelled', call, afterMs: performance.now() - startedAt });
          return;
        }
        const message = errorMessage(error) || FALLBACK;
        toastError(message);
        setRun({ phase: 'refused', call, message });
      } finally {
        running.current = undefined;
      }
    },
    [client],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  return { run, send, cancel };
};
