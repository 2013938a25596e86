import { industryListSchema } from '@gatehouse/contract/research.ts';
import { CATEGORIES } from '@gatehouse/knowledge/categories.ts';
import { describe, expect, it } from 'vitest';
import { categoriesOfIndustry, INDUSTRIES } from '#src/industries.ts';

describe('INDUSTRIES', () => {
  it('has at least fifteen, each with a unique slug, sorted by name', () => {
    expect(industryListSchema.parse(INDUSTRIES).length).toBeGreaterThanOrEqual(15);
    expect(new Set(INDUSTRIES.map(({ id }) => id)).size).toBe(INDUSTRIES.length);
    for (const { id } of INDUSTRIES) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const names = INDUSTRIES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  });

  it('covers every category, so that every API belongs to an industry', () => {
    const covered = new Set(INDUSTRIES.flatMap(({ id }) => categoriesOfIndustry(id) ?? []));
    expect(CATEGORIES.filter((category) => !covered.has(category))).toEqual([]);
  });

  it('has no categories for an unknown industry', () => {
    expect(categoriesOfIndustry('nonsense')).toBeUndefined();
  });
});
