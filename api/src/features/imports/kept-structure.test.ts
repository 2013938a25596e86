import type { Folder } from '@gatehouse/contract/folders.ts';
import type { ImportEntry } from '@gatehouse/contract/imports.ts';
import { MAX_FOLDER_DEPTH } from '@gatehouse/contract/plain/endpoint-options.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  return () => test.close();
});
afterAll(endImportThreads);

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const collection = (item: object[]): string =>
  JSON.stringify({ info: { name: 'Acme', schema: SCHEMA }, item });
const request = (name: string, more: object = {}) => ({
  name,
  request: { method: 'POST', url: 'https://api.acme.test/a', ...more },
});

/** Imports all that can be. */
const importAll = async (text: string) => {
  const providerId = (await providerBySlug(test, 'custom')).id;
  const review = await test.rest('POST', '/imports/review', { text });
  const endpoints = review.body.entries
    .filter(({ status }: ImportEntry) => status !== 'invalid')
    .map(({ index }: ImportEntry) => ({ index, providerId }));
  const result = await test.rest('POST', '/imports', {
    text,
    digest: review.body.digest,
    endpoints,
    secrets: [],
  });
  return { entries: review.body.entries as ImportEntry[], result };
};

/** `Acme/Open One` for each saved endpoint. */
const saved = async (): Promise<string[]> => {
  const folders: Folder[] = (await test.rest('GET', '/folders')).body;
  const pathOf = (id: number | null): string => {
    const folder = folders.find((one) => one.id === id);
    return folder === undefined ? '' : `${pathOf(folder.parentId)}${folder.name}/`;
  };
  const endpoints = (await test.rest('GET', '/saved-endpoints')).body;
  return endpoints
    .map(({ name, folderId }: { name: string; folderId: number | null }) => pathOf(folderId) + name)
    .sort();
};

describe('an import', () => {
  it('puts its requests into the folders of the document, which a second import finds again', async () => {
    const text = collection([
      { name: 'Open', item: [request('One'), { name: 'Deep', item: [request('Two')] }] },
      { name: 'Shut', item: [{ name: 'Deep', item: [request('Three')] }] },
      request('Four'),
    ]);
    const { entries, result } = await importAll(text);
    expect(result.status).toBe(200);
    expect(entries.map(({ path }) => path.join('/'))).toEqual([
      'Acme/Open',
      'Acme/Open/Deep',
      'Acme/Shut/Deep',
      'Acme',
    ]);
    const all = ['Acme/Four', 'Acme/Open/Deep/Two', 'Acme/Open/One', 'Acme/Shut/Deep/Three'];
    expect(await saved()).toEqual(all);
    await importAll(text);
    expect(await saved()).toEqual(all.flatMap((one) => [one, one]));
    expect((await test.rest('GET', '/folders')).body).toHaveLength(5);
  });

  it('puts what is deeper than folders can be into the deepest one', async () => {
    let item: object = request('One');
    for (let depth = 0; depth < MAX_FOLDER_DEPTH + 5; depth += 1) item = { name: `F${depth}`, item: [item] };
    const { result } = await importAll(collection([item]));
    expect(result.status).toBe(200);
    expect((await saved())[0]?.split('/')).toHaveLength(MAX_FOLDER_DEPTH + 1);
  });

  it('creates no folder if a request cannot be stored', async () => {
    const text = collection([{ name: 'Open', item: [request('One')] }]);
    const review = await test.rest('POST', '/imports/review', { text });
    const { status } = await test.rest('POST', '/imports', {
      text,
      digest: review.body.digest,
      endpoints: [{ index: 0, providerId: 999_999 }],
      secrets: [],
    });
    expect(status).toBe(400);
    expect((await test.rest('GET', '/folders')).body).toEqual([]);
  });

  it('saves a request without authentication as one without a key, and no other one', async () => {
    const { entries } = await importAll(
      collection([
        request('Open', { auth: { type: 'noauth' } }),
        request('Any', { header: [{ key: 'A', value: 'b' }] }),
      ]),
    );
    expect(entries.map(({ withoutKey }) => withoutKey)).toEqual([true, false]);
    const endpoints = (await test.rest('GET', '/saved-endpoints')).body;
    expect(
      Object.fromEntries(
        endpoints.map(({ name, withoutKey }: { name: string; withoutKey: boolean }) => [name, withoutKey]),
      ),
    ).toEqual({ Open: true, Any: false });
  });

  it('takes requests with one URL and different bodies or headers as different ones', async () => {
    const text = collection([
      request('a', { body: { mode: 'raw', raw: '[1]' } }),
      request('b', { body: { mode: 'raw', raw: '[2]' } }),
      request('c', { header: [{ key: 'X-V', value: '2' }], body: { mode: 'raw', raw: '[2]' } }),
      request('d', { body: { mode: 'raw', raw: '[2]' } }),
    ]);
    const { entries } = await importAll(text);
    expect(entries.map(({ status }) => status)).toEqual(['new', 'new', 'new', 'duplicate']);
    const again = await test.rest('POST', '/imports/review', { text });
    expect(again.body.entries.map(({ status }: ImportEntry) => status)).toEqual(Array(4).fill('duplicate'));
    const other = collection([request('e', { body: { mode: 'raw', raw: '[3]' } })]);
    expect((await test.rest('POST', '/imports/review', { text: other })).body.entries[0].status).toBe('new');
  });
});

it('equal requests are one only in one folder and by one name', async () => {
  const inFolder = (name: string, item: object[]) => ({ name, item });
  const text = collection([
    inFolder('A', [request('One'), request('One'), request('Two')]),
    inFolder('B', [request('One')]),
  ]);
  const { entries } = await importAll(text);
  expect(entries.map(({ status, reason }) => [status, reason])).toEqual([
    ['new', null],
    ['duplicate', expect.stringMatching(/^The same request as in line \d+$/)],
    ['new', null],
    ['new', null],
  ]);
  const { body } = await test.rest('POST', '/imports/review', { text });
  expect(body.entries.map(({ status }: ImportEntry) => status)).toEqual(Array(4).fill('duplicate'));
});
