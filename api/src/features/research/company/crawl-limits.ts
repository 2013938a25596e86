import { COMPANY_RESEARCH_LIMITS } from '@gatehouse/contract/plain/company/company-research-limits.ts';
import type { OutboundRequest } from '@gatehouse/outbound/outbound.ts';
import {
  READING_LIMITS,
  type ReadingLimits,
} from '#src/features/research/company/documents/document-reader.ts';

type CallLimits = NonNullable<OutboundRequest['limits']>;

const MiB = 1024 * 1024;

export type CrawlLimits = {
  /** Requests, over all hosts; robots.txt counts. */
  pages: number;
  /** From the first request to the last response. */
  ms: number;
  /** Requests at a time. */
  parallel: number;
  redirects: number;
  /** For one page. */
  page: CallLimits;
  /** For one OpenAPI document, which is often larger than any page. */
  description: CallLimits;
  reading: ReadingLimits;
};

const TIMES: CallLimits = { connectMs: 5_000, headersMs: 10_000, idleMs: 5_000, totalMs: 15_000 };

export const CRAWL_LIMITS: CrawlLimits = {
  pages: COMPANY_RESEARCH_LIMITS.pages,
  // The rest of the time is for reading the last responses.
  ms: COMPANY_RESEARCH_LIMITS.ms - 5_000,
  parallel: 3,
  redirects: 5,
  page: { ...TIMES, wireBytes: MiB, decodedBytes: 2 * MiB, ratio: 50 },
  description: { ...TIMES, wireBytes: 5 * MiB, decodedBytes: 10 * MiB, ratio: 50 },
  reading: READING_LIMITS,
};
