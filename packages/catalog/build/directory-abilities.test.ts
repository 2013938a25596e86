import { directoryAbilities } from '@gatehouse/knowledge/directory.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { expect, it } from 'vitest';
import { conceptNamed } from '#src/concepts.ts';
import { builtCatalog } from '#test/catalog.ts';

const catalog = builtCatalog();
const all = [...directoryAbilities(openKnowledge())];

it('are those of APIs that the directory has', () => {
  const unknown = all.flatMap(([id]) => {
    const row = catalog.store.rowOf(id);
    return row !== undefined && catalog.store.api(row).origin === 'directory' ? [] : [id];
  });
  expect(unknown).toEqual([]);
});

it('are concepts, each once', () => {
  expect(all.flatMap(([, names]) => names).filter((name) => conceptNamed(name) === undefined)).toEqual([]);
  expect(all.filter(([, names]) => new Set(names).size < names.length)).toEqual([]);
});

it('are found, and claimed by nothing', () => {
  const rows = catalog.store.withConcept('charts', null);
  const found = rows.find(({ row }) => catalog.store.api(row).id === 'quickchart.io');
  expect(found?.strength).toBeGreaterThanOrEqual(0.5);
  expect(found?.claim).toBe(0);
});
