import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let site: Server;
let host: string;
/** Ends the requests that the site keeps back: all except calls of its API. */
const waiting = new Set<() => void>();
let isOpen = false;

beforeAll(async () => {
  test = await createTestApp();
  site = createServer((call, response) => {
    if (isOpen || call.url === '/v1/items') response.end('{}');
    else waiting.add(() => response.end());
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await test.close();
});

const until = async (isMet: () => boolean): Promise<void> => {
  while (!isMet()) await new Promise((resolve) => setTimeout(resolve, 10));
};

it('a person’s calls to a host get their response while crawls of it take every connection that they may have', async () => {
  const { id } = await makeKey(test);
  const crawls = Array.from({ length: 12 }, () => test.rest('POST', '/scrape-company', { domain: host }));
  await until(() => waiting.size === 4);
  const call = () =>
    test.rest('POST', '/test', { apiKeyId: id, method: 'GET', endpoint: `http://${host}/v1/items` });
  const replies = await Promise.all([call(), call()]);
  expect(replies.map(({ body }) => body.status)).toEqual([200, 200]);
  expect(waiting.size).toBe(4);

  // The others had to wait, and none of them failed.
  isOpen = true;
  for (const end of waiting) end();
  expect((await Promise.all(crawls)).map(({ status }) => status)).toEqual(crawls.map(() => 200));
});
