import { type CompanyResearch, type CompanyResearchStep, companyHost } from '@gatehouse/contract/research.ts';
import { TRPCClientError } from '@trpc/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CompanyProgress, NO_PROGRESS, withStep } from '#src/features/research/company-progress.ts';
import { type Discovery, fromCompany } from '#src/features/research/discovery.ts';
import { errorMessage, isAborted } from '#src/lib/error-message.ts';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { STREAMED, trpc } from '#src/lib/trpc.ts';

export type CompanyRun =
  | { phase: 'idle' }
  /** `startedAt` is on the clock of `performance.now()`. */
  | { phase: 'running'; host: string; progress: CompanyProgress; startedAt: number }
  | { phase: 'cancelled'; host: string; progress: CompanyProgress; afterMs: number }
  | { phase: 'failed'; host: string; progress: CompanyProgress; message: string };

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** A stream that breaks off does so with a plain error: it is the server that did not answer. */
const brokenOff = (error: unknown): unknown => (error instanceof Error ? TRPCClientError.from(error) : error);

/** Hands each step to `onStep`. Resolves with the result. */
const followResearch = async (
  client: Client,
  domain: string,
  signal: AbortSignal,
  onStep: (step: CompanyResearchStep) => void,
): Promise<CompanyResearch> => {
  const stream = await client.research.scrapeCompanyWithProgress.mutate(
    { domain },
    { signal, context: STREAMED },
  );
  let result: CompanyResearch | undefined;
  try {
    // To its end, though the result is the last: who stops reading cuts the connection.
    for await (const told of stream) {
      if ('result' in told) result = told.result;
      else onStep(told.step);
    }
  } catch (error) {
    throw brokenOff(error);
  }
  if (result === undefined) throw brokenOff(new Error('The stream ended before its result'));
  return result;
};

/**
 * One company at a time: researches it, tells how far it is, gives it up, and hands what was found to `onFound`.
 * Cancelling aborts the HTTP request, which makes the server end its crawl; so does leaving the screen. Nothing is asked
 * a second time by itself.
 */
export const useCompanyResearch = (onFound: (discovery: Discovery) => void) => {
  const { client } = trpc.useUtils();
  const [run, setRun] = useState<CompanyRun>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  // A research takes up to a minute, in which what there is to do with its result may become something else.
  const found = useRef(onFound);
  found.current = onFound;

  useEffect(() => () => running.current?.abort(), []);

  const research = async (domain: string): Promise<void> => {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const startedAt = performance.now();
    const host = companyHost(domain) ?? domain;
    let progress = NO_PROGRESS;
    setRun({ phase: 'running', host, progress, startedAt });
    const onStep = (step: CompanyResearchStep) => {
      progress = withStep(progress, step);
      setRun({ phase: 'running', host, progress, startedAt });
    };
    try {
      const result = await followResearch(client, domain, signal, onStep);
      setRun({ phase: 'idle' });
      found.current(fromCompany(result));
      if (result.total === 0) toastError(`No APIs detected for ${result.domain}`, 'No APIs Found');
      else toastSuccess(`Found ${result.total} APIs for ${result.domain}`, 'Company Research Complete');
    } catch (error) {
      if (signal.aborted || isAborted(error)) {
        setRun({ phase: 'cancelled', host, progress, afterMs: performance.now() - startedAt });
        return;
      }
      const message = errorMessage(error) || 'Failed to research company';
      setRun({ phase: 'failed', host, progress, message });
      toastError(message);
    } finally {
      running.current = undefined;
    }
  };

  const cancel = useCallback(() => running.current?.abort(), []);
  return { run, research, cancel };
};
