import type { CuratedApi } from '#src/curated-api.ts';

export const adzuna: CuratedApi = {
  slug: 'adzuna',
  name: 'Adzuna',
  description:
    'Job ads from many job boards in some twenty countries, with salaries, historical data and top employers.',
  categories: ['hr', 'market-research'],
  capabilities: ['job search', 'job listings', 'salary data', 'job market statistics'],
  useCases: ['job board', 'salaries in a trade', 'jobs near me'],
  synonyms: ['vacancies', 'job adverts', 'job postings', 'careers'],
  pricing: {
    model: 'freemium',
    summary:
      'Free for publishing its job ads and for personal research, within call limits; other use by organisations is a 14-day trial.',
    freeTier: '25 calls a minute, 250 a day, 2,500 a month',
    checked: '2026-11-23',
    source: 'https://developer.adzuna.com/docs/terms_of_service',
  },
  urls: {
    website: 'https://www.adzuna.com/',
    registration: 'https://developer.adzuna.com/signup',
    documentation: 'https://developer.adzuna.com/overview',
    developerPortal: 'https://developer.adzuna.com/admin/applications',
    apiReference: 'https://developer.adzuna.com/activedocs',
  },
  domains: ['adzuna.com'],
  keyPlacement: {
    type: 'parts',
    main: 'app_key',
    parts: [
      { name: 'app_id', label: 'Application ID', isSecret: false },
      { name: 'app_key', label: 'Application key', isSecret: true },
    ],
    places: [
      { in: 'query', name: 'app_id', value: '{app_id}' },
      { in: 'query', name: 'app_key', value: '{app_key}' },
    ],
  },
  baseUrl: 'https://api.adzuna.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/api/jobs/{country}/search/{page}', summary: 'Search jobs' },
    { method: 'GET', path: '/v1/api/jobs/{country}/categories', summary: 'List categories' },
    { method: 'GET', path: '/v1/api/jobs/{country}/histogram', summary: 'Get the distribution of salaries' },
    { method: 'GET', path: '/v1/api/jobs/{country}/history', summary: 'Get salaries over time' },
  ],
  popularity: 3,
  directoryId: null,
};
