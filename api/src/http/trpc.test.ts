import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const batchOf = (size: number) => {
  const paths = Array.from({ length: size }, () => 'providers.list').join(',');
  const inputs = Object.fromEntries(Array.from({ length: size }, (_unused, index) => [index, {}]));
  const query = `batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
  return test.app.inject({ url: `/trpc/${paths}?${query}`, headers: { host: 'localhost' } });
};

it('a batch may contain up to 20 calls', async () => {
  const whole = await batchOf(20);
  expect(whole.statusCode).toBe(200);
  expect(whole.json()).toHaveLength(20);
  const tooLong = await batchOf(21);
  expect(tooLong.statusCode).toBe(400);
  expect(tooLong.body).not.toContain('"result"');
});

it('a query may be sent in a body, and nothing but a query in an address', async () => {
  const headers = { host: 'localhost', 'content-type': 'application/json' };
  const asked = await test.app.inject({ method: 'POST', url: '/trpc/keys.list', headers, payload: '{}' });
  expect(asked.json()).toEqual({ result: { data: [] } });
  const url = `/trpc/keys.delete?input=${encodeURIComponent('{"id":1}')}`;
  const changed = await test.app.inject({ url, headers: { host: 'localhost' } });
  expect(changed.statusCode).toBe(405);
});

it('the name of an unknown procedure is not repeated, because it may be a secret', async () => {
  for (const url of ['/trpc/a-secret', '/trpc/keys.list,a-secret?batch=1&input=%7B%7D']) {
    const { body } = await test.app.inject({ url, headers: { host: 'localhost' } });
    expect(body).toContain('"message":"Not found"');
    expect(body).not.toContain('a-secret');
  }
});
