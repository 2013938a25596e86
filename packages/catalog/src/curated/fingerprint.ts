import type { CuratedApi } from '#src/curated-api.ts';

export const fingerprint: CuratedApi = {
  slug: 'fingerprint',
  name: 'Fingerprint',
  alsoCalled: ['FingerprintJS'],
  description:
    'Recognises browsers and devices that come again, incognito too, and says whether they are bots, on a VPN or tampered with.',
  categories: ['security', 'analytics'],
  capabilities: [
    'device fingerprinting',
    'fraud detection',
    'bot detection',
    'VPN detection',
    'returning visitors',
  ],
  useCases: ['several accounts of one person', 'stolen accounts', 'paywalls'],
  synonyms: ['visitor identification', 'anti-fraud', 'browser fingerprint', 'device ID'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of calls.',
    freeTier: 'A trial, and a number of calls each month',
    checked: null,
  },
  urls: {
    website: 'https://fingerprint.com/',
    registration: 'https://dashboard.fingerprint.com/signup',
    documentation: 'https://docs.fingerprint.com/',
    developerPortal: 'https://dashboard.fingerprint.com/api-keys',
    apiReference: 'https://docs.fingerprint.com/reference/server-api',
  },
  domains: ['fingerprint.com', 'fpjs.io'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.fpjs.io/v4',
  keyHint: 'The secret API key',
  oauth: null,
  operations: [
    { method: 'GET', path: '/events/{event_id}', summary: 'Read one identification' },
    { method: 'GET', path: '/events', summary: 'Search identifications' },
  ],
  popularity: 3,
  directoryId: null,
};
