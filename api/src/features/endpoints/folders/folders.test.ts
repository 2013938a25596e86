import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Folder } from '@gatehouse/contract/folders.ts';
import { MAX_FOLDER_DEPTH, MAX_FOLDERS } from '@gatehouse/contract/plain/endpoint-options.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let providerId: number;
let now = Date.UTC(2027, 2, 1);
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  providerId = (await providerBySlug(test, 'custom')).id;
});
afterAll(() => test.close());

const list = async (): Promise<Folder[]> => (await test.rest('GET', '/folders')).body;
const endpoints = async (): Promise<SavedEndpoint[]> => (await test.rest('GET', '/saved-endpoints')).body;
beforeEach(async () => {
  for (const { id } of await endpoints()) await test.rest('DELETE', `/saved-endpoints/${id}`);
  await test.deps.connection.db.deleteFrom('folders').execute();
});

const post = (body: object) => test.rest('POST', '/folders', body);
const patch = (id: number, body: object) => test.rest('PATCH', `/folders/${id}`, body);
const remove = (id: number) => test.rest('DELETE', `/folders/${id}`);
const create = async (name: string, more: object = {}): Promise<Folder> => {
  const { status, body } = await post({ name, ...more });
  expect(status).toBe(200);
  return body;
};
const save = (more: object = {}) =>
  test.rest('POST', '/saved-endpoints', {
    providerId,
    name: 'List models',
    endpoint: 'https://api.example.com/v1/models',
    method: 'GET',
    ...more,
  });
/** So many folders, each in the one before. */
const nest = async (depth: number): Promise<Folder[]> => {
  const nested: Folder[] = [];
  for (let at = 1; at <= depth; at += 1)
    nested.push(await create(`Level ${at}`, { parentId: nested.at(-1)?.id }));
  return nested;
};
/** The names of all folders, each with what it is in. */
const tree = async (): Promise<Record<string, string | undefined>> => {
  const folders = await list();
  const nameOf = (id: number | null) => folders.find((folder) => folder.id === id)?.name;
  return Object.fromEntries(folders.map(({ name, parentId }) => [name, nameOf(parentId)]));
};

describe('a folder', () => {
  it('returns what was stored', async () => {
    const billing = await create('  Billing  ');
    expect(billing).toEqual({
      id: expect.any(Number),
      name: 'Billing',
      parentId: null,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: billing.createdAt,
    });
    const refunds = await create('Refunds', { parentId: billing.id });
    expect(refunds.parentId).toBe(billing.id);
    expect(await list()).toEqual([billing, refunds]);
  });

  it('works the same way over tRPC', async () => {
    const { body } = await test.trpc('mutation', 'folders.create', { name: 'Billing' });
    expect((await test.trpc('query', 'folders.list', {})).body).toEqual([body]);
    const renamed = await test.trpc('mutation', 'folders.update', { id: body.id, name: 'Invoices' });
    expect(renamed.body).toMatchObject({ id: body.id, name: 'Invoices', parentId: null });
    expect((await test.trpc('mutation', 'folders.delete', { id: body.id })).body).toEqual({ id: body.id });
  });

  it('is listed by name, with numbers in their order and whatever its case', async () => {
    for (const name of ['v10', 'b', 'V9', 'A', 'a']) await create(name);
    expect((await list()).map(({ name }) => name)).toEqual(['A', 'a', 'b', 'V9', 'v10']);
  });

  it('is renamed, and moved, each without the other', async () => {
    const [one, two] = [await create('One'), await create('Two')];
    const moved = (await patch(two.id, { parentId: one.id })).body;
    expect(moved).toMatchObject({ name: 'Two', parentId: one.id });
    expect(moved.updatedAt > two.updatedAt).toBe(true);
    expect((await patch(two.id, { name: 'Other' })).body).toMatchObject({ name: 'Other', parentId: one.id });
    expect((await patch(two.id, { parentId: null })).body).toMatchObject({ name: 'Other', parentId: null });
    expect(await tree()).toEqual({ One: undefined, Other: undefined });
  });

  it.each<[wrong: object, field: string, message: string]>([
    [{}, 'name', 'Folder name is required'],
    [{ name: '  ' }, 'name', 'Folder name is required'],
    [{ name: 'n'.repeat(201) }, 'name', 'Must be at most 200 characters'],
    [{ name: 'a\0' }, 'name', 'Must not contain NUL or unpaired surrogate characters'],
    [{ name: 'In none', parentId: 999_999 }, 'parentId', 'Unknown folder'],
    [{ name: 'sk-proj-ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' }, 'name', 'contains what looks like a key'],
  ])(
    'with wrong input %# is rejected with its message, and nothing is stored',
    async (wrong, field, message) => {
      const { status, body } = await post(wrong);
      expect([status, body.issues[0].path[0]]).toEqual([400, field]);
      expect(body.message).toContain(message);
      expect(await list()).toEqual([]);
      const { id } = await create('n'.repeat(200));
      if (Object.keys(wrong).length === 0) return;
      expect((await patch(id, wrong)).status).toBe(400);
      expect((await list())[0]?.name).toBe('n'.repeat(200));
    },
  );

  it('has no name that contains a stored key', async () => {
    await makeKey(test, { apiKey: 'quite-unlike-a-key-of-anybody' });
    const { status, body } = await post({ name: 'With quite-unlike-a-key-of-anybody' });
    expect([status, body.issues[0].path]).toEqual([400, ['name']]);
    expect(body.message).toContain('contains a secret that is stored here');
    expect(body.message).not.toContain('quite-unlike');
  });

  it('that is gone is not found', async () => {
    const { id } = await create('Gone');
    expect((await remove(id)).body).toEqual({ id });
    for (const { status, body } of [await remove(id), await patch(id, { name: 'Back' })])
      expect([status, body.message]).toEqual([404, 'Folder not found']);
  });
});

