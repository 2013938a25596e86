import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { allStoredSecrets } from '#test/stored-secrets.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const MAIN = 'main-secret-9z8y7x6w5v';
const APP_ID = 'ident-1f2e3d4c';
const TOKEN = 'sbx:app-token-5a6b7c8d';

let test: TestApp;
let api: Upstream;
beforeAll(async () => {
  test = await createTestApp();
  api = await startUpstream((call, _request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'x-scopes': `read,${call.headers['x-app']}`,
    });
    response.end('{}');
  });
});
afterAll(async () => {
  await Promise.all([api.close(), test.close()]);
});

const add = (catalogId: string, fields: object) =>
  test.rest('POST', '/keys/from-catalog', { catalogId, name: 'mine', apiKey: MAIN, ...fields });

let id: number;
let providerId: number;
beforeEach(async () => {
  const { body } = await add('adzuna', { parts: { app_id: APP_ID } });
  ({ id, providerId } = body);
});

const reveal = async () => (await test.rest('POST', `/keys/${id}/reveal`)).body;
const stored = () =>
  test.deps.connection.db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a key of several values', () => {
  it('is stored with all of them, over REST and tRPC, and listed with masks', async () => {
    const input = { providerId, name: 'b', apiKey: MAIN, parts: { app_id: APP_ID } };
    const rest = await test.rest('POST', '/keys', input);
    const trpc = await test.trpc('mutation', 'keys.add', input);
    for (const { status, body } of [rest, trpc]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        apiKey: `mai${'*'.repeat(20)}`,
        parts: { app_id: `ide${'*'.repeat(20)}` },
      });
    }
    const list = JSON.stringify((await test.rest('GET', '/keys')).body);
    expect(list).not.toContain(APP_ID);
    expect(list).not.toContain(MAIN);
    expect(await reveal()).toEqual({ apiKey: MAIN, parts: { app_id: APP_ID } });
  });

  it('shows nothing of a short value', async () => {
    const { body } = await add('namecheap', { parts: { user_name: 'bob', client_ip: '192.0.2.7' } });
    expect(body.parts).toEqual({ user_name: '*'.repeat(20), client_ip: '*'.repeat(20) });
  });

  it('is one sealed text: no column has a part', async () => {
    const row = await stored();
    expect(JSON.stringify(row)).not.toContain(APP_ID);
    expect(row.secret).toMatch(/^v2\./);
    await test.deps.connection.db
      .updateTable('api_keys')
      .set({ base_url: 'https://evil.example' })
      .where('id', '=', id)
      .execute();
    expect((await test.rest('POST', `/keys/${id}/reveal`)).status).toBe(409);
  });

  it('takes each secret part, and no identifier, for a stored secret', async () => {
    await add('sumsub', { parts: { app_token: TOKEN } });
    const all = await allStoredSecrets(test.deps);
    expect(all).toContain(MAIN);
    expect(all).toContain(TOKEN);
    expect(all).not.toContain(APP_ID);
  });

  it('is the same secret again if its main value is', async () => {
    const input = { providerId, name: 'again', apiKey: MAIN, parts: { app_id: 'another-id' }, ifNew: true };
    expect((await test.rest('POST', '/keys', input)).status).toBe(409);
  });
});

describe('parts that are wrong', () => {
  const inAdzuna = { providerId: () => providerId };
  it.each([
    ['none', undefined, ['parts', 'app_id'], 'Application ID is required'],
    ['an empty list', {}, ['parts', 'app_id'], 'Application ID is required'],
    ['an empty text', { app_id: ' ' }, ['parts', 'app_id'], 'A part of the key must not be empty'],
    ['no text', { app_id: 1 }, ['parts', 'app_id'], 'A part of the key must not be empty'],
    [
      'one more',
      { app_id: APP_ID, app_secret: 'x' },
      ['parts', 'app_secret'],
      'This provider’s keys have no part “app_secret”: send app_id',
    ],
    [
      'the key itself',
      { app_id: APP_ID, app_key: 'x' },
      ['parts', 'app_key'],
      '“app_key” is the key itself: send it as apiKey, not as one of its parts',
    ],
    ['a strange name', { app_id: APP_ID, 'A B': 'x' }, ['parts', 'A B'], 'Not the name of a key part'],
    [
      '100,000 characters',
      { app_id: 'x'.repeat(100_000) },
      ['parts', 'app_id'],
      'Must be at most 8192 characters',
    ],
    [
      'a line of an .env file',
      { app_id: 'ADZUNA_APP_ID=1f2e3d4c5b6a' },
      ['parts', 'app_id'],
      'This is more than a key: send only what follows “ADZUNA_APP_ID=”, or set exact to true to store the whole text',
    ],
  ])('are rejected, and nothing is stored: %s', async (_what, parts, path, message) => {
    const count = (await test.rest('GET', '/keys')).body.length;
    const input = { providerId: inAdzuna.providerId(), name: 'b', apiKey: MAIN, parts };
    const rest = await test.rest('POST', '/keys', input);
    const trpc = await test.trpc('mutation', 'keys.add', input);
    for (const { status, body } of [
      { status: rest.status, body: rest.body },
      { status: trpc.body.httpStatus, body: trpc.body },
    ]) {
      expect(status).toBe(400);
      expect(body.issues).toEqual([{ path, message }]);
      expect(JSON.stringify(body)).not.toContain(MAIN);
    }
    expect((await test.rest('GET', '/keys')).body).toHaveLength(count);
  });

  it('are rejected for a key that is one value', async () => {
    const { body: providers } = await test.rest('GET', '/providers');
    const openai = providers.find(({ slug }: { slug: string }) => slug === 'openai');
    const input = { providerId: openai.id, name: 'b', apiKey: `sk-${MAIN}`, parts: { app_id: APP_ID } };
    const { status, body } = await test.rest('POST', '/keys', input);
    expect(status).toBe(400);
    expect(body.message).toBe('This provider’s keys are one value: they have no part “app_id”');
    const { body: added } = await test.rest('POST', '/keys', { ...input, parts: {} });
    expect(added.parts).toEqual({});
    expect((await test.rest('POST', `/keys/${added.id}/reveal`)).body).toEqual({ apiKey: `sk-${MAIN}` });
  });

  it('that are missing are all named', async () => {
    const { body } = await add('veryfi', { parts: {} });
    expect(body.issues).toEqual([
      { path: ['parts', 'client_id'], message: 'Client ID is required' },
      { path: ['parts', 'username'], message: 'Username is required' },
    ]);
  });
});

describe('the log', () => {
  it('hides each secret part of a key', async () => {
    const { log, text } = captureLog();
    await add('sumsub', { parts: { app_token: TOKEN } });
    log.info(`about ${TOKEN} and ${MAIN}`);
    expect(text()).toContain('about');
    expect(text()).not.toContain(TOKEN);
    expect(text()).not.toContain(MAIN);
  });
});
