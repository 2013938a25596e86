import { SANDBOX_HOST, SANDBOX_NAME, SANDBOX_ORIGIN } from '@gatehouse/contract/plain/sandbox.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let keyId: number;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  keyId = (await test.rest('POST', '/sandbox')).body.id;
});
afterAll(() => test.close());

type Call = { endpoint: string; method?: string } & Record<string, unknown>;
const call = async ({ method = 'GET', ...rest }: Call, apiKeyId = keyId) =>
  (await test.rest('POST', '/test', { apiKeyId, method, ...rest })).body;

describe('opening the sandbox', () => {
  it('adds one provider that says it is simulated, with one key, however often it is opened, in both ways', async () => {
    const { body: key } = await test.trpc('mutation', 'sandbox.open', {});
    expect(key.id).toBe(keyId);
    expect(key.apiKey).toBe(`gat${'*'.repeat(20)}`);
    const { body: providers } = await test.rest('GET', '/providers');
    const sandboxes = providers.filter(({ baseUrl }: { baseUrl: string }) => baseUrl === SANDBOX_ORIGIN);
    expect(sandboxes).toMatchObject([{ name: SANDBOX_NAME, id: key.providerId, keyHosts: [SANDBOX_HOST] }]);
  });

  it('can be removed, and added again', async () => {
    const { body: key } = await test.rest('POST', '/sandbox');
    expect((await test.rest('DELETE', `/keys/${key.id}`)).status).toBe(200);
    expect((await test.rest('DELETE', `/providers/${key.providerId}`)).status).toBe(200);
    const again = await test.rest('POST', '/sandbox');
    expect(again.status).toBe(200);
    expect(again.body.id).not.toBe(key.id);
  });

  it('has one key, however many open it at once', async () => {
    const { body: key } = await test.rest('POST', '/sandbox');
    await test.rest('DELETE', `/keys/${key.id}`);
    const opened = await Promise.all(Array.from({ length: 4 }, () => test.rest('POST', '/sandbox')));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(opened.map(({ body }) => body.id)).size).toBe(1);
    const { body: keys } = await test.rest('GET', '/keys');
    expect(
      keys.filter(({ providerId }: { providerId: number }) => providerId === key.providerId),
    ).toHaveLength(1);
  });

  it('has a registration guide', async () => {
    const { body: key } = await test.rest('POST', '/sandbox');
    const { status, body } = await test.rest('GET', `/registration-guides/${key.providerId}`);
    expect(status).toBe(200);
    expect(body.steps.length).toBeGreaterThan(0);
  });
});

describe('calling the sandbox', () => {
  it('lists messages, and offers the next page until the last', async () => {
    const first = await call({ endpoint: '/v1/messages' });
    expect(first).toMatchObject({ status: 200, response: { simulated: true, page: 1, pages: 3, total: 12 } });
    expect(first.nextPage.url).toBe(`${SANDBOX_ORIGIN}/v1/messages?page=2&per_page=5`);
    const last = await call({ endpoint: '/v1/messages?page=3' });
    expect(last.response.data).toHaveLength(2);
    expect(last.nextPage).toBeUndefined();
  });

  it('finds one message, and says 404 for others', async () => {
    expect(await call({ endpoint: '/v1/messages/2' })).toMatchObject({ status: 200, response: { id: 2 } });
    expect(await call({ endpoint: '/v1/messages/99' })).toMatchObject({ status: 404 });
    expect(await call({ endpoint: '/v1/other' })).toMatchObject({ status: 404 });
  });

  it('repeats what was posted', async () => {
    const posted = { text: 'Hello' };
    expect(await call({ endpoint: '/v1/messages', method: 'POST', requestBody: posted })).toMatchObject({
      status: 201,
      response: { simulated: true, received: posted },
    });
    expect(await call({ endpoint: '/v1/messages/1', method: 'DELETE' })).toMatchObject({ status: 405 });
  });

  it('rejects another key with 401, and verification says so', async () => {
    const { body: sandbox } = await test.rest('POST', '/sandbox');
    const { body: wrong } = await test.rest('POST', '/keys', {
      providerId: sandbox.providerId,
      name: 'Wrong',
      apiKey: 'not-a-key-of-the-sandbox',
    });
    expect(await call({ endpoint: '/v1/messages' }, wrong.id)).toMatchObject({ status: 401 });
    expect((await test.rest('POST', `/keys/${wrong.id}/verify`)).body).toMatchObject({
      valid: false,
      status: 401,
    });
    expect((await test.rest('POST', `/keys/${sandbox.id}/verify`)).body).toMatchObject({
      valid: true,
      status: 200,
    });
    await test.rest('DELETE', `/keys/${wrong.id}`);
  });

  it('says 429 with when to come back, and takes its time where that is asked for', async () => {
    const limited = await call({ endpoint: '/v1/rate-limited' });
    expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    expect(await call({ endpoint: '/v1/slow?seconds=1' })).toMatchObject({
      status: 200,
      response: { delay: 1 },
    });
  });
});

describe('the guard of outgoing calls', () => {
  it('is never asked for the sandbox, and is for everything that only looks like it', async () => {
    const request = vi.spyOn(test.deps.outbound, 'request');
    await call({ endpoint: '/v1/me' });
    expect(request).not.toHaveBeenCalled();
    for (const origin of [
      `http://${SANDBOX_HOST}`,
      `https://${SANDBOX_HOST}:8443`,
      `https://x.${SANDBOX_HOST}`,
    ])
      expect(await call({ endpoint: `${origin}/v1/me` })).toMatchObject({ error: expect.any(String) });
    expect(request).toHaveBeenCalledTimes(3);
    request.mockRestore();
  });

  it('keeps the key of another API from the sandbox', async () => {
    const other = await makeKey(test, { slug: 'github', name: 'Other' });
    const result = await call({ endpoint: `${SANDBOX_ORIGIN}/v1/me` }, other.id);
    expect(result).toMatchObject({ status: 401, withheldHost: SANDBOX_HOST });
  });
});
