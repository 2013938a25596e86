import { COMPANY_RESEARCH_LIMITS } from '@gatehouse/contract/research.ts';
import type { OutboundRequest } from '@gatehouse/outbound/outbound.ts';

type CallLimits = NonNullable<OutboundRequest['limits']>;

const MiB = 1024 * 1024;

export type CrawlLimits = {
  /** Requests, over all hosts; robots.txt counts. */
  pages: number;
  /** From the first request to the last answer. */
  ms: number;
  /** Requests at a time. */
  parallel: number;
  redirects: number;
  /** Of one page. */
  page: CallLimits;
  /** Of one OpenAPI document, which is often larger than any page. */
  description: CallLimits;
};

const TIMES: CallLimits = { connectMs: 5_000, headersMs: 10_000, idleMs: 5_000, totalMs: 15_000 };

export const CRAWL_LIMITS: CrawlLimits = {
  pages: COMPANY_RESEARCH_LIMITS.pages,
  // What is left of the whole time is for reading the last answers.
  ms: COMPANY_RESEARCH_LIMITS.ms - 5_000,
  parallel: 3,
  redirects: 5,
  page: { ...TIMES, wireBytes: MiB, decodedBytes: 2 * MiB, ratio: 50 },
  description: { ...TIMES, wireBytes: 5 * MiB, decodedBytes: 10 * MiB, ratio: 50 },
};
