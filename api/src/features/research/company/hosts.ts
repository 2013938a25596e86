import type { OutboundError } from '@gatehouse/outbound/errors.ts';
import { type Robots, robotsFrom } from '#src/features/research/company/robots.ts';
import { record, type Visits, visit } from '#src/features/research/company/visit.ts';

/** What is known of one origin while a research runs. */
type Host = {
  robots: Promise<Robots> | undefined;
  silences: number;
  refusals: number;
  hasDescription: boolean;
  /** Why it was not reached at all, if it was not. */
  lastError: OutboundError | undefined;
};

/** A host that gives no answer this often, or refuses this often in a row, is left alone. */
const MAX_SILENCES = 2;
const MAX_REFUSALS = 3;
const REFUSALS = new Set([401, 403]);
/** It has too much to do: one such answer is enough. */
const OVERLOADED = new Set([429, 503]);

export type Hosts = {
  of: (url: URL) => Host;
  robotsOf: (url: URL) => Promise<Robots>;
  /** Why an address of this host is not read; null where nothing speaks against it. */
  objection: (url: URL) => Promise<string | null>;
  /** Nothing more is asked of it. */
  isGivenUp: (url: URL) => boolean;
  heard: (url: URL, status: number) => void;
  unheard: (url: URL, error: OutboundError) => void;
};

export const createHosts = (visits: Visits): Hosts => {
  const hosts = new Map<string, Host>();
  const of = (url: URL): Host => {
    const host = hosts.get(url.origin) ?? {
      robots: undefined,
      silences: 0,
      refusals: 0,
      hasDescription: false,
      lastError: undefined,
    };
    hosts.set(url.origin, host);
    return host;
  };
  const unheard = (url: URL, error: OutboundError): void => {
    const host = of(url);
    host.silences += 1;
    host.lastError = error;
  };

  const readRobots = async (url: URL): Promise<Robots> => {
    const address = new URL('/robots.txt', url);
    const visited = await visit(visits, address, {
      limits: visits.limits.page,
      objection: async () => null,
      onSilence: unheard,
    });
    // What leads away from the site is as good as no file: RFC 9309 section 2.3.1.2.
    const status = visited?.response.status ?? (of(url).lastError === undefined ? 404 : null);
    const text = visited === null ? '' : new TextDecoder().decode(visited.response.body);
    const robots = robotsFrom(address.href, status, text);
    if (visited !== null) record(visits, visited.url.href, status, robots.inWords);
    return robots;
  };
  const robotsOf = (url: URL): Promise<Robots> => {
    const host = of(url);
    host.robots ??= readRobots(url);
    return host.robots;
  };

  return {
    of,
    robotsOf,
    unheard,
    objection: async (url) => {
      const robots = await robotsOf(url);
      return robots.isAllowed(url.href) ? null : 'robots.txt of this host does not allow it';
    },
    isGivenUp: (url) => {
      const { silences, refusals } = of(url);
      return silences >= MAX_SILENCES || refusals >= MAX_REFUSALS;
    },
    heard: (url, status) => {
      const host = of(url);
      if (OVERLOADED.has(status)) host.refusals = MAX_REFUSALS;
      else host.refusals = REFUSALS.has(status) ? host.refusals + 1 : 0;
    },
  };
};