describe('an endpoint', () => {
  it('is in no folder, or in the one that it is saved in or moved to', async () => {
    expect((await save()).body.folderId).toBeNull();
    const [one, two] = [await create('One'), await create('Two')];
    const saved = (await save({ folderId: one.id })).body;
    expect(saved.folderId).toBe(one.id);
    const move = async (folderId: number | null) =>
      (await test.rest('PATCH', `/saved-endpoints/${saved.id}`, { folderId })).body.folderId;
    expect([await move(two.id), await move(null), await move(one.id)]).toEqual([two.id, null, one.id]);
    const renamed = await test.rest('PATCH', `/saved-endpoints/${saved.id}`, { name: 'Renamed' });
    expect(renamed.body.folderId).toBe(one.id);
    expect((await endpoints()).map(({ folderId }) => folderId)).toEqual([one.id, null]);
  });

  it('is not put into a folder that there is not', async () => {
    const { status, body } = await save({ folderId: 999_999 });
    expect([status, body.message, body.issues[0].path]).toEqual([400, 'Unknown folder', ['folderId']]);
    const { id } = (await save()).body;
    const moved = await test.rest('PATCH', `/saved-endpoints/${id}`, { folderId: 999_999 });
    expect([moved.status, moved.body.message]).toEqual([400, 'Unknown folder']);
    expect((await endpoints()).map(({ folderId }) => folderId)).toEqual([null]);
  });

  it('keeps its hidden values where it is moved to', async () => {
    const { id } = await create('One');
    const saved = (await save({ headers: { 'X-Api-Key': 'hidden-0123456789' } })).body;
    const { body } = await test.rest('PATCH', `/saved-endpoints/${saved.id}`, { folderId: id });
    expect(body.headers).toEqual(saved.headers);
    expect((await remove(id)).status).toBe(200);
    expect((await endpoints())[0]).toMatchObject({ folderId: null, headers: saved.headers });
  });
});

describe('a deleted folder', () => {
  it('leaves its endpoints and folders to its parent', async () => {
    const [top, middle, low] = (await nest(3)) as [Folder, Folder, Folder];
    const inMiddle = (await save({ folderId: middle.id })).body;
    const inLow = (await save({ folderId: low.id })).body;
    expect((await remove(middle.id)).body).toEqual({ id: middle.id });
    expect(await tree()).toEqual({ 'Level 1': undefined, 'Level 3': 'Level 1' });
    const folderOf = async (id: number) => (await endpoints()).find((one) => one.id === id)?.folderId;
    expect(await folderOf(inMiddle.id)).toBe(top.id);
    expect(await folderOf(inLow.id)).toBe(low.id);
    await remove(top.id);
    expect(await tree()).toEqual({ 'Level 3': undefined });
    expect(await folderOf(inMiddle.id)).toBeNull();
  });

  it('gives what it leaves another version, even if the clock was set back', async () => {
    const [top, low] = (await nest(2)) as [Folder, Folder];
    const saved = (await save({ folderId: top.id })).body;
    now -= 60_000;
    await remove(top.id);
    now += 60_000;
    const [left] = await endpoints();
    const [folder] = await list();
    expect(folder).toMatchObject({ id: low.id, parentId: null });
    expect([left?.updatedAt, folder?.updatedAt].map((at = '') => at > saved.updatedAt)).toEqual([true, true]);
  });

  it('comes back with what was in it, without what is gone', async () => {
    const [top, low] = (await nest(2)) as [Folder, Folder];
    const saved = (await save({ folderId: top.id })).body;
    await remove(top.id);
    const back = await create('Back', { endpointIds: [saved.id, 999_999], folderIds: [low.id, 999_999] });
    expect(await tree()).toEqual({ Back: undefined, 'Level 2': 'Back' });
    expect(await endpoints()).toMatchObject([{ id: saved.id, folderId: back.id }]);
  });

  it('does not come back with more than one request may move', async () => {
    const ids = Array.from({ length: 10_001 }, (_, at) => at + 1);
    expect((await post({ name: 'All', endpointIds: ids.slice(1) })).status).toBe(200);
    expect((await post({ name: 'More', endpointIds: ids })).body.message).toBe(
      'At most 10000 endpoints can be moved at once',
    );
  });
});

