import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const captured = captureLog();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ log: captured.log });
});
afterAll(() => test.close());

const routeOf = async (method: HTTPMethods & ('GET' | 'POST' | 'DELETE'), url: string): Promise<unknown> => {
  await test.app.inject({ method, url, headers: { host: 'localhost' } });
  return captured.lines().at(-1)?.route;
};

it.each([
  ['GET', '/api/keys?x=1', '/api/keys'],
  ['GET', '/api/keys/', '/api/keys'],
  ['DELETE', '/api/keys/77', '/api/keys/{id}'],
  ['DELETE', '/api/keys/77/hosts/a.example', '/api/keys/{id}/hosts/{host}'],
  ['POST', '/api/keys/sk-typed-here/reveal', '/api/keys/{id}/reveal'],
  ['GET', '/api/keys/77', '/api/*'],
  ['GET', '/api/sk-typed-here', '/api/*'],
  ['GET', '/trpc/keys.list?input=%7B%7D', '/trpc/keys.list'],
  ['GET', '/trpc/keys.list,providers.list,keys.list?batch=1', '/trpc/keys.list,providers.list'],
  ['GET', '/trpc/keys.list,sk-typed-here', '/trpc/keys.list'],
  ['GET', '/trpc/sk-typed-here', '/trpc/:path'],
  ['GET', '/trpc/toString', '/trpc/:path'],
  ['GET', '/api/health', '/api/health'],
  ['GET', '/nowhere', 'none'],
] as const)('the log calls %s %s %s', async (method, url, route) => {
  expect(await routeOf(method, url)).toBe(route);
});
