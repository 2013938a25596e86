import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { type GrantServer, startGrantServer } from '#test/grant-server.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { connectAt, setExpiry } from '#test/oauth-login.ts';

let test: TestApp;
let server: GrantServer;
let id: number;

const start = async (options: Parameters<typeof startGrantServer>[0] = {}, slug?: string) => {
  const { body } = await test.rest('GET', '/oauth-configs');
  for (const config of body) await test.rest('DELETE', `/oauth-configs/${config.id}`);
  server = await startGrantServer(options);
  id = (await connectAt(test, server, slug)).connection.id;
};

beforeAll(async () => {
  test = await createTestApp();
});

beforeEach(async () => {
  await start();
  onTestFinished(() => server.close());
});

afterAll(() => test.close());

const run = async (fields: object = {}) =>
  (
    await test.rest('POST', '/test', {
      connectionId: id,
      endpoint: server.apiUrl,
      method: 'GET',
      ...fields,
    })
  ).body;

const ofKind = (result: { observations: { kind: string; text: string }[] }, kind: string) =>
  result.observations.filter((one) => one.kind === kind).map(({ text }) => text);

/** A token that nobody would mistake for one that was issued a moment ago. */
const grownOld = () => setExpiry(test, id, 3000);

describe('a call with a connection', () => {
  it('carries its access token as a bearer token, over REST and tRPC', async () => {
    expect(await run()).toMatchObject({ status: 200 });
    const input = { connectionId: id, endpoint: server.apiUrl, method: 'GET' };
    expect((await test.trpc('mutation', 'testing.run', input)).body).toMatchObject({ status: 200 });
    expect(server.apiCalls.map(({ headers }) => headers.authorization)).toEqual(
      Array(2).fill(`Bearer ${server.accessToken()}`),
    );
  });

  it('names a key or a connection, and not both', async () => {
    const input = { endpoint: server.apiUrl, method: 'GET' };
    for (const path of ['/test', '/test/preview', '/generate-code']) {
      const both = await test.rest('POST', path, {
        ...input,
        language: 'curl',
        apiKeyId: 1,
        connectionId: id,
      });
      expect(both).toMatchObject({
        status: 400,
        body: {
          message: 'Name an API key or a connection, not both',
          issues: [{ path: ['connectionId'], message: 'Name an API key or a connection, not both' }],
        },
      });
      const none = await test.rest('POST', path, { ...input, language: 'curl' });
      expect(none).toMatchObject({ status: 400, body: { message: 'API key is required' } });
      const unknown = await test.rest('POST', path, { ...input, language: 'curl', connectionId: 999 });
      expect(unknown).toMatchObject({ status: 404, body: { message: 'OAuth connection not found' } });
    }
    expect(server.apiCalls).toEqual([]);
  });

  it('shows its token nowhere: masked in the response, shown on request, and that is recorded', async () => {
    const result = await run();
    expect(JSON.stringify(result)).not.toContain(server.accessToken());
    expect(result.maskedSecrets.count).toBe(1);
    const { token } = result.maskedSecrets;
    const revealed = await test.rest('POST', '/test/reveal', { token });
    expect(revealed.body.originals[0].text).toBe(server.accessToken());
    const [event] = (await test.rest('GET', `/audit?connectionId=${id}`)).body.items;
    expect(event).toMatchObject({ action: 'key.reveal', connectionId: id, keyId: null });
    expect(event.keyName).toMatch(/ connection$/);
    // The same token for a key with this id is another one.
    let key = await makeKey(test);
    while (key.id < id) key = await makeKey(test);
    expect((await test.rest('GET', '/keys')).body.map((one: { id: number }) => one.id)).toContain(id);
    const forged = token.replace(/^c/, '');
    expect((await test.rest('POST', '/test/reveal', { token: forged })).status).toBe(400);
    await test.rest('DELETE', `/oauth-connections/${id}`);
    expect((await test.rest('POST', '/test/reveal', { token })).status).toBe(400);
  });

  it('sends its token to local addresses only while Gatehouse listens on loopback only', async () => {
    const input = { connectionId: id, endpoint: server.apiUrl, method: 'GET' };
    expect((await test.rest('POST', '/test/preview', input)).body).toMatchObject({ keySent: true });
    test.deps.localNetworks = false;
    onTestFinished(() => {
      test.deps.localNetworks = true;
    });
    expect((await test.rest('POST', '/test/preview', input)).body).toMatchObject({ keySent: false });
    await run();
    expect(server.apiCalls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('needs a full URL if its provider has no base URL, and says so', async () => {
    const message = 'The provider of this connection has no base URL: enter a full URL';
    const input = { connectionId: id, endpoint: '/models', method: 'GET' };
    const answer = { status: 400, body: { message, issues: [{ path: ['endpoint'], message }] } };
    expect(await test.rest('POST', '/test', input)).toMatchObject(answer);
    expect(await test.rest('POST', '/test/preview', input)).toMatchObject(answer);
    expect(await test.rest('POST', '/generate-code', { ...input, language: 'curl' })).toMatchObject(answer);
    expect(await test.trpc('mutation', 'testing.run', input)).toMatchObject(answer);
  });

  it('is in the history and the audit log as the call of a connection', async () => {
    await makeKey(test);
    await run({ endpoint: `${server.apiUrl}/one` });
    const { items } = (await test.rest('GET', `/history?connectionId=${id}`)).body;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ connectionId: id, apiKeyId: null, url: `${server.apiUrl}/one` });
    expect(items[0].keyName).toBe(`${items[0].providerName} connection`);
    const entry = (await test.rest('GET', `/history/${items[0].id}`)).body;
    expect(JSON.stringify(entry)).not.toContain(server.accessToken());
    // A key with the same id is another one.
    const ofKeys = (await test.rest('GET', `/history?apiKeyId=${id}`)).body.items;
    expect(ofKeys.map((one: { connectionId: number | null }) => one.connectionId)).not.toContain(id);
    const [event] = (await test.rest('GET', `/audit?action=key.test&connectionId=${id}`)).body.items;
    expect(event).toMatchObject({ host: server.host, keySent: true, method: 'GET', status: 200 });
  });

  it('is previewed with the token masked', async () => {
    const input = { connectionId: id, endpoint: server.apiUrl, method: 'GET' };
    const { body } = await test.rest('POST', '/test/preview', input);
    expect(body).toMatchObject({ keySent: true, host: server.host });
    expect(body.headers.authorization).toMatch(/^Bearer acc\*{20}/);
    expect(JSON.stringify(body)).not.toContain(server.accessToken());
  });

  it('in code reads the token from a variable, and never contains it', async () => {
    const input = { connectionId: id, endpoint: server.apiUrl, method: 'GET', language: 'python' };
    const { body } = await test.rest('POST', '/generate-code', input);
    expect(body.code).toContain('CUSTOM_ACCESS_TOKEN');
    expect(body.description).toContain(
      'The access token is read from the environment variable CUSTOM_ACCESS_TOKEN',
    );
    expect(body.requirements.join('\n')).toContain(
      'CUSTOM_ACCESS_TOKEN: the access token of the OAuth connection',
    );
    const typed = { ...input, headers: { 'X-Debug': server.accessToken() } };
    expect(await test.rest('POST', '/generate-code', typed)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('The request contains the access token itself') },
    });
  });
});

