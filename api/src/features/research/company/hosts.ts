import type { OutboundError } from '@gatehouse/outbound/errors.ts';
import { statusProblem } from '#src/features/research/company/reasons.ts';
import { type Robots, robotsFrom } from '#src/features/research/company/robots.ts';
import { record, type Visits, visit } from '#src/features/research/company/visit.ts';

/** What is known about one origin while a research runs. */
type Host = {
  robots: Promise<Robots> | undefined;
  failures: number;
  rejections: number;
  hasDescription: boolean;
  /** Why the last request without a response failed; undefined if there was none. */
  lastError: OutboundError | undefined;
};

/** After this many requests without a response, or this many rejections in a row, a host gets no more requests. */
const MAX_FAILURES = 2;
const MAX_REJECTIONS = 3;
const REJECTIONS = new Set([401, 403]);
/** The host is overloaded: one such response is enough. */
const OVERLOADED = new Set([429, 503]);

export type Hosts = {
  of: (url: URL) => Host;
  robotsOf: (url: URL) => Promise<Robots>;
  /** Why a URL on this host may not be read; null if it may. */
  objection: (url: URL) => Promise<string | null>;
  /** It gets no more requests. */
  isGivenUp: (url: URL) => boolean;
  responded: (url: URL, status: number) => void;
  failed: (url: URL, error: OutboundError) => void;
};

const unknownHost = (): Host => ({
  robots: undefined,
  failures: 0,
  rejections: 0,
  hasDescription: false,
  lastError: undefined,
});

/** Reads the robots.txt of a URL's host, and records what it says. */
const readRobots = async (visits: Visits, url: URL, { of, failed }: Pick<Hosts, 'of' | 'failed'>) => {
  const address = new URL('/robots.txt', url);
  const visited = await visit(visits, address, {
    limits: visits.limits.page,
    objection: async () => null,
    onNoResponse: failed,
  });
  // A redirect away from the site counts as no file: RFC 9309 section 2.3.1.2.
  const status = visited?.response.status ?? (of(url).lastError === undefined ? 404 : null);
  const body = visited?.response.body ?? new Uint8Array();
  const robots = await robotsFrom(address.href, status, body, visits.documents);
  if (visited !== null) {
    const problem = status === null || robots.isReadable ? null : (statusProblem(status) ?? 'not_readable');
    record(visits, { url: visited.url.href, status, found: robots.summary, problem });
  }
  return robots;
};

export const createHosts = (visits: Visits): Hosts => {
  const hosts = new Map<string, Host>();
  const of = (url: URL): Host => {
    const host = hosts.get(url.origin) ?? unknownHost();
    hosts.set(url.origin, host);
    return host;
  };
  const failed = (url: URL, error: OutboundError): void => {
    const host = of(url);
    host.failures += 1;
    host.lastError = error;
  };

  const robotsOf = (url: URL): Promise<Robots> => {
    const host = of(url);
    host.robots ??= readRobots(visits, url, { of, failed });
    return host.robots;
  };

  return {
    of,
    robotsOf,
    failed,
    objection: async (url) => {
      const robots = await robotsOf(url);
      return (await robots.isAllowed(url.href)) ? null : 'the robots.txt of this host does not allow it';
    },
    isGivenUp: (url) => {
      const { failures, rejections } = of(url);
      return failures >= MAX_FAILURES || rejections >= MAX_REJECTIONS;
    },
    responded: (url, status) => {
      const host = of(url);
      if (OVERLOADED.has(status)) host.rejections = MAX_REJECTIONS;
      else host.rejections = REJECTIONS.has(status) ? host.rejections + 1 : 0;
    },
  };
};
