import type { CompanyResearchStep, Evidence } from '@gatehouse/contract/research.ts';

/** The progress of a company research: the current one, or what it was when it ended. */
export interface CompanyProgress {
  /** Pages read so far. */
  pages: number;
  /** URLs without a response yet. */
  trying: readonly string[];
  /** In order, the newest last. */
  tried: readonly Evidence[];
}

export const NO_PROGRESS: CompanyProgress = { pages: 0, trying: [], tried: [] };

export const withStep = (
  { tried: before }: CompanyProgress,
  { pages, trying, tried }: CompanyResearchStep,
): CompanyProgress => ({ pages, trying, tried: tried === null ? before : [...before, tried] });
