import robotsModule from 'robots-parser';
import type { RobotsVerdict } from '#src/features/research/company/documents/document.ts';
import { CRAWLER_NAME } from '#src/features/research/company/robots.ts';

type RobotsFile = {
  isAllowed: (url: string, agent: string) => boolean | undefined;
  getSitemaps: () => string[];
};

// Its types declare a default export inside the module; in Node the import is the function itself.
const robotsParser = robotsModule as unknown as (url: string, text: string) => RobotsFile;

/** RFC 9309 section 2.5: a crawler must read at least 500 KiB. */
const MAX_ROBOTS_LENGTH = 500 * 1024;
const MAX_SITEMAPS = 20;
const MAX_SITEMAP_LENGTH = 500;
/** A longer path is compared with each rule for too long. */
const MAX_ASKED_LENGTH = 2_000;

/** The crawler that a line addresses, as the parser compares names; `other` for any but this one. */
const agentIn = (value: string): string => {
  const agent = value.slice(0, 200).toLowerCase().split('/')[0]?.trim() ?? '';
  return agent === '*' || agent === CRAWLER_NAME.toLowerCase() ? agent : 'other';
};

/**
 * The text with each crawler named once in the head of a group of rules, and all others under one name: the parser
 * copies a group's rules for each name in its head, and a hostile file has thousands.
 */
const withFewAgents = (text: string): string => {
  const kept: string[] = [];
  const named = new Set<string>();
  let isHead = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [rule = ''] = line.split('#', 1);
    const colon = rule.indexOf(':');
    const name = rule.slice(0, Math.max(0, colon)).trim();
    // The parser skips such a line, so it ends no head.
    if (name === '') continue;
    const isAgent = name.length < 20 && name.toLowerCase() === 'user-agent';
    if (isAgent && !isHead) named.clear();
    isHead = isAgent;
    const agent = isAgent ? agentIn(rule.slice(colon + 1)) : '';
    if (!isAgent) kept.push(rule);
    else if (!named.has(agent)) kept.push(`user-agent: ${agent}`);
    if (isAgent) named.add(agent);
  }
  return kept.join('\n');
};

/** Whether this robots.txt allows a URL, and which sitemaps it lists. */
export const readRobots = (robotsUrl: string, body: Uint8Array, asked: string): RobotsVerdict => {
  const text = new TextDecoder().decode(body.subarray(0, MAX_ROBOTS_LENGTH));
  const robots = robotsParser(robotsUrl, withFewAgents(text));
  return {
    // Undefined for a URL that these rules do not cover.
    isAllowed: asked.length <= MAX_ASKED_LENGTH && robots.isAllowed(asked, CRAWLER_NAME) !== false,
    sitemaps: robots
      .getSitemaps()
      .filter((url) => url.length <= MAX_SITEMAP_LENGTH)
      .slice(0, MAX_SITEMAPS),
  };
};
