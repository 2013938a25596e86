import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const patch = (id: number, tags: unknown) => test.rest('PATCH', `/keys/${id}`, { tags });
const listed = async (id: number) =>
  (await test.rest('GET', '/keys')).body.find((key: { id: number }) => key.id === id);
const twenty = Array.from({ length: 20 }, (_, at) => `tag ${at}`);

describe('the tags of a key', () => {
  it('are none at first, and those that it is added with, trimmed, in their order', async () => {
    expect(await makeKey(test)).toMatchObject({ tags: [] });
    const key = await makeKey(test, { tags: [' shop ', 'Berlin', 'größe “groß”'] });
    expect(key).toMatchObject({ tags: ['shop', 'Berlin', 'größe “groß”'] });
    expect(await listed(key.id)).toEqual(key);
  });

  it('are replaced by an edit over REST and tRPC, and stay if it is about something else', async () => {
    const { id } = await makeKey(test, { tags: ['shop'] });
    expect((await patch(id, ['billing', 'shop'])).body).toMatchObject({ tags: ['billing', 'shop'] });
    const { body } = await test.rest('PATCH', `/keys/${id}`, { name: 'Other' });
    expect(body).toMatchObject({ name: 'Other', tags: ['billing', 'shop'] });
    const cleared = await test.trpc('mutation', 'keys.update', { id, tags: [] });
    expect(cleared.body).toMatchObject({ tags: [] });
    expect(await listed(id)).toMatchObject({ tags: [] });
  });

  it('are changed and recorded by name alone, and not at all if they are the same', async () => {
    const { id, updatedAt } = await makeKey(test, { tags: ['shop'] });
    expect((await patch(id, ['shop'])).body).toMatchObject({ updatedAt });
    await patch(id, ['secret project']);
    const events = await test.deps.connection.db
      .selectFrom('audit_events')
      .select('detail')
      .where('subject_id', '=', id)
      .where('action', '=', 'key.update')
      .execute();
    expect(events.map(({ detail }) => JSON.parse(detail ?? ''))).toEqual([{ fields: 'tags' }]);
  });

  it('stay with a rotation', async () => {
    const { id } = await makeKey(test, { tags: ['shop'] });
    const { body } = await test.rest('POST', `/keys/${id}/rotate`, {
      newApiKey: 'another-secret-0123456789',
    });
    expect(body).toMatchObject({ tags: ['shop'] });
  });

  it('are at most 20, of at most 40 characters', async () => {
    const { id } = await makeKey(test);
    const longest = '🔑'.repeat(40);
    expect((await patch(id, [...twenty.slice(1), longest])).body.tags).toHaveLength(20);
    expect(await listed(id)).toMatchObject({ tags: [...twenty.slice(1), longest] });
  });

  it.each([
    [[...twenty, 'one more'], 'A key can have at most 20 tags'],
    [[' '], 'A tag has 1 to 40 characters'],
    [['x'.repeat(41)], 'A tag has 1 to 40 characters'],
    [[7], 'A tag has 1 to 40 characters'],
    [['shop', 'Shop '], 'Each tag can be given once; upper and lower case are the same'],
    [['größe', 'GRO\u0308ßE'], 'Each tag can be given once; upper and lower case are the same'],
    [['a\0b'], 'Must not contain NUL or unpaired surrogate characters'],
    ['shop', 'Must be a list of at most 20 tags'],
    [null, 'Must be a list of at most 20 tags'],
  ])('%j are rejected with their message, for a new key and for an old one', async (tags, message) => {
    const { id } = await makeKey(test, { tags: ['stays'] });
    const edited = await patch(id, tags);
    expect(edited.status).toBe(400);
    expect(JSON.stringify(edited.body)).toContain(message);
    expect(await listed(id)).toMatchObject({ tags: ['stays'] });
    const before = (await test.rest('GET', '/keys')).body.length;
    const { providerId } = await listed(id);
    const added = await test.rest('POST', '/keys', {
      providerId,
      name: 'New',
      apiKey: 'new-secret-0123456789',
      tags,
    });
    expect(added.status).toBe(400);
    expect((await test.rest('GET', '/keys')).body).toHaveLength(before);
  });
});
