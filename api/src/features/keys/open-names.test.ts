import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const MESSAGE = "This looks like a secret. Put it into the key's field.";
/** As long as a tag can be. */
const KEY = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a';
/** A key without a form of its own. */
const BARE = 'correct horse battery staple';

const count = async (): Promise<number> => (await test.rest('GET', '/keys')).body.length;
const add = async (fields: object) => {
  const { id } = await providerBySlug(test, 'custom');
  return test.rest('POST', '/keys', { providerId: id, name: 'Main key', apiKey: BARE, ...fields });
};

describe('a name or a tag that is a key', () => {
  it.each<[object, string]>([
    [{ name: KEY }, 'name'],
    [{ name: `Production ${KEY}` }, 'name'],
    [{ name: BARE }, 'name'],
    [{ tags: ['shop', KEY] }, 'tags'],
    [{ tags: [BARE] }, 'tags'],
  ])('is rejected in %j, and nothing is added', async (fields, field) => {
    const before = await count();
    const { status, body } = await add(fields);
    expect([status, body.issues]).toEqual([400, [{ path: [field], message: MESSAGE }]]);
    expect(JSON.stringify(body)).not.toContain(KEY);
    expect(await count()).toBe(before);
  });

  it.each<[object, string]>([
    [{ name: KEY }, 'name'],
    [{ tags: [KEY] }, 'tags'],
  ])('is rejected in the change %j, which changes nothing', async (fields, field) => {
    const key = await makeKey(test);
    const { status, body } = await test.rest('PATCH', `/keys/${key.id}`, { ...fields, keyType: 'testing' });
    expect([status, body.issues]).toEqual([400, [{ path: [field], message: MESSAGE }]]);
    const listed = (await test.rest('GET', '/keys')).body.find(({ id }: { id: number }) => id === key.id);
    expect(listed).toEqual(key);
  });

  it.each(['OPENAI_API_KEY', 'Key of 2026-05, backup', 'sk-test', 'prod #2', 'secret project'])(
    'is not seen in %s',
    async (name) => {
      const key = await makeKey(test, { name, tags: [name] });
      expect(key).toMatchObject({ name, tags: [name] });
      expect((await test.rest('PATCH', `/keys/${key.id}`, { name: `${name}!` })).status).toBe(200);
    },
  );
});
