import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let good: Upstream;
let keyId: number;
let providerId: number;
beforeAll(async () => {
  test = await createTestApp();
  good = await startUpstream((_call, _request, response) => response.end('{}'));
  providerId = (await providerBySlug(test, 'custom')).id;
  keyId = (await makeKey(test)).id;
});
afterAll(async () => {
  await Promise.all([test, good].map((each) => each.close()));
});

const create = (more: object) =>
  test.rest('POST', '/saved-endpoints', {
    providerId,
    name: 'Create item',
    endpoint: `${good.url}/v1/items`,
    method: 'POST',
    ...more,
  });
const made = async (more: object): Promise<SavedEndpoint> => (await create(more)).body;
const patch = (id: number, body: object) => test.rest('PATCH', `/saved-endpoints/${id}`, body);
const run = ({ id, endpoint, requestBody }: SavedEndpoint) =>
  test.rest('POST', '/test', { apiKeyId: keyId, method: 'POST', endpoint, requestBody, savedEndpointId: id });

describe('many hidden values', () => {
  const many = (length: number) => ({
    requestBody: { token: Array.from({ length }, (_none, at) => `a${at}`) },
  });

  it('are stored up to a limit, and above it told', async () => {
    const { status, body } = await create(many(101));
    expect([status, body.issues[0].path, body.message]).toEqual([
      400,
      ['requestBody'],
      'At most 100 values of an endpoint can be hidden, and 101 of this one look like secrets',
    ]);
    const saved = await made(many(100));
    expect((await patch(saved.id, many(101))).status).toBe(400);
    good.received.length = 0;
    await run(saved);
    expect(JSON.parse(good.received[0]?.body ?? '')).toEqual(many(100).requestBody);
  });

  it('can be sent back as they were read', async () => {
    const saved = await made({ requestBody: { ...many(100).requestBody, text: 'x'.repeat(60_000) } });
    const { status, body } = await patch(saved.id, saved);
    expect([status, body.requestBody]).toEqual([200, saved.requestBody]);
    good.received.length = 0;
    await run(body);
    expect(JSON.parse(good.received[0]?.body ?? '').token).toEqual(many(100).requestBody.token);
  });

  it('that are too long with their masks, or without, are told', async () => {
    const long = { ...many(100).requestBody, text: 'x'.repeat(64_500) };
    const { status, body } = await create({ requestBody: long });
    expect([status, body.issues[0].path, body.message]).toEqual([
      400,
      ['requestBody'],
      'Must be at most 65536 characters, with masks in place of its secrets',
    ]);
    const secret = 'y'.repeat(40_000);
    const saved = await made({ requestBody: { token: secret } });
    const twice = await patch(saved.id, { requestBody: { ...saved.requestBody, password: secret } });
    expect([twice.status, twice.body.message]).toEqual([400, 'Must be at most 65536 characters']);
  });
});
