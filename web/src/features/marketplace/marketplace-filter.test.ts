import type { Composition } from '@gatehouse/contract/compositions.ts';
import type { Integration } from '@gatehouse/contract/marketplace.ts';
import { describe, expect, it } from 'vitest';
import {
  distinct,
  filterCompositions,
  filterIntegrations,
  filterLibrary,
  libraryRows,
  loosenings,
  without,
} from '#src/features/marketplace/marketplace-filter.ts';

const integration = (id: string, fields: Partial<Integration> = {}): Integration => ({
  id,
  name: id,
  description: '',
  category: 'ai',
  difficulty: 'beginner',
  isPopular: false,
  tags: [],
  providers: [],
  codeSnippets: [],
  ...fields,
});

const snippet = (framework: string, language: string) => ({
  id: `x-${framework.toLowerCase()}`,
  framework,
  language,
  description: `With ${framework}`,
  requirements: [],
  code: '',
});

const CHECKOUT = integration('checkout', {
  name: 'Stripe Checkout',
  category: 'payments',
  difficulty: 'intermediate',
  tags: ['subscriptions'],
  providers: ['stripe'],
  codeSnippets: [snippet('Express', 'javascript'), snippet('FastAPI', 'python')],
});
const CHAT = integration('chat', {
  name: 'Chat',
  tags: ['streaming'],
  providers: ['openai'],
  codeSnippets: [snippet('React', 'tsx')],
});
const ALL = [CHECKOUT, CHAT];
const ids = (list: Integration[]) => list.map(({ id }) => id);

describe('the integrations', () => {
  it('are those of the category and the difficulty', () => {
    expect(ids(filterIntegrations(ALL, {}))).toEqual(['checkout', 'chat']);
    expect(ids(filterIntegrations(ALL, { category: 'ai' }))).toEqual(['chat']);
    expect(ids(filterIntegrations(ALL, { category: 'ai', difficulty: 'advanced' }))).toEqual([]);
  });

  it.each([
    ['stripe CHECK', ['checkout']],
    ['subscr', ['checkout']],
    ['fastapi', ['checkout']],
    ['openai', ['chat']],
    [' ', ['checkout', 'chat']],
    ['stripe openai', []],
  ])('are found by each word of %j', (query, found) => {
    expect(ids(filterIntegrations(ALL, { query }))).toEqual(found);
  });
});

describe('the code library', () => {
  const rows = libraryRows(ALL);
  const frameworks = (search: object) => filterLibrary(rows, search).map((row) => row.snippet.framework);

  it('has the snippets of all integrations', () => {
    expect(frameworks({})).toEqual(['Express', 'FastAPI', 'React']);
  });

  it('is filtered by framework, language and text', () => {
    expect(frameworks({ framework: 'React' })).toEqual(['React']);
    expect(frameworks({ language: 'python' })).toEqual(['FastAPI']);
    expect(frameworks({ query: 'stripe', language: 'tsx' })).toEqual([]);
    expect(frameworks({ query: 'with express' })).toEqual(['Express']);
  });

  it('offers each language once', () => {
    expect(distinct(['tsx', 'Go', 'python', 'go', 'tsx'])).toEqual(['Go', 'go', 'python', 'tsx']);
  });
});

describe('the compositions', () => {
  it('are found by what their steps call', () => {
    const one = {
      id: 'digest',
      name: 'Digest',
      description: '',
      tags: [],
      steps: [
        { id: 'a', title: 'Read', provider: 'github', method: 'GET', endpoint: '/issues', changes: false },
      ],
      inputSchema: {},
      outputSchema: {},
    } satisfies Composition;
    expect(filterCompositions([one], { query: 'github issues' })).toEqual([one]);
    expect(filterCompositions([one], { query: 'slack' })).toEqual([]);
  });
});

describe('filters that leave nothing', () => {
  const count = (search: object) => filterIntegrations(ALL, search).length;

  it('are loosened one at a time, as long as that helps', () => {
    const search = { category: 'ai', difficulty: 'advanced', query: 'chat' } as const;
    expect(loosenings(search, ['category', 'difficulty', 'query'], count)).toEqual([
      { name: 'difficulty', count: 1 },
    ]);
  });

  it('cannot be loosened one at a time if two of them are too much', () => {
    const search = { category: 'analytics', difficulty: 'advanced' } as const;
    expect(loosenings(search, ['category', 'difficulty', 'query'], count)).toEqual([]);
  });

  it('are all removed at once', () => {
    expect(without({ tab: 'library', query: 'x', language: 'go' }, ['query', 'language'])).toEqual({
      tab: 'library',
    });
  });
});
