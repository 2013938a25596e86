import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSaved } from '#src/features/providers/providers.store.ts';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
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
let _providerId: number;
beforeEach(async () => {
  const { body } = await add('adzuna', { parts: { app_id: APP_ID } });
  ({ id, _providerId } = body);
});

const reveal = async () => (await test.rest('POST', `/keys/${id}/reveal`)).body;
const _stored = () =>
  test.deps.connection.db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a rotation', () => {
  const rotate = (fields: object) => test.rest('POST', `/keys/${id}/rotate`, fields);

  it('keeps the parts that are not given, and replaces those that are', async () => {
    expect((await rotate({ newApiKey: 'second-secret-0123' })).status).toBe(200);
    expect(await reveal()).toEqual({ apiKey: 'second-secret-0123', parts: { app_id: APP_ID } });
    const { body } = await rotate({ newApiKey: 'third-secret-0123', newParts: { app_id: 'other-app-9988' } });
    expect(body.parts).toEqual({ app_id: `oth${'*'.repeat(20)}` });
    expect(await reveal()).toEqual({ apiKey: 'third-secret-0123', parts: { app_id: 'other-app-9988' } });
  });

  it('is undone with all values, and their masks', async () => {
    await rotate({ newApiKey: 'second-secret-0123', newParts: { app_id: 'other-app-9988' } });
    const { body } = await test.rest('POST', `/keys/${id}/restore-previous`);
    expect(body).toMatchObject({ apiKey: `mai${'*'.repeat(20)}`, parts: { app_id: `ide${'*'.repeat(20)}` } });
    expect(await reveal()).toEqual({ apiKey: MAIN, parts: { app_id: APP_ID } });
    await test.rest('POST', `/keys/${id}/restore-previous`, { replaces: body.lastRotated });
    expect(await reveal()).toEqual({ apiKey: 'second-secret-0123', parts: { app_id: 'other-app-9988' } });
  });

  it('can be restored if only a part has changed', async () => {
    const { body } = await rotate({ newApiKey: MAIN, newParts: { app_id: 'other-app-9988' } });
    expect(body.previousKey).not.toBeNull();
    const again = await rotate({ newApiKey: MAIN, newParts: { app_id: 'other-app-9988' } });
    expect(again.body.previousKey).toEqual(body.previousKey);
    await test.rest('POST', `/keys/${id}/restore-previous`);
    expect(await reveal()).toEqual({ apiKey: MAIN, parts: { app_id: APP_ID } });
  });

  it('rejects an unknown part, and changes nothing', async () => {
    const { status, body } = await rotate({ newApiKey: 'second-secret-0123', newParts: { foo: 'x' } });
    expect(status).toBe(400);
    expect(body.issues[0].path).toEqual(['newParts', 'foo']);
    expect(await reveal()).toEqual({ apiKey: MAIN, parts: { app_id: APP_ID } });
  });

  it('keeps the parts when the base URL or the pins change', async () => {
    await test.rest('PATCH', `/keys/${id}`, { baseUrl: 'https://proxy.example.com' });
    await test.rest('POST', `/keys/${id}/hosts`, { host: 'a.example.com' });
    expect(await reveal()).toEqual({ apiKey: MAIN, parts: { app_id: APP_ID } });
  });
});

describe('an edit', () => {
  const edit = (parts: object) => test.rest('PATCH', `/keys/${id}`, { parts });

  it('replaces an identifier, and records its name without its value', async () => {
    const { status, body } = await edit({ app_id: 'other-app-9988' });
    expect(status).toBe(200);
    expect(body.parts).toEqual({ app_id: `oth${'*'.repeat(20)}` });
    expect(await reveal()).toEqual({ apiKey: MAIN, parts: { app_id: 'other-app-9988' } });
    const { body: events } = await test.rest('GET', `/audit?keyId=${id}`);
    const recorded = events.items.find(({ action }: { action: string }) => action === 'key.update');
    expect(recorded.fields).toEqual(['app_id']);
    expect((await edit({ app_id: 'other-app-9988' })).body.updatedAt).toBe(body.updatedAt);
  });

  it('does not replace what is secret', async () => {
    const { body: added } = await add('sumsub', { parts: { app_token: TOKEN } });
    id = added.id;
    const { status, body } = await edit({ app_token: 'x' });
    expect(status).toBe(400);
    expect(body.message).toBe('App token is secret: rotate the key to replace it');
    expect((await edit({ nothing: 'x' })).status).toBe(400);
    expect(await reveal()).toEqual({ apiKey: MAIN, parts: { app_token: TOKEN } });
  });
});

describe('a verification', () => {
  const addVerified = async () => {
    const {
      id: _,
      source: __,
      origin: ___,
      createdAt,
      updatedAt: ____,
      ...facts
    } = await providerBySlug(test, 'custom');
    const provider = await insertSaved(
      test.deps.connection.db,
      {
        ...facts,
        slug: `verified-${createdAt.length}-${Math.round(performance.now() * 1000)}`,
        name: 'Verified',
        keyPattern: null,
        keyPlacement: {
          type: 'parts',
          main: 'secret',
          parts: [
            { name: 'app', label: 'App', isSecret: true },
            { name: 'secret', label: 'Secret', isSecret: true },
          ],
          places: [
            { in: 'header', name: 'X-App', value: '{app}' },
            { in: 'header', name: 'X-Secret', value: '{secret}' },
          ],
        },
        verification: { method: 'GET', endpoint: '/me', scopesHeader: 'x-scopes' },
      },
      { type: 'site', host: 'verified.example', name: 'Verified' },
      createdAt,
    );
    const input = {
      providerId: provider.id,
      name: 'v',
      apiKey: MAIN,
      parts: { app: TOKEN },
      baseUrl: api.url,
    };
    ({ id } = (await test.rest('POST', '/keys', input)).body);
  };

  it('sends all values, and names none of them as a scope', async () => {
    await addVerified();
    const { body } = await test.rest('POST', `/keys/${id}/verify`);
    expect(body).toMatchObject({ valid: true, scopes: ['read'] });
    expect(api.received.at(-1)?.headers).toMatchObject({ 'x-app': TOKEN, 'x-secret': MAIN });
    const { body: keys } = await test.rest('GET', '/keys');
    expect(keys.find((key: { id: number }) => key.id === id).verdict).toMatchObject({ valid: true });
  });

  it('tries a new key with its new parts, or the stored ones, and stores neither', async () => {
    await addVerified();
    const verify = (fields: object) => test.rest('POST', `/keys/${id}/verify`, fields);
    await verify({ newApiKey: 'second-secret-0123' });
    expect(api.received.at(-1)?.headers).toMatchObject({ 'x-app': TOKEN, 'x-secret': 'second-secret-0123' });
    await verify({ newApiKey: 'second-secret-0123', newParts: { app: 'second-app-0123' } });
    expect(api.received.at(-1)?.headers).toMatchObject({ 'x-app': 'second-app-0123' });
    const { status, body } = await verify({ newApiKey: 'second-secret-0123', newParts: { foo: 'x' } });
    expect(status).toBe(400);
    expect(body.issues[0].path).toEqual(['newParts', 'foo']);
    expect(await reveal()).toEqual({ apiKey: MAIN, parts: { app: TOKEN } });
  });
});
