import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let other: Upstream;
let api: Upstream;
beforeAll(async () => {
  test = await createTestApp();
  other = await startUpstream((_call, _request, response) => response.end('{}'));
  api = await startUpstream(({ path }, _request, response) => {
    const status = Number(/^\/(30\d)/.exec(path)?.[1] ?? 200);
    response.writeHead(status, status === 200 ? {} : { location: `${other.url}/steal` }).end('{}');
  });
});
afterAll(async () => {
  await api.close();
  await other.close();
  await test.close();
});

const SECRETS = { client_secret: 'hidden-value-123456', otp: 123_456 };

/** Saves a call and makes it with the masks that the saved endpoint shows. */
const callSaved = async (path: string) => {
  const { id: providerId } = await providerBySlug(test, 'openai');
  const { id: apiKeyId } = await makeKey(test, { providerId });
  const fields = { endpoint: `${api.url}${path}`, method: 'POST' };
  const saved = await test.rest('POST', '/saved-endpoints', {
    ...fields,
    providerId,
    name: 'With secrets',
    requestBody: { ...SECRETS, n: 1 },
  });
  const { requestBody } = saved.body;
  return test.rest('POST', '/test', { ...fields, apiKeyId, requestBody, savedEndpointId: saved.body.id });
};

describe('the hidden values of a saved endpoint', () => {
  it.each([307, 308])('do not follow a redirect with %i to another origin', async (status) => {
    const { body } = await callSaved(`/${status}`);
    expect(JSON.parse(api.received.at(-1)?.body ?? '')).toEqual({ ...SECRETS, n: 1 });
    expect(body.error).toContain('redirects a request that contains credentials to another server');
    expect(other.received).toEqual([]);
  });

  it('are not in the history, however short they are', async () => {
    const { body } = await callSaved('/plain');
    expect(body.status).toBe(200);
    const { items } = (await test.rest('GET', '/history?limit=1')).body;
    const entry = (await test.rest('GET', `/history/${items[0].id}`)).body;
    // As the saved endpoint shows them: the history never gets what they stand for.
    const masks = { client_secret: 'hid********************', otp: '********************' };
    expect(entry.requestBody).toEqual({ ...masks, n: 1 });
    expect(JSON.stringify(entry)).not.toMatch(/hidden-value|123456/);
  });
});

it('a number that is typed into a secret field is not in the history', async () => {
  const { id: apiKeyId } = await makeKey(test, {});
  const requestBody = {
    password: 12_345_678,
    list: { token: [998_877_665_544] },
    max_tokens: 100_000,
    pin: 3,
  };
  await test.rest('POST', '/test', { apiKeyId, endpoint: `${api.url}/typed`, method: 'POST', requestBody });
  const { items } = (await test.rest('GET', '/history?limit=1')).body;
  const entry = (await test.rest('GET', `/history/${items[0].id}`)).body;
  expect(entry.requestBody).toEqual({
    password: '[secret]',
    list: { token: ['[secret]'] },
    max_tokens: 100_000,
    pin: 3,
  });
});
