import type { CuratedApi } from '#src/curated-api.ts';

export const crossref: CuratedApi = {
  slug: 'crossref',
  name: 'Crossref',
  description:
    'Metadata for more than 150 million scholarly works by DOI: titles, authors, journals, references and funders, without a key.',
  categories: ['science', 'education'],
  capabilities: ['research papers', 'DOI metadata', 'citation data', 'journal data', 'scholarly search'],
  useCases: ['list of references', "a researcher's papers", 'citation checks'],
  synonyms: ['scientific papers', 'academic', 'bibliography', 'open data', 'no key'],
  pricing: {
    model: 'freemium',
    summary: 'Free for the public API; a service with guarantees is available by contract.',
    freeTier: 'The entire public API',
    checked: null,
  },
  urls: {
    website: 'https://www.crossref.org/',
    registration: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
    documentation: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
    developerPortal: null,
    apiReference: 'https://api.crossref.org/swagger-ui/index.html',
  },
  domains: ['crossref.org'],
  keyPlacement: null,
  baseUrl: 'https://api.crossref.org',
  keyHint: 'No key is needed',
  oauth: null,
  operations: [
    { method: 'GET', path: '/works', summary: 'Search works' },
    { method: 'GET', path: '/works/{doi}', summary: 'Get a work' },
    { method: 'GET', path: '/journals/{issn}', summary: 'Get a journal' },
    { method: 'GET', path: '/funders', summary: 'Search funders' },
  ],
  popularity: 3,
  directoryId: null,
};
