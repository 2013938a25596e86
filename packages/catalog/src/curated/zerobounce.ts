import type { CuratedApi } from '#src/curated-api.ts';

export const zerobounce: CuratedApi = {
  slug: 'zerobounce',
  name: 'ZeroBounce',
  description:
    'Checks email addresses before you write to them: whether they exist, are disposable, or tend to complain; one by one or in lists.',
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
    summary: 'Prepaid credits, one per address, or a monthly plan.',
    freeTier: 'A monthly allowance of checks',
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
    { method: 'GET', path: '/v2/getcredits', summary: 'Get the remaining credits' },
    { method: 'GET', path: '/v2/guessformat', summary: "Guess a person's email address" },
  ],
  popularity: 2,
  directoryId: null,
};
