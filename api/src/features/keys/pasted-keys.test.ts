import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rememberSecret, withoutKnownSecrets } from '#src/logging/known-secrets.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const KEY = `sk-proj-${'a1B2'.repeat(12)}`;
const AWS_ID = `AKIA${'Q'.repeat(16)}`;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const keys = async () => (await test.rest('GET', '/keys')).body as unknown[];
const reveal = async (id: number) => (await test.rest('POST', `/keys/${id}/reveal`)).body.apiKey;
const add = async (fields: object) => {
  const { id: providerId } = await providerBySlug(test, 'custom');
  return test.rest('POST', '/keys', { providerId, name: 'Main', ...fields });
};

const LINES = [
  [`OPENAI_API_KEY=${KEY}`, 'OPENAI_API_KEY='],
  [`export OPENAI_API_KEY="${KEY}"`, 'OPENAI_API_KEY='],
  [`Authorization: Bearer ${KEY}`, 'Authorization: Bearer'],
  [`Bearer ${KEY}`, 'Bearer'],
  [`x-api-key: ${KEY}`, 'x-api-key:'],
  [`"api_key": "${KEY}",`, 'api_key:'],
] as const;

describe('a text that is more than a key', () => {
  it.each(LINES)(
    'such as %j is not stored, and the message names what to leave out but not the key',
    async (line, before) => {
      const stored = await keys();
      const response = await add({ apiKey: line });
      const message = `This is more than a key: send only what follows “${before}”, or set exact to true to store the whole text`;
      expect(response).toMatchObject({
        status: 400,
        body: { message, issues: [{ path: ['apiKey'], message }] },
      });
      expect(JSON.stringify(response.body)).not.toContain(KEY);
      const { id: providerId } = await providerBySlug(test, 'custom');
      expect(await test.trpc('mutation', 'keys.add', { providerId, name: 'x', apiKey: line })).toMatchObject({
        status: 400,
      });
      expect(await keys()).toEqual(stored);
    },
  );

  it.each(LINES)('such as %j does not replace a key at a rotation', async (line) => {
    const { id } = await makeKey(test, { apiKey: KEY });
    const response = await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: line });
    expect(response).toMatchObject({ status: 400, body: { issues: [{ path: ['newApiKey'] }] } });
    expect(await test.trpc('mutation', 'keys.rotate', { id, newApiKey: line })).toMatchObject({
      status: 400,
    });
    expect(await reveal(id)).toBe(KEY);
  });

  it('is stored as it is if that is what the caller says', async () => {
    const line = `OPENAI_API_KEY=${KEY}`;
    const { body } = await add({ apiKey: line, exact: true });
    expect(await reveal(body.id)).toBe(line);
    await test.rest('POST', `/keys/${body.id}/rotate`, { newApiKey: `${line}2`, exact: true });
    expect(await reveal(body.id)).toBe(`${line}2`);
  });

  it.each([
    ['"quoted-key-0123"'],
    ['QUJDREVGR0hJSg=='],
    ['user:pass=word'],
    ['Endpoint=sb://a.example/;SharedAccessKey=QQ='],
  ])('is not %j: it is stored unchanged', async (apiKey) => {
    const { status, body } = await add({ apiKey });
    expect(status).toBe(200);
    expect(await reveal(body.id)).toBe(apiKey);
  });
});

describe('the access key ID of AWS without its secret', () => {
  const message =
    'This is only the access key ID, which signs nothing: enter ACCESS_KEY_ID:SECRET_ACCESS_KEY';

  it('is not stored for a provider whose calls are signed', async () => {
    const { id: providerId } = await providerBySlug(test, 'aws');
    const stored = await keys();
    expect(await add({ providerId, apiKey: AWS_ID })).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: ['apiKey'] }] },
    });
    expect(await keys()).toEqual(stored);
    expect((await add({ providerId, apiKey: `${AWS_ID}:${'s'.repeat(40)}` })).status).toBe(200);
  });

  it('does not replace a whole key at a rotation', async () => {
    const whole = `${AWS_ID}:${'s'.repeat(40)}`;
    const { id } = await makeKey(test, { slug: 'aws', apiKey: whole });
    expect(await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: AWS_ID })).toMatchObject({
      status: 400,
      body: { message },
    });
    expect(await reveal(id)).toBe(whole);
  });

  it('may be a key of another provider', async () => {
    expect((await add({ apiKey: AWS_ID })).status).toBe(200);
  });
});

describe('the same secret twice', () => {
  it('is looked for without making the log forget the secrets that are in use', async () => {
    for (let at = 0; at < 101; at += 1) await add({ apiKey: `forgetful-${at}-0123456789` });
    rememberSecret('in-use-0123456789');
    await add({ apiKey: 'forgetful-once-more-0123456789' });
    expect(withoutKnownSecrets('in-use-0123456789')).toBe('[secret]');
  });

  const SAME = 'sk-the-same-0123456789';

  it('is stored, and the response names the keys that have it', async () => {
    const first = await makeKey(test, { name: 'First', apiKey: SAME });
    const other = await makeKey(test, { slug: 'openai', name: 'Other provider', apiKey: SAME });
    const { body } = await add({ name: 'Second', apiKey: SAME });
    expect(body.sameSecretAs).toEqual([{ id: first.id, name: 'First' }]);
    expect(other.name).toBe('Other provider');
    expect((await add({ apiKey: `${SAME}x` })).body.sameSecretAs).toBeUndefined();
  });

  it('is rejected with 409 if the caller wants only new ones', async () => {
    const stored = await keys();
    const response = await add({ apiKey: SAME, ifNew: true });
    const message = 'You already stored this secret as “First”';
    expect(response).toMatchObject({ status: 409, body: { message, issues: [{ path: ['apiKey'] }] } });
    expect(await keys()).toEqual(stored);
    expect((await add({ apiKey: `${SAME}new`, ifNew: true })).status).toBe(200);
  });

  it('is stored once if several callers that want only new ones add it at once', async () => {
    for (const round of [1, 2, 3]) {
      const apiKey = `sk-at-once-${round}-0123456789`;
      const responses = await Promise.all([1, 2, 3, 4].map(() => add({ apiKey, ifNew: true })));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    }
  });

  it('is stored by each of several callers that add it at once, and told afterwards', async () => {
    const apiKey = 'sk-in-parallel-0123456789';
    const responses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => add({ apiKey })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const ids = responses.map(({ body }) => body.id).sort((one, other) => one - other);
    const { sameSecretAs } = (await add({ apiKey })).body;
    expect(sameSecretAs.map(({ id }: { id: number }) => id)).toEqual(ids);
  });

  it('is found after a rotation, and no longer as what it was before', async () => {
    const { id } = await makeKey(test, { name: 'Rotated', apiKey: 'sk-before-0123456789' });
    await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: 'sk-after-0123456789' });
    expect((await add({ apiKey: 'sk-after-0123456789' })).body.sameSecretAs).toEqual([
      { id, name: 'Rotated' },
    ]);
    expect((await add({ apiKey: 'sk-before-0123456789' })).body.sameSecretAs).toBeUndefined();
  });

  it('is told even if another of the stored secrets does not open', async () => {
    const broken = await makeKey(test, { name: 'Broken', apiKey: 'sk-broken-0123456789' });
    const { db } = test.deps.connection;
    await db.updateTable('api_keys').set({ secret: 'v2.broken' }).where('id', '=', broken.id).execute();
    expect((await add({ apiKey: SAME })).body.sameSecretAs).toContainEqual({
      id: expect.any(Number),
      name: 'First',
    });
  });
});
