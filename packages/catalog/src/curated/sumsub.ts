import type { CuratedApi } from '#src/curated-api.ts';

export const sumsub: CuratedApi = {
  slug: 'sumsub',
  name: 'Sumsub',
  description:
    'Verifies people, businesses and transactions: documents from nearly every country, liveness, watch lists, addresses, and the travel rule for crypto coins.',
  categories: ['security', 'finance'],
  capabilities: [
    'identity verification',
    'document verification',
    'liveness detection',
    'watchlist screening',
    'business verification',
    'transaction monitoring',
    'age verification',
    'KYC',
  ],
  useCases: ['KYC for a crypto coin exchange', 'marketplace sellers', 'gambling site'],
  synonyms: ['AML', 'KYB', 'know your customer', 'passport', 'travel rule'],
  pricing: {
    model: 'subscription',
    summary: 'Priced per check with a monthly minimum, or by contract.',
    freeTier: 'A trial and a sandbox',
    checked: null,
  },
  urls: {
    website: 'https://sumsub.com/',
    registration: 'https://cockpit.sumsub.com/checkus#/signup',
    documentation: 'https://docs.sumsub.com/',
    developerPortal: 'https://cockpit.sumsub.com/',
    apiReference: 'https://docs.sumsub.com/reference',
  },
  domains: ['sumsub.com'],
  keyPlacement: {
    type: 'parts',
    main: 'secret_key',
    parts: [
      { name: 'app_token', label: 'App token', isSecret: true },
      { name: 'secret_key', label: 'Secret key', isSecret: true },
    ],
    places: [
      { in: 'header', name: 'X-App-Token', value: '{app_token}' },
      { in: 'header', name: 'X-App-Access-Ts', value: '{timestamp}' },
      { in: 'header', name: 'X-App-Access-Sig', value: '{signature}' },
    ],
    signature: {
      algorithm: 'hmac-sha256',
      key: 'secret_key',
      text: '{timestamp}{method}{path_and_query}{body}',
    },
  },
  baseUrl: 'https://api.sumsub.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/resources/applicants', summary: 'Add a person' },
    { method: 'POST', path: '/resources/accessTokens/sdk', summary: 'Create a token for the app' },
    { method: 'GET', path: '/resources/applicants/{applicantId}/one', summary: 'Get a person' },
    {
      method: 'GET',
      path: '/resources/applicants/{applicantId}/status',
      summary: 'Get the status of a check',
    },
  ],
  popularity: 3,
  directoryId: null,
};
