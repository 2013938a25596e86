import type { CuratedApi } from '#src/curated-api.ts';

export const zerobounce: CuratedApi = {
  slug: 'zerobounce',
  name: 'ZeroBounce',
  description:
    'Checks e-mail addresses before they are written to: whether they exist, are disposable, or complain; one by one or as lists.',
  categories: ['email', 'data-enrichment', 'marketing'],
  capabilities: [
    'email verification',
    'email validation',
    'disposable email detection',
    'email finder',
    'bulk validation',
  ],
  useCases: ['check at sign-up', 'cleaning a mailing list', 'fewer bounces'],
  synonyms: ['e-mail checker', 'is this email real', 'bounce rate', 'deliverability'],
  pricing: {
    model: 'freemium',
    summary: 'Credits bought in advance, one for each address, or a monthly plan.',
    freeTier: 'A number of checks each month',
    checked: null,
  },
  urls: {
    website: 'https://www.zerobounce.net/',
    registration: 'https://www.zerobounce.net/members/register',
    documentation: 'https://www.zerobounce.net/docs/',
    developerPortal: 'https://www.zerobounce.net/members/API',
    apiReference: 'https://www.zerobounce.net/docs/email-validation-api-quickstart/',
  },
  domains: ['zerobounce.net'],
  keyPlacement: { type: 'query', name: 'api_key' },
  baseUrl: 'https://api.zerobounce.net',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v2/validate', summary: 'Check an address' },
    { method: 'GET', path: '/v2/getcredits', summary: 'Read the credits that are left' },
    { method: 'GET', path: '/v2/guessformat', summary: 'Guess the address of a person' },
  ],
  popularity: 2,
  directoryId: null,
};
