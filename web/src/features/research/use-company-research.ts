import { companyHost } from '@gatehouse/contract/research.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Discovery, fromCompany } from '#src/features/research/discovery.ts';
import { errorMessage, isAborted } from '#src/lib/error-message.ts';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';

export type CompanyRun =
  | { phase: 'idle' }
  /** `startedAt` is on the clock of `performance.now()`. */
  | { phase: 'running'; host: string; startedAt: number }
  | { phase: 'cancelled'; host: string; afterMs: number }
  | { phase: 'failed'; host: string; message: string };

/**
 * One company at a time: researches it, gives it up, and hands what was found to `onFound`. Cancelling aborts the HTTP
 * request, which makes the server end its crawl; so does leaving the screen.
 */
export const useCompanyResearch = (onFound: (discovery: Discovery) => void) => {
  const { client } = trpc.useUtils();
  const [run, setRun] = useState<CompanyRun>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const research = async (domain: string): Promise<void> => {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const startedAt = performance.now();
    const host = companyHost(domain) ?? domain;
    setRun({ phase: 'running', host, startedAt });
    try {
      const result = await client.research.scrapeCompany.mutate({ domain }, { signal, context: UNBATCHED });
      setRun({ phase: 'idle' });
      onFound(fromCompany(result));
      if (result.total === 0) toastError(`No APIs detected for ${result.domain}`, 'No APIs Found');
      else toastSuccess(`Found ${result.total} APIs for ${result.domain}`, 'Company Research Complete');
    } catch (error) {
      if (signal.aborted || isAborted(error)) {
        setRun({ phase: 'cancelled', host, afterMs: performance.now() - startedAt });
        return;
      }
      const message = errorMessage(error) || 'Failed to research company';
      setRun({ phase: 'failed', host, message });
      toastError(message);
    } finally {
      running.current = undefined;
    }
  };

  const cancel = useCallback(() => running.current?.abort(), []);
  return { run, research, cancel };
};
