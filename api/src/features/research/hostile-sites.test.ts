import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SitePage, startSite } from '#test/company-site.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { HOSTILE_DOCUMENTS } from '#test/hostile-documents.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import type { Upstream } from '#test/upstream.ts';

let database: TestDatabase;
let server: ServerProcess;
let site: Upstream;

const named = (name: string): SitePage => {
  const found = HOSTILE_DOCUMENTS.find((document) => document.name === name);
  if (found === undefined) throw new Error(`no document ${name}`);
  return { type: found.type, body: found.body };
};

const PAGES: Record<string, SitePage> = {
  '/': named('HTML: end tags that nothing opened'),
  '/robots.txt': named('robots.txt: thousands of crawlers with thousands of rules'),
  '/.well-known/api-catalog': named('API catalog: thousands of contexts'),
  '/apis.json': named('APIs.json: millions of objects'),
  '/openapi.json': named('JSON: millions of objects'),
  '/swagger.json': named('YAML: errors'),
  '/llms.txt': named('llms.txt: a summary of spaces'),
  '/openapi.yaml': named('HTML: end tags in comments'),
  '/sitemap.xml': named('sitemap: two million entries'),
  // Read as a description, after which the paths that are only guessed are not asked for: the last of them here.
  '/api/openapi.json': named('YAML: tags'),
};

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer(database);
  site = await startSite(() => PAGES);
});
afterAll(async () => {
  server.process.kill();
  await server.ended;
  await site.close();
  await database.dispose();
});

/** Asks for the health again and again, one request after the other, until it is told to stop. */
const watchHealth = () => {
  let isOver = false;
  const watch = async () => {
    const times: number[] = [];
    while (!isOver) {
      const since = performance.now();
      const { status } = await fetch(`${server.url}/api/health`);
      expect(status).toBe(200);
      times.push(performance.now() - since);
    }
    return times;
  };
  const watched = watch();
  return () => {
    isOver = true;
    return watched;
  };
};

it('a site full of hostile documents is researched while other requests get their responses', async () => {
  const stop = watchHealth();
  const since = performance.now();
  const response = await fetch(`${server.url}/api/scrape-company`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain: site.host }),
  });
  const { evidence } = (await response.json()) as { evidence: { url: string; found: string }[] };
  const took = performance.now() - since;
  const times = await stop();
  const foundAt = (path: string) => evidence.find(({ url }) => url === `${site.url}${path}`)?.found;
  for (const path of Object.keys(PAGES)) expect(foundAt(path), path).toBeDefined();
  expect(foundAt('/swagger.json')).toMatch(/^Not read: /);
  expect(foundAt('/')).toBe('Page: no useful links or operations');
  // Read in the server's own thread, these documents hold up everything for most of the research.
  expect(Math.max(...times) * 4).toBeLessThan(took);
  expect(times.length).toBeGreaterThan(100);
}, 90_000);
