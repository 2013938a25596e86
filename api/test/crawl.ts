import { createOutbound, type Outbound } from '@gatehouse/outbound/outbound.ts';
import { onTestFinished } from 'vitest';
import { companySite } from '#src/features/research/company/company-site.ts';
import { type CrawlResult, crawlCompany } from '#src/features/research/company/crawl.ts';
import { CRAWL_LIMITS, type CrawlLimits } from '#src/features/research/company/crawl-limits.ts';
import { startSite } from '#test/company-site.ts';
import type { Upstream } from '#test/upstream.ts';

/** A stand-in site that is closed when the test ends. */
export const site = async (...args: Parameters<typeof startSite>): Promise<Upstream> => {
  const started = await startSite(...args);
  onTestFinished(() => started.close());
  return started;
};

/** An outbound client whose DNS knows only these names and which may reach this machine: a company with many hosts. */
export const outboundTo = (names: Record<string, string[]>): Outbound => {
  const outbound = createOutbound({
    localNetworks: true,
    egressAllow: ['127.0.0.1'],
    forbidden: () => [],
    lookup: async (name) => names[name] ?? [],
  });
  onTestFinished(() => outbound.close());
  return outbound;
};

/** For sites that do not respond: short time limits. */
export const QUICK: CrawlLimits = {
  ...CRAWL_LIMITS,
  page: { ...CRAWL_LIMITS.page, headersMs: 300, totalMs: 400 },
  description: { ...CRAWL_LIMITS.description, headersMs: 300, totalMs: 400 },
};

export const crawl = (
  host: string,
  outbound: Outbound = outboundTo({}),
  limits: CrawlLimits = CRAWL_LIMITS,
) => crawlCompany(outbound, companySite(host), new AbortController().signal, undefined, limits);

/** The names of the APIs described in a site's documents. */
export const titles = ({ readings }: CrawlResult) =>
  readings.flatMap(({ reading }) => reading.apis ?? []).map(({ name }) => name);
