import type { CuratedApi } from '#src/curated-api.ts';

export const semanticScholar: CuratedApi = {
  slug: 'semantic-scholar',
  name: 'Semantic Scholar',
  description:
    'Papers, authors and citations of all fields, with short summaries, influential citations and recommendations.',
  categories: ['science', 'education', 'search'],
  capabilities: [
    'research papers',
    'citation data',
    'paper recommendations',
    'scholarly search',
    'author data',
  ],
  useCases: ['literature review', 'related papers', 'research agent'],
  synonyms: ['scientific papers', 'academic', 'Allen Institute', 'paper search'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged; a key gives a rate of one’s own.',
    freeTier: 'All of it',
    checked: null,
  },
  urls: {
    website: 'https://www.semanticscholar.org/product/api',
    registration: 'https://www.semanticscholar.org/product/api#api-key-form',
    documentation: 'https://www.semanticscholar.org/product/api/tutorial',
    developerPortal: null,
    apiReference: 'https://api.semanticscholar.org/api-docs/',
  },
  domains: ['semanticscholar.org'],
  keyPlacement: { type: 'header', name: 'x-api-key' },
  baseUrl: 'https://api.semanticscholar.org',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/graph/v1/paper/search', summary: 'Search papers' },
    { method: 'GET', path: '/graph/v1/paper/{paper_id}', summary: 'Read a paper' },
    { method: 'GET', path: '/graph/v1/paper/{paper_id}/citations', summary: 'List what cites it' },
    { method: 'GET', path: '/recommendations/v1/papers/forpaper/{paper_id}', summary: 'Recommend papers' },
    { method: 'GET', path: '/graph/v1/author/{author_id}', summary: 'Read an author' },
  ],
  popularity: 3,
  directoryId: null,
};
