import type { ListedProvider, Provider } from '@gatehouse/contract/providers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, providerBySlug, SECRET } from '#test/factories.ts';
import { startGrantServer } from '#test/grant-server.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { connectAt } from '#test/oauth-login.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let old: Upstream;
let next: Upstream;
beforeAll(async () => {
  // As a server for others: a local host gets a key only if the key belongs there.
  test = await createTestApp({ localNetworks: false });
  const start = () => startUpstream((_call, _request, response) => response.end('{}'));
  [old, next] = [await start(), await start()];
});
afterAll(() => Promise.all([test.close(), old.close(), next.close()]));

const patch = (id: number, input: object) => test.rest('PATCH', `/providers/${id}`, input);
const listed = async (id: number): Promise<ListedProvider> =>
  (await test.rest('GET', '/providers')).body.find((one: ListedProvider) => one.id === id);
const keyOf = async (id: number) =>
  (await test.rest('GET', '/keys')).body.find((one: { id: number }) => one.id === id);

let number = 0;
const own = async (input: object = {}): Promise<ListedProvider> => {
  number += 1;
  const { body } = await test.rest('POST', '/providers', {
    name: `Ledger ${number}`,
    baseUrl: `${old.url}/v1`,
    ...input,
  });
  return body;
};
/** A host that is another one, although the same machine answers. */
const elsewhere = (): string => next.url.replace('127.0.0.1', 'localhost');
const call = async (id: number, endpoint = '/x') =>
  (await test.rest('POST', '/test', { apiKeyId: id, endpoint, method: 'GET' })).body;

describe('changing a provider', () => {
  it('changes the given fields, leaves the rest, and returns it as the list shows it', async () => {
    const provider = await own({ documentationUrl: 'https://acme.example/docs' });
    const { body } = await patch(provider.id, { name: 'Ledger of Acme', recommendedRotationDays: 7 });
    expect(body).toEqual({
      ...provider,
      name: 'Ledger of Acme',
      recommendedRotationDays: 7,
      updatedAt: expect.any(String),
    });
    expect(await listed(provider.id)).toEqual(body);
    expect((await patch(provider.id, { documentationUrl: null })).body.documentationUrl).toBeNull();
  });

  it('accepts it as it was read, and changes and records nothing then', async () => {
    const provider = await own();
    expect((await patch(provider.id, { ...provider, slug: 'x', source: 'built-in' })).body).toEqual(provider);
    const rows = await test.deps.connection.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject', '=', 'provider')
      .where('subject_id', '=', provider.id)
      .execute();
    expect(rows).toEqual([{ action: 'provider.add' }]);
  });

  it('is recorded with the names of the fields and the hosts', async () => {
    const { id } = await own();
    await patch(id, { name: 'Recorded', baseUrl: elsewhere() });
    const { host, detail } = await test.deps.connection.db
      .selectFrom('audit_events')
      .select(['host', 'detail'])
      .where('action', '=', 'provider.update')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect({ host, ...JSON.parse(detail ?? '') }).toMatchObject({
      host: new URL(elsewhere()).host,
      previousHost: old.host,
      fields: 'name, baseUrl, hosts',
    });
  });

  it.each<[object, number]>([
    [{ name: 'OPENAI' }, 409],
    [{ baseUrl: null }, 400],
    [{ hosts: ['*.com'] }, 400],
    [{ hosts: ['*'] }, 400],
    [{ defaultHeaders: { Host: 'x' } }, 400],
    [{ verification: { method: 'GET', endpoint: 'https://other.example' } }, 400],
  ])('rejects %j and changes nothing, not even the valid fields', async (wrong, status) => {
    const provider = await own();
    expect((await patch(provider.id, { recommendedRotationDays: 1, ...wrong })).status).toBe(status);
    expect(await listed(provider.id)).toEqual(provider);
  });

  it('is not for built-in providers, nor for those that are not there', async () => {
    const openai = await providerBySlug(test, 'openai');
    expect(await patch(openai.id, { name: 'Mine' })).toMatchObject({
      status: 409,
      body: { message: 'OpenAI is built in and cannot be changed.' },
    });
    expect((await patch(2_147_483_647, { name: 'Mine' })).status).toBe(404);
    expect((await listed(openai.id)).name).toBe('OpenAI');
  });

  it('is the same for a provider that was discovered', async () => {
    await test.rest('POST', '/discover-apis', { query: 'Mailgun', autoSave: true });
    const found: Provider = await providerBySlug(test, 'mailgun');
    expect(found.source).toBe('discovered');
    const key = await makeKey(test, { slug: 'mailgun' });
    const { body } = await patch(found.id, {
      baseUrl: next.url,
      keyPlacement: { type: 'header', name: 'X-K' },
    });
    expect(body).toMatchObject({ source: 'discovered', origin: found.origin, name: found.name });
    expect((await call(key.id)).status).toBe(200);
    expect(next.received.at(-1)?.headers).toMatchObject({ 'x-k': SECRET });
  });
});

