import { beforeEach, expect, it } from 'vitest';
import { findDuplicates } from '#src/features/endpoints/duplicates.service.ts';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  return () => test.close();
});

const create = async (fields: object) => {
  const providerId = (await providerBySlug(test, 'custom')).id;
  return test.rest('POST', '/saved-endpoints', { providerId, ...fields });
};

it('two requests with one URL and different bodies or headers are two', async () => {
  const url = 'https://api.example.com/v1/items';
  const body = (text: string) => ({ kind: 'json' as const, text });
  const saved = (
    await create({
      name: 'First',
      method: 'POST',
      endpoint: url,
      requestBody: { a: 1, apiKey: 'secret-0123456789' },
      headers: { 'X-V': '1', 'X-W': '2' },
    })
  ).body;
  const target = {
    method: 'POST' as const,
    endpoint: url,
    headers: { 'x-w': '2', 'X-V': '1' },
    body: body('{ "a": 1, "apiKey": "secret-0123456789" }'),
  };
  expect(
    await findDuplicates(test.deps, [
      target,
      { ...target, body: body('{"a": 2, "apiKey": "secret-0123456789"}') },
      { ...target, body: null },
      { ...target, headers: { 'X-V': '1' } },
      { ...target, headers: { ...target.headers, 'Content-Type': 'application/json' } },
    ]),
  ).toEqual([
    { id: saved.id, name: 'First' },
    undefined,
    undefined,
    undefined,
    { id: saved.id, name: 'First' },
  ]);
});
