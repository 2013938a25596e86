import type { CuratedApi } from '#src/curated-api.ts';

export const sumsub: CuratedApi = {
  slug: 'sumsub',
  name: 'Sumsub',
  description:
    'Checks people, businesses and transactions: documents in nearly every country, liveness, watch lists, addresses, and the travel rule for coins.',
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
  useCases: ['KYC of a coin exchange', 'marketplace sellers', 'gambling site'],
  synonyms: ['AML', 'KYB', 'know your customer', 'passport', 'travel rule'],
  pricing: {
    model: 'subscription',
    summary: 'A price per check with a monthly minimum, or by contract.',
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
  keyPlacement: { type: 'header', name: 'X-App-Token' },
  baseUrl: 'https://api.sumsub.com',
  keyHint: 'App token; each call is signed with the secret too',
  oauth: null,
  operations: [
    { method: 'POST', path: '/resources/applicants', summary: 'Add a person' },
    { method: 'POST', path: '/resources/accessTokens/sdk', summary: 'Make a token for the app' },
    { method: 'GET', path: '/resources/applicants/{applicantId}/one', summary: 'Read a person' },
    { method: 'GET', path: '/resources/applicants/{applicantId}/status', summary: 'Ask how far a check is' },
  ],
  popularity: 3,
  directoryId: null,
};