describe('a tree of folders', () => {
  const RING = 'A folder cannot be moved into itself or a folder in it';

  it('has no ring', async () => {
    const [top, middle, low] = (await nest(3)) as [Folder, Folder, Folder];
    const before = await list();
    for (const target of [top, middle, low]) {
      const { status, body } = await patch(top.id, { parentId: target.id });
      expect([status, body.message, body.issues[0].path]).toEqual([400, RING, ['parentId']]);
    }
    const within = await post({ name: 'New', parentId: low.id, folderIds: [top.id] });
    expect([within.status, within.body.message]).toEqual([400, RING]);
    expect(await list()).toEqual(before);
  });

  it('has no ring after moves at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, two, three] = [await create('One'), await create('Two'), await create('Three')];
      const moves = await Promise.all([
        patch(one.id, { parentId: two.id }),
        patch(two.id, { parentId: three.id }),
        patch(three.id, { parentId: one.id }),
      ]);
      expect(moves.map(({ status }) => status).sort()).toEqual([200, 200, 400]);
      for (const { id } of [one, two, three]) await remove(id);
    }
  });

  it('loses nothing that is put into a folder while that is deleted', async () => {
    const top = await create('Top');
    for (let round = 0; round < 10; round += 1) {
      const folder = await create('Folder', { parentId: top.id });
      const [removed, saved, made, moved] = await Promise.all([
        remove(folder.id),
        save({ folderId: folder.id }),
        post({ name: 'In it', parentId: folder.id }),
        create('Moved').then(({ id }) => patch(id, { parentId: folder.id })),
      ]);
      expect(removed.status).toBe(200);
      for (const { status, body } of [saved, made, moved])
        expect(status === 200 || body.message === 'Unknown folder', body.message).toBe(true);
      const names = await tree();
      if (made.status === 200) expect(names['In it']).toBe('Top');
      expect(names.Moved).toBe(moved.status === 200 ? 'Top' : undefined);
      const found = (await endpoints()).filter(({ id }) => id === saved.body.id);
      if (saved.status === 200) expect(found).toMatchObject([{ folderId: top.id }]);
      for (const { id, name } of await list()) if (name !== 'Top') await remove(id);
    }
  });

  it('is as deep as it may be, and no deeper', async () => {
    const nested = await nest(MAX_FOLDER_DEPTH);
    const deepest = nested.at(-1)?.id;
    const message = `Folders can be at most ${MAX_FOLDER_DEPTH} deep`;
    const below = await post({ name: 'Too deep', parentId: deepest });
    expect([below.status, below.body.message, below.body.issues[0].path]).toEqual([
      400,
      message,
      ['parentId'],
    ]);
    const other = await create('Other');
    const moved = await patch(nested[0]?.id ?? 0, { parentId: other.id });
    expect([moved.status, moved.body.message]).toEqual([400, message]);
    expect((await list()).length).toBe(MAX_FOLDER_DEPTH + 1);
    expect((await patch(nested[1]?.id ?? 0, { parentId: other.id })).status).toBe(200);
  });

  it('has as many folders as it may have, and no more', async () => {
    const at = new Date(now).toISOString();
    const rows = Array.from({ length: MAX_FOLDERS - 1 }, (_, index) => ({ name: `Folder ${index}` }));
    for (let start = 0; start < rows.length; start += 500)
      await test.deps.connection.db
        .insertInto('folders')
        .values(rows.slice(start, start + 500).map((row) => ({ ...row, created_at: at, updated_at: at })))
        .execute();
    const last = await create('The last one');
    const { status, body } = await post({ name: 'One too many' });
    expect([status, body.message]).toEqual([409, 'There are 2000 folders, and cannot be more']);
    expect((await list()).length).toBe(MAX_FOLDERS);
    expect((await patch(last.id, { name: 'Renamed' })).status).toBe(200);
  });
});
