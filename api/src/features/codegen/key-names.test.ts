import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const generate = async (fields: Record<string, unknown>) => {
  const { id } = await makeKey(test, { slug: 'openai' });
  return test.rest('POST', '/generate-code', {
    apiKeyId: id,
    endpoint: '/v1/models',
    method: 'GET',
    language: 'php',
    ...fields,
  });
};

it.each([
  [{ endpoint: '/v1/x?a=1&ghp_q4R7w2Xz9Kt5Lm8Vb3Hn6Jc1=1' }, 'endpoint', 'query parameter'],
  [{ headers: { ghp_q4R7w2Xz9Kt5Lm8Vb3Hn6Jc1: 'x' } }, 'headers', 'header'],
  [{ method: 'POST', requestBody: { a: { ghp_q4R7w2Xz9Kt5Lm8Vb3Hn6Jc1: 1 } } }, 'requestBody', 'body field'],
])('a name that looks like a key is rejected: %j', async (fields, field, what) => {
  const message = `The name of a ${what} contains what looks like a key. Remove it: code is shown and shared`;
  expect(await generate(fields)).toMatchObject({
    status: 400,
    body: { message, issues: [{ path: [field], message }] },
  });
});
