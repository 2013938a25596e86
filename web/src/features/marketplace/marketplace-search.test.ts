import { describe, expect, it } from 'vitest';
import { onTab } from '#src/features/marketplace/marketplace-page.tsx';
import { readMarketplaceSearch } from '#src/features/marketplace/marketplace-search.ts';

const given = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readMarketplaceSearch(raw)).filter(([, value]) => value !== undefined));

describe('the URL of the marketplace', () => {
  it('names the tab, the filters and the open dialog', () => {
    const search = {
      tab: 'library',
      category: 'ai',
      difficulty: 'beginner',
      query: 'stripe',
      framework: 'Express',
      language: 'python',
      open: 'stripe-checkout',
      view: 'execute',
    };
    expect(given(search)).toEqual(search);
  });

  it('is read without what it cannot mean', () => {
    expect(
      given({
        tab: 'shop',
        category: 'All',
        difficulty: 3,
        query: '',
        framework: ['Express'],
        open: 'x'.repeat(201),
        view: 'delete',
      }),
    ).toEqual({});
  });

  it('may search for a number', () => {
    expect(given({ query: 2024 })).toEqual({ query: '2024' });
  });

  it('keeps the filters on another tab, but no dialog', () => {
    const search = { tab: 'library', query: 'stripe', language: 'python' } as const;
    expect(onTab({ ...search, open: 'a', view: 'verify' }, 'webhooks')).toEqual({
      ...search,
      tab: 'webhooks',
    });
    expect(onTab(search, 'integrations').tab).toBeUndefined();
  });
});
