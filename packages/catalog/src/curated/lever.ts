import type { CuratedApi } from '#src/curated-api.ts';

export const lever: CuratedApi = {
  slug: 'lever',
  name: 'Lever',
  description: 'Recruiting: postings, candidates, interviews, feedback, offers and referrals.',
  categories: ['hr'],
  capabilities: [
    'applicant tracking',
    'careers page',
    'candidates',
    'interview scheduling',
    'offers',
    'webhooks',
  ],
  useCases: [
    'jobs on your own page',
    'job applications from a form',
    'sending hired people to the HR system',
  ],
  synonyms: ['ATS', 'recruiting', 'hiring', 'resumes'],
  pricing: {
    model: 'contact-sales',
    summary: 'Priced by contract, based on company size.',
    freeTier: 'A sandbox',
    checked: null,
  },
  urls: {
    website: 'https://www.lever.co/',
    registration: 'https://www.lever.co/demo/',
    documentation: 'https://hire.lever.co/developer/documentation',
    developerPortal: 'https://hire.lever.co/settings/integrations',
    apiReference: 'https://hire.lever.co/developer/documentation',
  },
  domains: ['lever.co'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.lever.co',
  keyHint: 'API_KEY: with an empty password',
  oauth: {
    authorizationUrl: 'https://auth.lever.co/authorize',
    tokenUrl: 'https://auth.lever.co/oauth/token',
    scopes: ['offline_access', 'opportunities:read:admin'],
  },
  operations: [
    { method: 'GET', path: '/v1/opportunities', summary: 'List candidates' },
    { method: 'POST', path: '/v1/opportunities', summary: 'Add a candidate' },
    { method: 'GET', path: '/v1/postings', summary: 'List postings' },
    { method: 'GET', path: '/v1/opportunities/{opportunity}/interviews', summary: 'List interviews' },
    { method: 'GET', path: '/v1/users', summary: 'List users' },
  ],
  popularity: 3,
  directoryId: null,
};
