import type { Database } from 'better-sqlite3';

export const addressStore = (db: Database) => {
  const byDomain = db.prepare<[string], { api: number; domain: string }>(
    `SELECT api, domain FROM api_domain JOIN api ON api.id = api
     WHERE domain IN (SELECT value FROM json_each(?)) AND folded = 0 ORDER BY length(domain) DESC, api`,
  );
  const byHost = db.prepare<[string], { api: number; pattern: string }>(
    `SELECT api, pattern FROM api_host WHERE suffix IN (SELECT value FROM json_each(?)) ORDER BY api, pattern`,
  );
  return {
    /** The APIs that belong to one of these domains, longest domain first; an API may appear twice. */
    rowsOfDomains: (domains: readonly string[]): { api: number; domain: string }[] =>
      byDomain.all(JSON.stringify(domains)),
    /** The APIs with a host pattern that equals or ends in one of these names. */
    rowsOfHosts: (suffixes: readonly string[]): { api: number; pattern: string }[] =>
      byHost.all(JSON.stringify(suffixes)),
  };
};
export type AddressStore = ReturnType<typeof addressStore>;
