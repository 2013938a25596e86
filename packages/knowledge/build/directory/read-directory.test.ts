import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entriesOf } from '#build/apis/entries.ts';
import { writeApis } from '#build/apis/write-apis.ts';
import { writeEvidence } from '#build/apis/write-evidence.ts';
import { writeNames } from '#build/apis/write-names.ts';
import { createPhraseTables } from '#build/concepts/phrases.ts';
import { writeDraft } from '#build/draft.ts';
import { sourcesIn } from '#build/sources.ts';
import type { CuratedApi } from '#schema/entry.ts';
import { withWord } from '#src/apis/evidence.ts';
import { operationsOf } from '#src/apis/lookups.ts';
import { directoryText } from '#src/apis/text-index.ts';
import { longestAt } from '#src/concepts/phrases.ts';
import { openKnowledge, openKnowledgeFile } from '#src/open-knowledge.ts';
import { readDirectory } from './read-directory.ts';
import { readDirectoryTables } from './tables.ts';

const describing = {
  knowledge: openKnowledge(),
  tables: readDirectoryTables(sourcesIn(join(import.meta.dirname, '../..'))),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-directory-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, info: object, more: object = {}): void => {
  const file = join(folder, 'api', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  const paths = { '/things/{id}': { get: { summary: 'Read a thing', tags: ['Things'] } } };
  writeFileSync(
    file,
    JSON.stringify({ info, servers: [{ url: 'https://api.acme.dev/v1' }], paths, ...more }),
  );
};
const read = (wanted: string[] = []) => readDirectory(describing, join(folder, 'api'), new Set(wanted));
const idsOf = () => read().map(({ api }) => api.id);

const curated: CuratedApi = {
  slug: 'acme',
  name: 'Acme',
  description: 'Keeps things.',
  categories: ['storage'],
  capabilities: ['file storage'],
  useCases: ['keep things'],
  synonyms: [],
  pricing: { model: 'free', summary: 'Costs nothing.', freeTier: null, checked: '2026-01-01' },
  urls: {
    website: 'https://acme.dev/',
    registration: 'https://acme.dev/signup',
    documentation: 'https://acme.dev/docs',
    developerPortal: null,
    apiReference: null,
  },
  domains: ['acme.dev'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.acme.dev',
  keyHint: null,
  oauth: null,
  operations: [{ method: 'GET', path: '/v1/things/{thing_id}', summary: 'Fetch one' }],
  popularity: 3,
  directoryId: 'acme.dev',
};

describe('readDirectory', () => {
  it('makes one API of the parts of a provider that is folded', () => {
    const served = (path: string) => ({ servers: [{ url: `https://apisetu.gov.in${path}` }] });
    put('apisetu.gov.in/a', { title: 'University A', version: '1' }, served('/a/v3'));
    put('apisetu.gov.in/b', { title: 'Board B', version: '1' }, served('/b/v3'));
    const [only, ...others] = read();
    expect(others).toEqual([]);
    expect(only?.api).toMatchObject({
      id: 'apisetu.gov.in',
      name: 'API Setu',
      baseUrl: 'https://apisetu.gov.in',
    });
    expect(only?.operations.map(({ path, summary }) => `${path} ${summary}`)).toEqual([
      '/a/v3/things/{id} University A: Read a thing',
      '/b/v3/things/{id} Board B: Read a thing',
    ]);
  });

  it('reads the facts from a description', () => {
    put('weather.dev/now', {
      title: 'Now',
      version: '2',
      description: '<p>Weather of this very moment.</p>',
      contact: { url: 'javascript:alert(1)' },
      'x-apisguru-categories': ['open_data', 'z'],
    });
    expect(read()[0]?.api).toMatchObject({
      id: 'weather.dev:now',
      name: 'Weather Now',
      description: 'Weather of this very moment.',
      category: 'weather',
      categories: ['weather'],
      website: 'https://weather.dev/',
      baseUrl: 'https://api.acme.dev/v1',
      version: '2',
    });
    expect(read()[0]?.operations).toEqual([{ method: 'GET', path: '/things/{id}', summary: 'Read a thing' }]);
  });

  it('leaves out server editions, previews, betas, non-preferred versions and APIs without operations', () => {
    for (const name of [
      'github.com/ghes-3.1',
      'acme.dev/bus-preview',
      'acme.dev/bus-beta',
      'azure.com/azsadmin-x',
    ])
      put(name, { title: 'x' });
    put('acme.dev/old', { title: 'x', 'x-preferred': false });
    put('acme.dev/empty', { title: 'x' }, { paths: {} });
    put('azure.com/new', { title: 'x', version: '2020-01-01-preview' });
    put('acme.dev/kept', { title: 'x', 'x-preferred': true });
    expect(idsOf()).toEqual(['acme.dev:kept']);
    expect(read(['acme.dev:bus-beta']).map(({ api }) => api.id)).toEqual([
      'acme.dev:bus-beta',
      'acme.dev:kept',
    ]);
  });

  it('merges the files of one Azure service into one API, and keeps services apart', () => {
    put('azure.com/sql-a', { title: 'SqlManagementClient' });
    put('azure.com/sql-b', { title: 'SqlManagementClient' });
    put('azure.com/sql-c', { title: 'Other Sql Client' });
    const apis = read();
    expect(apis.map(({ api }) => [api.id, api.name])).toEqual([
      ['azure.com:sql-a', 'Azure Sql'],
      ['azure.com:sql-c', 'Azure Other Sql'],
    ]);
    expect(apis[0]?.operations).toHaveLength(2);
  });

  it('leaves out retired APIs, with all files of a merged service', () => {
    put('azure.com/mediaservices-AccountFilters', { title: 'Azure Media Services' });
    put('azure.com/mediaservices-Accounts', { title: 'Azure Media Services' });
    put('googleapis.com/plus', { title: 'Google+ API' });
    put('acme.dev/kept', { title: 'x' });
    expect(idsOf()).toEqual(['acme.dev:kept']);
  });

  it('drops deprecated operations and finds a summary wherever there is one', () => {
    const paths = {
      '/a': { get: { deprecated: true, summary: 'gone' }, post: { description: '<b>Makes</b> an a.' } },
      '/b': { put: { operationId: 'replaceB' }, parameters: [] },
    };
    put('acme.dev', { title: 'Acme' }, { paths });
    expect(read()[0]?.operations).toEqual([
      { method: 'POST', path: '/a', summary: 'Makes an a.' },
      { method: 'PUT', path: '/b', summary: 'Replace B' },
    ]);
  });

  it('copes with descriptions in which nothing has the right type', () => {
    put(
      'acme.dev',
      { title: 7, description: [], contact: 'x', 'x-apisguru-categories': 'y' },
      { servers: {}, components: 5 },
    );
    expect(read()[0]?.api).toMatchObject({ id: 'acme.dev', name: 'Acme', baseUrl: null, keyPlacement: null });
  });
});

describe('the catalogue', () => {
  const build = (name: string, apis: CuratedApi[] = [curated]): string => {
    const file = join(folder, name);
    writeDraft(file, (draft) => {
      createPhraseTables(draft);
      const entries = entriesOf(apis, read());
      writeApis(draft, entries, new Map(), new Map());
      writeEvidence(draft, entries, [], {
        abilities: new Map(),
        notMet: [],
        regions: new Map(),
        ownData: new Set(),
      });
      writeNames(draft, entries, []);
    });
    return file;
  };

  it('is the same bytes from the same sources', () => {
    put('acme.dev', { title: 'Acme' });
    put('weather.dev', { title: 'Weather' });
    expect(readFileSync(build('one')).equals(readFileSync(build('two')))).toBe(true);
  });

  it('combines what the directory and a hand-written entry say about one API', () => {
    put(
      'acme.dev',
      { title: 'Acme' },
      { paths: { '/things/{id}': { get: {} }, '/things': { get: { summary: 'List' } } } },
    );
    const built = openKnowledgeFile(build('built'));
    const operations = operationsOf(built, 'acme', 10);
    expect(operations.map(({ path, summary }) => [path, summary])).toEqual([
      ['/v1/things/{thing_id}', 'Fetch one'],
      ['/v1/things', 'List'],
    ]);
    expect(longestAt(built, 'vendor', ['acme'], 0)).toEqual({ meanings: ['Acme'], length: 1 });
    expect(withWord(built, 'storag', null).map(({ apiId }) => apiId)).toEqual(['acme']);
    expect(directoryText.hits(built, 'acme', null, 5)).toEqual([]);
    built.close();
  });

  it('fails on an unknown directory name', () => {
    put('weather.dev', { title: 'Weather' });
    expect(() => build('x')).toThrow(/no acme\.dev/);
  });
});
