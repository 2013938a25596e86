import { industryListSchema } from '@gatehouse/contract/research.ts';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#src/curated-api.ts';
import { categoriesOfIndustry, INDUSTRIES } from '#src/industries.ts';

describe('INDUSTRIES', () => {
  it('are at least fifteen, each with a slug of its own, in the order of their names', () => {
    expect(industryListSchema.parse(INDUSTRIES).length).toBeGreaterThanOrEqual(15);
    expect(new Set(INDUSTRIES.map(({ id }) => id)).size).toBe(INDUSTRIES.length);
    for (const { id } of INDUSTRIES) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const names = INDUSTRIES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  });

  it('cover every category between them, so that no API is out of reach of all', () => {
    const covered = new Set(INDUSTRIES.flatMap(({ id }) => categoriesOfIndustry(id) ?? []));
    expect(CATEGORIES.filter((category) => !covered.has(category))).toEqual([]);
  });

  it('has no categories for an industry that does not exist', () => {
    expect(categoriesOfIndustry('nonsense')).toBeUndefined();
  });
});
