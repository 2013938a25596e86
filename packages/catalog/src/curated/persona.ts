import type { CuratedApi } from '#src/curated-api.ts';

export const persona: CuratedApi = {
  slug: 'persona',
  name: 'Persona',
  description:
    'Verifies who someone is: identity documents, selfies, databases, business ownership and watch lists, in flows that you build.',
  categories: ['security', 'finance'],
  capabilities: [
    'identity verification',
    'document verification',
    'selfie check',
    'age verification',
    'business verification',
    'watchlist screening',
    'KYC',
  ],
  useCases: ['KYC for a banking app', 'marketplace sellers', 'age check'],
  synonyms: ['AML', 'KYB', 'know your customer', 'passport', 'onboarding'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of checks, or by contract.',
    freeTier: 'A sandbox, and a startup plan',
    checked: null,
  },
  urls: {
    website: 'https://withpersona.com/',
    registration: 'https://app.withpersona.com/signup',
    documentation: 'https://docs.withpersona.com/',
    developerPortal: 'https://app.withpersona.com/dashboard/api-keys',
    apiReference: 'https://docs.withpersona.com/reference/introduction',
  },
  domains: ['withpersona.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.withpersona.com',
  keyHint: 'persona_sandbox_… or persona_production_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/api/v1/inquiries', summary: 'Start a check' },
    { method: 'GET', path: '/api/v1/inquiries', summary: 'List checks' },
    { method: 'GET', path: '/api/v1/inquiries/{inquiry-id}', summary: 'Get a check' },
    { method: 'GET', path: '/api/v1/accounts', summary: 'List people' },
    { method: 'POST', path: '/api/v1/reports', summary: 'Request a report' },
  ],
  popularity: 3,
  directoryId: null,
};
