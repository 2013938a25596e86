import type { CuratedApi } from '#src/curated-api.ts';

export const usajobs: CuratedApi = {
  slug: 'usajobs',
  name: 'USAJOBS',
  description: 'Job openings in the federal government of the United States.',
  categories: ['hr', 'government'],
  capabilities: ['job search', 'job listings', 'government jobs'],
  useCases: ['job board', 'alerts for new job vacancies'],
  synonyms: ['vacancies', 'federal jobs', 'careers'],
  pricing: {
    model: 'free',
    summary: 'Free.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://www.usajobs.gov/',
    registration: 'https://developer.usajobs.gov/apirequest/',
    documentation: 'https://developer.usajobs.gov/',
    developerPortal: null,
    apiReference: 'https://developer.usajobs.gov/api-reference/',
  },
  domains: ['usajobs.gov'],
  keyPlacement: { type: 'header', name: 'Authorization-Key' },
  baseUrl: 'https://data.usajobs.gov',
  keyHint: 'The key; the User-Agent header carries the email address it was issued to',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/Search', summary: 'Search vacancies' },
    { method: 'GET', path: '/api/HistoricJoa', summary: 'Search past vacancies' },
    { method: 'GET', path: '/api/codelist/occupationalseries', summary: 'List occupations' },
  ],
  popularity: 2,
  directoryId: null,
};
