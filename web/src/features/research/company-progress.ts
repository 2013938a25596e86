import type { CompanyResearchStep, Evidence } from '@gatehouse/contract/research.ts';

/** How far a company research is, or was when it ended. */
export interface CompanyProgress {
  /** Used of those that it may read. */
  pages: number;
  /** Addresses that have given nothing yet. */
  trying: readonly string[];
  /** The newest last. */
  tried: readonly Evidence[];
}

export const NO_PROGRESS: CompanyProgress = { pages: 0, trying: [], tried: [] };

export const withStep = (
  { tried: before }: CompanyProgress,
  { pages, trying, tried }: CompanyResearchStep,
): CompanyProgress => ({ pages, trying, tried: tried === null ? before : [...before, tried] });
