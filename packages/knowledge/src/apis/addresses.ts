import type { Knowledge } from '#src/open-knowledge.ts';

/** The APIs that belong to one of these domains, longest domain first; an API may appear twice. */
export const rowsOfDomains = (
  knowledge: Knowledge,
  domains: readonly string[],
): { api: number; domain: string }[] =>
  knowledge
    .prepare<[string], { api: number; domain: string }>(
      `SELECT api, domain FROM api_domain JOIN api ON api.id = api
       WHERE domain IN (SELECT value FROM json_each(?)) AND folded = 0 ORDER BY length(domain) DESC, api`,
    )
    .all(JSON.stringify(domains));

/** The APIs with a host pattern that equals or ends in one of these names. */
export const rowsOfHosts = (
  knowledge: Knowledge,
  suffixes: readonly string[],
): { api: number; pattern: string }[] =>
  knowledge
    .prepare<[string], { api: number; pattern: string }>(
      'SELECT api, pattern FROM api_host WHERE suffix IN (SELECT value FROM json_each(?)) ORDER BY api, pattern',
    )
    .all(JSON.stringify(suffixes));

const NAMES_A_COMPANY = /^[a-z0-9]{3,}$/;
/** Labels that occur in the domains of many companies. */
const DOMAIN_WORDS = new Set('api app cloud com console data dev docs gov net org search www'.split(' '));

/** The APIs of a company by its name, any label of their domains but the last; none for a word that names no company. */
export const rowsOfCompany = (knowledge: Knowledge, word: string): number[] => {
  if (!NAMES_A_COMPANY.test(word) || DOMAIN_WORDS.has(word)) return [];
  const rows = knowledge
    .prepare<[string], { api: number }>(
      `SELECT DISTINCT api FROM api_domain WHERE '.' || domain LIKE '%.' || ? || '.%'`,
    )
    .all(word);
  return rows.map(({ api }) => api);
};

/** The directory's APIs from the company behind a curated API, by the API's main domain. */
export const rowsBeside = (knowledge: Knowledge, row: number): number[] => {
  const rows = knowledge
    .prepare<[number], { api: number }>(
      `SELECT DISTINCT other.api FROM api_domain AS other JOIN api ON api.id = other.api
       WHERE origin = 'directory' AND other.domain = (SELECT facts ->> '$.domains[0]' FROM api WHERE id = ?)`,
    )
    .all(row);
  return rows.map(({ api }) => api);
};
