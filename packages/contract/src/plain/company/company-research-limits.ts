/** Limits of one company research; the screen shows how much of them is used. */
export const COMPANY_RESEARCH_LIMITS = {
  /** Requests, across all of the company's hosts. */
  pages: 20,
  ms: 60_000,
} as const;
