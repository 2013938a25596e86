import { QUICK_DISCOVERIES } from '@gatehouse/contract/plain/discovery-options.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { quickDiscovery } from '#src/quick-discoveries.ts';

const knowledge = openKnowledge();
const idsOf = (id: 'business' | 'marketing' | 'research', limit?: number) =>
  quickDiscovery(knowledge, id, limit).apis.map((api) => api.id);

describe('quickDiscovery', () => {
  it('returns what a developer expects under each label', () => {
    expect(idsOf('business')).toEqual(
      expect.arrayContaining(['salesforce', 'hubspot', 'power-bi', 'tableau']),
    );
    expect(idsOf('marketing')).toEqual(
      expect.arrayContaining(['mailchimp', 'google-analytics', 'google-ads']),
    );
    expect(idsOf('research')).toEqual(expect.arrayContaining(['similarweb', 'alpha-vantage', 'newsapi']));
  });

  it('returns at least eight different hand-written APIs for each, and says what they are for', () => {
    for (const { id } of QUICK_DISCOVERIES) {
      const { apis, description } = quickDiscovery(knowledge, id);
      expect(apis.length).toBeGreaterThanOrEqual(8);
      expect(new Set(apis).size).toBe(apis.length);
      expect(apis.every(({ origin }) => origin === 'curated')).toBe(true);
      expect(description).toMatch(/^APIs /);
    }
  });

  it('ranks APIs that fit in two categories before equally well-known ones', () => {
    const found = idsOf('research');
    expect(found.indexOf('fred')).toBeGreaterThan(-1);
    expect(found.indexOf('fred')).toBeLessThan([...found, 'coingecko'].indexOf('coingecko'));
  });

  it('respects the limit', () => {
    expect(idsOf('business', 3)).toHaveLength(3);
    expect(idsOf('business', 0)).toEqual([]);
  });
});
