import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { endResponseThreads } from '#src/features/calls/reading/response-reader.ts';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startEcho, startUpstream } from '#test/upstream.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('verifying a key', () => {
  const json = (status: number, body: unknown) => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  type Reply = { status: number; headers?: Record<string, string>; body?: string };
  const verifying = async (respond: () => Reply, slug = 'github') => {
    const upstream = await startUpstream((_call, _request, response) => {
      const { status, headers, body = '{}' } = respond();
      response.writeHead(status, headers).end(body);
    });
    const key = await makeKey(test, { slug, baseUrl: upstream.url });
    const result = await test.rest('POST', `/keys/${key.id}/verify`);
    const after = (await test.rest('GET', '/keys')).body.find((entry: { id: number }) => entry.id === key.id);
    await upstream.close();
    return { result: result.body, after, upstream };
  };

  it.each([
    ['rejects', 401, { valid: false, message: 'GitHub rejects this key (401)' }],
    ['accepts', 200, { valid: true, message: 'GitHub accepts this key' }],
  ])('reads a long response that %s the key in a thread', async (_how, status, verdict) => {
    await endResponseThreads();
    let started = 0;
    const count = () => {
      started += 1;
    };
    process.on('worker', count);
    onTestFinished(() => void process.off('worker', count));
    const { result } = await verifying(() => json(status, { text: 'a'.repeat(200_000) }));
    expect(result).toMatchObject({ status, ...verdict });
    expect(started).toBe(1);
    await endResponseThreads();
  });

  it('calls the provider with the key, reads scopes and expiry, and saves the verdict', async () => {
    const { result, after, upstream } = await verifying(() => ({
      status: 200,
      headers: {
        'x-oauth-scopes': 'repo, read:user',
        'github-authentication-token-expiration': '2030-05-06 07:08:09 UTC',
      },
    }));
    expect(upstream.received).toMatchObject([
      { method: 'GET', path: '/user', headers: { authorization: `Bearer ${SECRET}` } },
    ]);
    expect(result).toMatchObject({
      valid: true,
      status: 200,
      scopes: ['repo', 'read:user'],
      expiresAt: '2030-05-06T07:08:09.000Z',
    });
    expect(after).toMatchObject({ isActive: true, expiresAt: '2030-05-06T07:08:09.000Z' });
  });

  it.each([401, 403])('sets the key inactive on %i', async (status) => {
    const { result, after } = await verifying(() => ({ status }));
    expect(result).toMatchObject({ valid: false, status });
    expect(after.isActive).toBe(false);
  });

  it.each([
    [401, '<h1>401 Authorization Required</h1>'],
    [403, '<h1>Forbidden</h1><p>Invalid API key</p>'],
  ])('sets the key inactive on a page with %i that says so: %s', async (status, body) => {
    const headers = { 'content-type': 'text/html' };
    const { result, after } = await verifying(() => ({ status, headers, body }));
    expect(result).toMatchObject({ valid: false, status });
    expect(after.isActive).toBe(false);
  });

  it.each(['facebook', 'facebook-graph'])('sets a %s key inactive on the error code 190', async (slug) => {
    const rejection = (code: number) => () => ({
      status: 400,
      body: JSON.stringify({ error: { message: 'Expired', type: 'OAuthException', code } }),
    });
    const { result, after } = await verifying(rejection(190), slug);
    expect(result).toMatchObject({ valid: false, status: 400 });
    expect(after.isActive).toBe(false);
    expect((await verifying(rejection(100), slug)).result).toMatchObject({ valid: null, status: 400 });
    expect((await verifying(rejection(190), 'github')).result).toMatchObject({ valid: null, status: 400 });
  });

  it.each([
    ['429', { status: 429 }, 'returned 429 because of too many requests'],
    [
      '403 with no calls left',
      { status: 403, headers: { 'x-ratelimit-remaining': '0' } },
      'too many requests',
    ],
    ['403 with a pause', { status: 403, headers: { 'retry-after': '60' } }, 'too many requests'],
    [
      'a web page, as a network shows before sign-in',
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<title>Sign in</title>' },
      'returned a web page',
    ],
    [
      '403 with a web page, as a firewall sends',
      {
        status: 403,
        headers: { 'content-type': 'text/html; charset=UTF-8' },
        body: '<!DOCTYPE html><title>Attention Required!</title><h1>Sorry, you have been blocked</h1>',
      },
      'returned 403 with a web page, which says nothing about the key',
    ],
  ])('gives no verdict on %s', async (_what, reply, words) => {
    const { result, after } = await verifying(() => reply);
    expect(result).toMatchObject({ valid: null, message: expect.stringContaining(words) });
    expect(after.isActive).toBe(true);
  });

  const google = (reason: string) => ({
    error: {
      code: 403,
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }],
    },
  });

  it.each([
    [
      'stripe',
      402,
      { error: { code: 'card_declined', type: 'card_error' } },
      'for another reason than the key',
    ],
    [
      'stripe',
      403,
      { error: { message: 'The provided key does not have the required permissions for this endpoint.' } },
      'because a permission is missing',
    ],
    ['openai', 403, google('SERVICE_DISABLED'), 'because the API is not enabled'],
    [
      'github',
      403,
      { __type: 'com.amazonaws.x#RequestTimeTooSkewed' },
      'because the clock of this machine is wrong',
    ],
    ['github', 200, { error: { message: 'Something' } }, 'but reports an error'],
  ])('gives no verdict on a code of something else: %s %i %j', async (slug, status, body, words) => {
    const { result, after } = await verifying(() => json(status, body), slug);
    expect(result).toMatchObject({ valid: null, status, message: expect.stringContaining(words) });
    expect(after.isActive).toBe(true);
  });

  it.each([
    ['github', 403, { __type: 'com.amazon.coral.service#SignatureDoesNotMatch' }],
    ['stripe', 400, { error: { code: 'api_key_expired' } }],
    ['github', 200, { ok: false, error: 'invalid_auth' }],
  ])('rejects the key on a code that says so: %s %i %j', async (slug, status, body) => {
    const { result, after } = await verifying(() => json(status, body), slug);
    expect(result).toMatchObject({ valid: false, status });
    expect(after.isActive).toBe(false);
  });

  it('gives no verdict after a redirect to another host, to which the key is not sent', async () => {
    const other = await startUpstream((_call, _request, response) => response.writeHead(401).end());
    const { result } = await verifying(() => ({ status: 302, headers: { location: other.url } }));
    await other.close();
    expect(other.received[0]?.headers).not.toHaveProperty('authorization');
    expect(result).toMatchObject({
      valid: null,
      message: expect.stringContaining(`redirected to ${other.host}`),
    });
  });

  it.each([
    ['rotated', 'POST', '/rotate', { newApiKey: 'a-fresh-key' }],
    ['given another base URL', 'PATCH', '', { baseUrl: 'https://github.example.com' }],
  ] as const)(
    'saves no verdict on a key that was %s in the meantime',
    async (_what, method, path, change) => {
      const { promise: called, resolve: onCall } = Promise.withResolvers<void>();
      const { promise: changed, resolve: goOn } = Promise.withResolvers<void>();
      const upstream = await startUpstream(async (_call, _request, response) => {
        onCall();
        await changed;
        response.writeHead(401).end();
      });
      const key = await makeKey(test, { slug: 'github', baseUrl: upstream.url });
      const verified = test.rest('POST', `/keys/${key.id}/verify`);
      await called;
      expect((await test.rest(method, `/keys/${key.id}${path}`, change)).status).toBe(200);
      goOn();
      expect((await verified).body).toMatchObject({ valid: false, status: 401 });
      const after = (await test.rest('GET', '/keys')).body.find(
        (entry: { id: number }) => entry.id === key.id,
      );
      expect(after.isActive).toBe(true);
      await upstream.close();
    },
  );

  it('saves the verdict on a key that got another name in the meantime', async () => {
    const upstream = await startUpstream(async (_call, _request, response) => {
      await test.rest('PATCH', `/keys/${key.id}`, { name: 'Renamed', keyType: 'production' });
      response.writeHead(401).end();
    });
    const key = await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await test.rest('POST', `/keys/${key.id}/verify`);
    const after = (await test.rest('GET', '/keys')).body.find((entry: { id: number }) => entry.id === key.id);
    expect(after).toMatchObject({ name: 'Renamed', isActive: false });
    await upstream.close();
  });

  it('gives no verdict on 500 and leaves the key unchanged', async () => {
    const { result, after } = await verifying(() => ({ status: 500 }));
    expect(result).toMatchObject({ valid: null, status: 500 });
    expect(after.isActive).toBe(true);
  });

  it('gives no verdict, and says why, if nothing is listening', async () => {
    const gone = await startEcho('');
    await gone.close();
    const key = await makeKey(test, { slug: 'github', baseUrl: gone.url });
    const { body } = await test.rest('POST', `/keys/${key.id}/verify`);
    expect(body).toMatchObject({ valid: null });
    expect(body.message).toContain('The call to GitHub failed');
    expect(body).not.toHaveProperty('status');
  });

  it('says that a custom provider has no such call', async () => {
    const key = await makeKey(test);
    expect((await test.rest('POST', `/keys/${key.id}/verify`)).body).toMatchObject({ valid: null });
  });
});
