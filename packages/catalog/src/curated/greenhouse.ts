import type { CuratedApi } from '#src/curated-api.ts';

export const greenhouse: CuratedApi = {
  slug: 'greenhouse',
  name: 'Greenhouse Job Board',
  description:
    'Job openings of companies that recruit with Greenhouse, for career pages, plus submission of applications to them.',
  categories: ['hr'],
  capabilities: ['applicant tracking', 'careers page', 'job applications'],
  useCases: ['jobs on your own page', 'application form'],
  synonyms: ['recruiting', 'ATS', 'careers', 'vacancies', 'hiring', 'human resources'],
  pricing: {
    model: 'subscription',
    summary: "Part of a company's Greenhouse contract; reading job openings needs no key.",
    freeTier: 'Reading the job openings on any board',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.greenhouse.com/',
    registration: 'https://www.greenhouse.com/',
    documentation: 'https://developers.greenhouse.io/',
    developerPortal: 'https://support.greenhouse.io/',
    apiReference: 'https://developers.greenhouse.io/job-board.html',
  },
  domains: ['greenhouse.io', 'greenhouse.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: 'https://boards-api.greenhouse.io',
  keyHint: 'API_KEY: with an empty password, only to submit applications',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1/boards/{board_token}/jobs',
      summary: 'List openings',
    },
    {
      method: 'GET',
      path: '/v1/boards/{board_token}/jobs/{job_id}',
      summary: 'Get an opening',
    },
    {
      method: 'POST',
      path: '/v1/boards/{board_token}/jobs/{job_id}',
      summary: 'Submit an application',
    },
    {
      method: 'GET',
      path: '/v1/boards/{board_token}/departments',
      summary: 'List departments',
    },
  ],
  popularity: 3,
  directoryId: null,
};
