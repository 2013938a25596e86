import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let upstream: Upstream;
beforeAll(async () => {
  test = await createTestApp();
  upstream = await startUpstream((_call, _request, response) => response.end('{}'));
});
afterAll(() => Promise.all([test.close(), upstream.close()]));

type Fields = Record<string, unknown>;

let names = 0;
const environmentWith = async (keys: Fields[]): Promise<number> => {
  names += 1;
  const { status, body } = await test.rest('POST', '/environments', { name: `E${names}`, keys });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};

beforeEach(() => {
  upstream.received.length = 0;
});

describe('the key of a saved endpoint', () => {
  const NAMES = ['environment', 'endpoint', 'call'];

  const keys = async () => {
    const made = NAMES.map((name) =>
      makeKey(test, { name, apiKey: `key-of-${name}-0123456789`, baseUrl: upstream.url }),
    );
    const [environment, endpoint, call] = await Promise.all(made);
    if (environment === undefined || endpoint === undefined || call === undefined) throw new Error('no keys');
    return { environment, endpoint, call };
  };

  const tested = async (saved: Fields, fields: Fields = {}) => {
    const { environment: own, endpoint, call: named } = await keys();
    const { providerId } = own;
    const created = await test.rest('POST', '/saved-endpoints', {
      providerId,
      name: 'Users',
      method: 'POST',
      endpoint: `${upstream.url}/v1`,
      apiKeyId: endpoint.id,
      ...saved,
    });
    expect(created.status, JSON.stringify(created.body)).toBe(200);
    const environmentId = await environmentWith([{ providerId, apiKeyId: own.id }]);
    const call = {
      method: 'POST',
      endpoint: `${upstream.url}/v1`,
      savedEndpointId: created.body.id,
      environmentId,
      ...(fields.apiKeyId === 'call' ? { apiKeyId: named.id } : {}),
    };
    const { status, body } = await test.rest('POST', '/test', call);
    expect(status, JSON.stringify(body)).toBe(200);
    const code = await test.rest('POST', '/generate-code', { ...call, language: 'curl' });
    expect(code.status).toBe(200);
    return upstream.received.at(-1)?.headers.authorization;
  };

  it('is that of the environment', async () => {
    expect(await tested({})).toBe('Bearer key-of-environment-0123456789');
  });

  it('is the one that the call names', async () => {
    expect(await tested({}, { apiKeyId: 'call' })).toBe('Bearer key-of-call-0123456789');
  });

  it('is none if the endpoint is tested without a key', async () => {
    expect(await tested({ apiKeyId: null, withoutKey: true })).toBeUndefined();
    expect(await tested({ withoutKey: true })).toBeUndefined();
  });

  it('is its own if the environment has none of its provider', async () => {
    const other = await makeKey(test, { slug: 'openai' });
    const environmentId = await environmentWith([{ providerId: other.providerId, apiKeyId: other.id }]);
    const { endpoint } = await keys();
    const saved = await test.rest('POST', '/saved-endpoints', {
      providerId: endpoint.providerId,
      name: 'Users',
      method: 'POST',
      endpoint: `${upstream.url}/v1`,
      apiKeyId: endpoint.id,
    });
    const call = { method: 'POST', endpoint: '/v1', savedEndpointId: saved.body.id, environmentId };
    expect((await test.rest('POST', '/test', call)).status).toBe(200);
    expect(upstream.received.at(-1)?.headers.authorization).toBe('Bearer key-of-endpoint-0123456789');
  });
});