describe('a new base URL or placement', () => {
  it('counts for stored keys at once, and the old host gets them no longer', async () => {
    const { id, slug } = await own();
    const key = await makeKey(test, { slug });
    expect((await call(key.id)).withheldHost).toBeUndefined();
    expect(old.received.at(-1)).toMatchObject({
      path: '/v1/x',
      headers: { authorization: `Bearer ${SECRET}` },
    });

    const changed = { baseUrl: `${elsewhere()}/v2`, keyPlacement: { type: 'query', name: 'k' } };
    expect((await patch(id, changed)).body.hosts).toEqual(['localhost']);
    expect((await call(key.id)).status).toBe(200);
    expect(next.received.at(-1)?.path).toBe(`/v2/x?k=${SECRET}`);
    expect((await call(key.id, `${old.url}/v1/x`)).withheldHost).toBe(old.host);
    expect((await test.rest('POST', `/keys/${key.id}/reveal`)).body).toEqual({ apiKey: SECRET });
  });

  it('leaves hosts that were given', async () => {
    const { id } = await own({ hosts: ['ledger.acme.example', '127.0.0.1'] });
    const { body } = await patch(id, { baseUrl: 'https://api.acme.example' });
    expect(body.hosts).toEqual(['api.acme.example', 'ledger.acme.example']);
    const given = { baseUrl: 'https://two.acme.example', hosts: ['*.acme.example'] };
    expect((await patch(id, given)).body.hosts).toEqual(['*.acme.example']);
  });

  it('opens a replaced key and the tokens of a connection too', async () => {
    const { id, slug } = await own();
    const key = await makeKey(test, { slug });
    await test.rest('POST', `/keys/${key.id}/rotate`, { newApiKey: 'rotated-0123456789' });
    const server = await startGrantServer();
    const { connection } = await connectAt(test, server, slug);
    await patch(id, { baseUrl: server.apiUrl, hosts: [new URL(server.apiUrl).hostname] });
    const withToken = { connectionId: connection.id, endpoint: server.apiUrl, method: 'GET' };
    expect((await test.rest('POST', '/test', withToken)).body).toMatchObject({ status: 200 });
    expect(server.apiCalls.at(-1)?.headers.authorization).toBe(`Bearer ${server.accessToken()}`);
    await test.rest('POST', `/keys/${key.id}/restore-previous`);
    expect((await test.rest('POST', `/keys/${key.id}/reveal`)).body).toEqual({ apiKey: SECRET });
    await server.close();
  });

  it('makes a key unverified again; a new name does not', async () => {
    const { id, slug } = await own({ verification: { method: 'GET', endpoint: '/me' } });
    const key = await makeKey(test, { slug });
    await test.rest('POST', `/keys/${key.id}/verify`);
    await patch(id, { name: 'Renamed ledger' });
    expect((await keyOf(key.id)).verdict).toMatchObject({ valid: true });
    await patch(id, { baseUrl: elsewhere() });
    expect(await keyOf(key.id)).toMatchObject({ verdict: null, isActive: true });
  });

  it('and a key that is added or rotated at the same time both take effect', async () => {
    const { id, slug } = await own();
    const key = await makeKey(test, { slug });
    for (const round of [1, 2, 3, 4]) {
      const secret = `rotated-${round}-0123456789`;
      const [changed, added, rotated] = await Promise.all([
        patch(id, { baseUrl: `${round % 2 === 0 ? old.url : elsewhere()}/r${round}` }),
        test.rest('POST', '/keys', { providerId: id, name: `Key ${round}`, apiKey: secret }),
        test.rest('POST', `/keys/${key.id}/rotate`, { newApiKey: secret }),
      ]);
      expect([changed.status, added.status, rotated.status]).toEqual([200, 200, 200]);
      for (const one of [key.id, added.body.id])
        expect((await test.rest('POST', `/keys/${one}/reveal`)).body).toEqual({ apiKey: secret });
    }
  });

  it('to one without keys waits until its keys are deleted', async () => {
    const { id, slug, name } = await own();
    const key = await makeKey(test, { slug });
    const none = { keyPlacement: { type: 'none' } };
    expect(await patch(id, none)).toMatchObject({
      status: 409,
      body: { message: `${name} has 1 API key. Delete it first.` },
    });
    await test.rest('DELETE', `/keys/${key.id}`);
    expect((await patch(id, none)).body.keyPlacement).toEqual({ type: 'none' });
  });
});

describe('removing it', () => {
  it('waits until nothing belongs to it', async () => {
    const { id, slug, name } = await own();
    const key = await makeKey(test, { slug });
    const endpoint = { providerId: id, name: 'Read', method: 'GET', endpoint: `${old.url}/x` };
    const saved = (await test.rest('POST', '/saved-endpoints', endpoint)).body;
    expect(await test.rest('DELETE', `/providers/${id}`)).toMatchObject({
      status: 409,
      body: { message: `${name} has 1 API key and 1 saved endpoint. Delete them first.` },
    });
    await test.rest('DELETE', `/keys/${key.id}`);
    await test.rest('DELETE', `/saved-endpoints/${saved.id}`);
    expect((await test.rest('DELETE', `/providers/${id}`)).status).toBe(200);
    expect(await listed(id)).toBeUndefined();
  });
});
