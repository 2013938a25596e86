import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConcepts } from '#build/concepts/concepts.ts';
import { readTsv } from '#build/read-tsv.ts';
import { sourcesIn } from '#build/sources.ts';
import { abilitiesRowSchema, notMetRowSchema, regionRowSchema } from '#schema/directory.ts';
import { apiAt, rowOf, vendors } from '#src/apis/api-rows.ts';
import { withConcept } from '#src/apis/evidence.ts';
import { offeringParts } from '#src/concepts/concepts.ts';
import { curatedApis } from '#src/entries.ts';
import { openKnowledge } from '#src/open-knowledge.ts';
import { fromCurated } from './curated-api.ts';

const sources = sourcesIn(join(import.meta.dirname, '../..'));
const knowledge = openKnowledge();

it('the curated entries are in the file exactly as in the sources', () => {
  const built = vendors(knowledge).map(({ row }) => apiAt(knowledge, row));
  const written = curatedApis(knowledge).map(fromCurated);
  expect(built.length).toBeGreaterThan(50);
  expect(built, 'run "npm run build"').toEqual(written);
});

it('abilities that were assigned by hand are those of APIs that the directory has', () => {
  const rows = readTsv(sources.read('directory/abilities.tsv'), abilitiesRowSchema, ({ api }) => api);
  const unknown = rows.flatMap(({ api }) => {
    const row = rowOf(knowledge, api);
    return row !== undefined && apiAt(knowledge, row).origin === 'directory' ? [] : [api];
  });
  expect(unknown).toEqual([]);
  expect(rows.filter(({ concepts }) => new Set(concepts).size < concepts.length)).toEqual([]);
});

it('they are found, and claimed by nothing', () => {
  const found = withConcept(knowledge, 'charts', null).find(({ apiId }) => apiId === 'image-charts.com');
  expect(found?.strength).toBeGreaterThanOrEqual(0.5);
  expect(found?.claim).toBe(0);
});

it('what an API does not offer is claimed by none', () => {
  const rows = readTsv(
    sources.read('directory/not-met.tsv'),
    notMetRowSchema,
    ({ concept, slug }) => `${concept} of ${slug}`,
  );
  const claimed = rows.filter(({ concept, slug }) =>
    withConcept(knowledge, concept, null).some(({ apiId, claim }) => claim > 0 && apiId === slug),
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(claimed).toEqual([]);
});

it('each part of a concept is offered by an API', () => {
  const missing = readConcepts(sources).flatMap(({ name, parts = [] }) =>
    parts.flatMap(({ asks }, place) =>
      (offeringParts(knowledge)(name).get(place)?.size ?? 0) === 0 ? [`${name}: ${asks[0]}`] : [],
    ),
  );
  expect(missing).toEqual([]);
});

it('each API that is for some countries only is in the catalog, alone or with others of its provider', () => {
  const rows = readTsv(sources.read('directory/regions.tsv'), regionRowSchema, ({ api }) => api);
  const found = knowledge.prepare<[string, string], { id: number }>(
    "SELECT id FROM api WHERE name_id = ? OR name_id LIKE ? || ':%' LIMIT 1",
  );
  expect(rows.map(({ api }) => api).filter((api) => found.get(api, api) === undefined)).toEqual([]);
});
