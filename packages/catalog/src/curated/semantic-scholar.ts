import type { CuratedApi } from '#src/curated-api.ts';

export const semanticScholar: CuratedApi = {
  slug: 'semantic-scholar',
  name: 'Semantic Scholar',
  description:
    'Papers, authors and citations from all fields, with short summaries, influential citations and recommendations.',
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
    summary: 'Free; a key gives you your own rate limit.',
    freeTier: 'Entirely free',
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
    { method: 'GET', path: '/graph/v1/paper/{paper_id}', summary: 'Get a paper' },
    { method: 'GET', path: '/graph/v1/paper/{paper_id}/citations', summary: 'List the papers that cite it' },
    { method: 'GET', path: '/recommendations/v1/papers/forpaper/{paper_id}', summary: 'Recommend papers' },
    { method: 'GET', path: '/graph/v1/author/{author_id}', summary: 'Get an author' },
  ],
  popularity: 3,
  directoryId: null,
};