describe('the token of a connection', () => {
  beforeEach(async () => {
    await start({}, 'github');
    onTestFinished(() => server.close());
  });

  it('goes to the hosts of its provider only, and the words say why no pin is offered', async () => {
    const preview = async (endpoint: string) =>
      (await test.rest('POST', '/test/preview', { connectionId: id, endpoint, method: 'GET' })).body;
    expect(await preview('/user')).toMatchObject({ host: 'api.github.com', keySent: true });
    const elsewhere = await preview('https://api.example.com/user');
    expect(elsewhere).toMatchObject({ keySent: false, withheldReason: 'host' });
    expect(elsewhere.headers).not.toHaveProperty('authorization');
    const open = await preview('http://api.github.com/user');
    expect(open).toMatchObject({ keySent: false, withheldReason: 'plain-http' });
    const code = await test.rest('POST', '/generate-code', {
      connectionId: id,
      endpoint: 'https://api.example.com/user',
      method: 'GET',
      language: 'curl',
    });
    expect(code.body.description).toContain('has no access token');
    expect(code.body.code).not.toContain('GITHUB_ACCESS_TOKEN');
  });

  it('is not opened for hosts that somebody has written into the database', async () => {
    await start();
    await test.deps.connection.db
      .updateTable('providers')
      .set({ hosts: JSON.stringify(['evil.example.com']), source: 'custom' })
      .where('slug', '=', 'custom')
      .execute();
    const refused = await run();
    expect(refused.message).toContain('cannot be decrypted');
    expect(server.apiCalls).toEqual([]);
    await test.deps.connection.db
      .updateTable('providers')
      .set({ hosts: '[]', source: 'built-in' })
      .where('slug', '=', 'custom')
      .execute();
  });
});

