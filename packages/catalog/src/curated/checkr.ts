import type { CuratedApi } from '#src/curated-api.ts';

export const checkr: CuratedApi = {
  slug: 'checkr',
  name: 'Checkr',
  description:
    'Background checks in the United States and elsewhere: criminal records, driving records, employment, education and drug tests.',
  categories: ['hr', 'security'],
  capabilities: [
    'background checks',
    'criminal records',
    'driving records',
    'employment verification',
    'drug tests',
  ],
  useCases: ['hiring drivers', 'gig workers', 'checks before a job offer'],
  synonyms: ['screening', 'pre-employment', 'hiring'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per check, depending on the package.',
    freeTier: 'A test mode',
    checked: null,
  },
  urls: {
    website: 'https://checkr.com/',
    registration: 'https://dashboard.checkr.com/signup',
    documentation: 'https://docs.checkr.com/',
    developerPortal: 'https://dashboard.checkr.com/account/developer',
    apiReference: 'https://docs.checkr.com/',
  },
  domains: ['checkr.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.checkr.com',
  keyHint: 'SECRET_KEY: with an empty password',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/candidates', summary: 'Add a candidate' },
    { method: 'POST', path: '/v1/invitations', summary: 'Invite a candidate to a background check' },
    { method: 'GET', path: '/v1/reports/{id}', summary: 'Get a report' },
    { method: 'GET', path: '/v1/packages', summary: 'List packages' },
  ],
  popularity: 2,
  directoryId: null,
};
