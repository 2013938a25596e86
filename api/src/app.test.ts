import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('a request, its handling and an idle connection each have a time limit; Fastify sets none', () => {
  expect(test.app.initialConfig).toMatchObject({
    requestTimeout: 30_000,
    handlerTimeout: 65_000,
    keepAliveTimeout: 65_000,
  });
  // The settings that Node uses.
  expect(test.app.server).toMatchObject({ requestTimeout: 30_000, keepAliveTimeout: 65_000 });
});