describe('if the API rejects the token with 401', () => {
  it('it is renewed and a GET is sent again, once', async () => {
    await grownOld();
    server.revokeAccessTokens();
    const result = await run();
    expect(result.status).toBe(200);
    expect(ofKind(result, 'renewed')).toEqual([
      'The API rejected the access token, so it was renewed and the request sent again.',
    ]);
    expect(server.apiCalls).toHaveLength(2);
    expect(server.redemptions()).toBe(1);
    const { items } = (await test.rest('GET', `/audit?connectionId=${id}&action=key.test`)).body;
    expect(items.slice(0, 2).map(({ status }: { status: number }) => status)).toEqual([200, 401]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('it is renewed, but a %s is not sent again', async (method) => {
    await grownOld();
    server.revokeAccessTokens();
    const result = await run({ method });
    expect(result.status).toBe(401);
    expect(ofKind(result, 'renewed')[0]).toContain(`Send the request again: a ${method} is not repeated`);
    expect(server.apiCalls).toHaveLength(1);
    expect((await run({ method })).status).toBe(200);
    expect(server.redemptions()).toBe(1);
  });

  it('one that was issued a moment ago is not renewed', async () => {
    server.revokeAccessTokens();
    const result = await run();
    expect(result.status).toBe(401);
    expect(ofKind(result, 'renewed')[0]).toContain('was issued a moment ago');
    expect(result.needsLogin).toBeUndefined();
    expect(server.refreshes).toEqual([]);
  });

  it('one that cannot be renewed needs a new login', async () => {
    await start({ givesRefreshToken: false });
    await grownOld();
    server.revokeAccessTokens();
    const result = await run();
    expect(result).toMatchObject({ status: 401, needsLogin: true });
    expect(result.analysis).toContain('Reconnect');
    expect(server.apiCalls).toHaveLength(1);
  });

  it('and the grant is dead, the response says so and is not lost', async () => {
    await grownOld();
    server.revokeAccessTokens();
    server.trouble((response) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}'),
    );
    const result = await run();
    expect(result).toMatchObject({ status: 401, needsLogin: true, response: { error: 'invalid_token' } });
    expect((await test.rest('GET', '/oauth-connections')).body[0].status).toBe('needs_reauth');
  });

  it('a call that went without it is not repeated', async () => {
    await grownOld();
    const result = await run({ withoutKey: true });
    expect(result.status).toBe(401);
    expect(ofKind(result, 'withheld-key')).toEqual([
      'The access token was not sent: this call was made without it.',
    ]);
    expect(server.refreshes).toEqual([]);
  });
});
