import { companyHost } from '@gatehouse/contract/plain/company-host.ts';
import type { CompanyResearch, CompanyResearchStep, ResearchEvidence } from '@gatehouse/contract/research.ts';
import { type Discovery, fromCompany } from '#src/features/research/discovery.ts';
import { followProgress } from '#src/lib/follow-progress.ts';
import { type Run, useRun } from '#src/lib/run.ts';
import { STREAMED, trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { toastError, toastSuccess } from '#src/ui/feedback/toast.ts';

/** The progress of a company research: the current one, or what it was when it ended. */
export interface CompanyProgress {
  /** Pages read so far. */
  pages: number;
  /** URLs without a response yet. */
  trying: readonly string[];
  /** In order, the newest last. */
  tried: readonly ResearchEvidence[];
}

export const NO_PROGRESS: CompanyProgress = { pages: 0, trying: [], tried: [] };

export const withStep = (
  { tried: before }: CompanyProgress,
  { pages, trying, tried }: CompanyResearchStep,
): CompanyProgress => ({ pages, trying, tried: tried === null ? before : [...before, tried] });

interface CompanyCall {
  /** As the user typed it. */
  domain: string;
  host: string;
}

export type CompanyRun = Run<CompanyCall, CompanyResearch, CompanyProgress>;

/**
 * Researches one company at a time, reports the progress, and passes what was found to `onFound`. Never retries on its
 * own.
 */
export const useCompanyResearch = (onFound: (discovery: Discovery) => void) => {
  const scrape = useOperation(trpc.research.scrapeCompanyWithProgress, STREAMED);
  const { run, start, cancel } = useRun<CompanyCall, CompanyResearch, CompanyProgress>({
    perform: async ({ domain }, { signal, report }) => {
      let progress = NO_PROGRESS;
      return followProgress(await scrape({ domain }, { signal }), (step) => {
        progress = withStep(progress, step);
        report(progress);
      });
    },
    onEnd: (ended) => {
      if (ended.phase !== 'done') return;
      const { total, domain } = ended.result;
      onFound(fromCompany(ended.result));
      if (total === 0) toastError(`No APIs detected for ${domain}`, 'No APIs Found');
      else toastSuccess(`Found ${total} APIs for ${domain}`, 'Company Research Complete');
    },
  });
  const research = (domain: string): void => void start({ domain, host: companyHost(domain) ?? domain });
  return { run, research, cancel };
};
