import robotsModule from 'robots-parser';

type RobotsFile = {
  isAllowed: (url: string, agent: string) => boolean | undefined;
  getSitemaps: () => string[];
};

// Its types declare a default export inside the module; in Node the import is the function itself.
const robotsParser = robotsModule as unknown as (url: string, text: string) => RobotsFile;

/** The name by which robots.txt can address this crawler. */
export const CRAWLER_NAME = 'Gatehouse';

/** RFC 9309 section 2.5: a crawler must read at least 500 KiB. */
const MAX_ROBOTS_LENGTH = 500 * 1024;

export type Robots = {
  isAllowed: (url: string) => boolean;
  /** Sitemaps that it lists. */
  sitemaps: string[];
  /** For the evidence. */
  summary: string;
};

const rule = (isAllowed: boolean, summary: string): Robots => ({
  isAllowed: () => isAllowed,
  sitemaps: [],
  summary,
});

const parse = (url: string, text: string): Robots => {
  const robots = robotsParser(url, text.slice(0, MAX_ROBOTS_LENGTH));
  return {
    // Undefined for a URL that these rules do not cover.
    isAllowed: (address) => robots.isAllowed(address, CRAWLER_NAME) !== false,
    sitemaps: robots.getSitemaps(),
    summary: 'Rules for crawlers, which Gatehouse follows',
  };
};

/**
 * What a host allows, by the response to the request for its robots.txt: RFC 9309 section 2.3.1. Without such a file
 * everything is allowed; if the host fails, does not respond or asks for fewer requests, nothing is.
 * @param status null if there was no response
 */
export const robotsFrom = (url: string, status: number | null, text: string): Robots => {
  if (status === null) return rule(false, 'No response, so nothing on this host is read');
  if (status === 429 || status >= 500)
    return rule(false, 'robots.txt is not available now, so nothing on this host is read');
  if (status >= 200 && status < 300) return parse(url, text);
  return rule(true, 'No rules for crawlers');
};
