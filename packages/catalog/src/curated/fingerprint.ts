import type { CuratedApi } from '#src/curated-api.ts';

export const fingerprint: CuratedApi = {
  slug: 'fingerprint',
  name: 'Fingerprint',
  alsoCalled: ['FingerprintJS'],
  description:
    'Recognises returning browsers and devices, even in incognito mode, and detects bots, VPNs and tampering.',
  categories: ['security', 'analytics'],
  capabilities: [
    'device fingerprinting',
    'fraud detection',
    'bot detection',
    'VPN detection',
    'returning visitors',
  ],
  useCases: ['detecting several accounts of one person', 'detecting stolen accounts', 'paywalls'],
  synonyms: ['visitor identification', 'anti-fraud', 'browser fingerprint', 'device ID'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of calls.',
    freeTier: 'A trial, and a monthly allowance of calls',
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
    { method: 'GET', path: '/events/{event_id}', summary: 'Get an identification' },
    { method: 'GET', path: '/events', summary: 'Search identifications' },
  ],
  popularity: 3,
  directoryId: null,
};
