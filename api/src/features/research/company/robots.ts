import robotsModule from 'robots-parser';

type RobotsFile = {
  isAllowed: (url: string, agent: string) => boolean | undefined;
  getSitemaps: () => string[];
};

// Its types tell of a default export inside the module; what Node gives is the function itself.
const robotsParser = robotsModule as unknown as (url: string, text: string) => RobotsFile;

/** The name by which robots.txt may speak of us. */
export const CRAWLER_NAME = 'Gatehouse';

/** RFC 9309 section 2.5: at least 500 KiB are to be read. */
const MAX_ROBOTS_LENGTH = 500 * 1024;

export type Robots = {
  isAllowed: (url: string) => boolean;
  /** Sitemaps that it names. */
  sitemaps: string[];
  /** For the record of what was tried. */
  inWords: string;
};

const rule = (isAllowed: boolean, inWords: string): Robots => ({
  isAllowed: () => isAllowed,
  sitemaps: [],
  inWords,
});

const parse = (url: string, text: string): Robots => {
  const robots = robotsParser(url, text.slice(0, MAX_ROBOTS_LENGTH));
  return {
    // Undefined is an address that these rules do not speak of.
    isAllowed: (address) => robots.isAllowed(address, CRAWLER_NAME) !== false,
    sitemaps: robots.getSitemaps(),
    inWords: 'Rules for crawlers, which are kept',
  };
};

/**
 * What a host allows, by what came of asking for its robots.txt: RFC 9309 section 2.3.1. No such file allows all; a
 * host that fails, does not answer or asks for less allows nothing.
 * @param status null where no answer came
 */
export const robotsFrom = (url: string, status: number | null, text: string): Robots => {
  if (status === null) return rule(false, 'No answer, so nothing of this host is read');
  if (status === 429 || status >= 500)
    return rule(false, 'The host is not able to say what may be read, so nothing of it is');
  if (status >= 200 && status < 300) return parse(url, text);
  return rule(true, 'No rules for crawlers');
};
