import { notMet } from '@gatehouse/knowledge/directory.ts';
import { curatedApis } from '@gatehouse/knowledge/entries.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { expect, it } from 'vitest';
import { conceptNamed } from '#src/concepts.ts';
import { builtCatalog } from '#test/catalog.ts';

const CURATED_APIS = curatedApis(openKnowledge());

const all = notMet(openKnowledge());

it('names concepts and curated APIs, each pair once, with the reason', () => {
  const ids = new Set(CURATED_APIS.map(({ slug }) => slug));
  expect(all.filter(({ concept }) => conceptNamed(concept) === undefined)).toEqual([]);
  expect(all.filter(({ slug }) => !ids.has(slug))).toEqual([]);
  expect(all.filter(({ why }) => why === '')).toEqual([]);
  expect(new Set(all.map(({ concept, slug }) => `${concept} ${slug}`)).size).toBe(all.length);
});

it('is claimed by none of them', () => {
  const { store } = builtCatalog();
  const claimed = all.filter(({ concept, slug }) =>
    store.withConcept(concept, null).some(({ row, claim }) => claim > 0 && store.api(row).id === slug),
  );
  expect(claimed).toEqual([]);
});
