import type { CuratedApi } from '#src/curated-api.ts';

export const lob: CuratedApi = {
  slug: 'lob',
  name: 'Lob',
  description:
    'Prints and mails letters, postcards, checks and self-mailers from data, and verifies addresses in the United States.',
  categories: ['communication', 'marketing', 'logistics'],
  capabilities: [
    'postal mail',
    'letters',
    'postcards',
    'print and mail',
    'address verification',
    'check printing',
  ],
  useCases: ['invoices sent by post', 'postcards to customers', 'legally required letters'],
  synonyms: ['direct mail', 'snail mail', 'mail a PDF', 'send a letter'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per piece, depending on the plan.',
    freeTier: 'A test mode, and a limited number of address checks',
    checked: null,
  },
  urls: {
    website: 'https://www.lob.com/',
    registration: 'https://dashboard.lob.com/register',
    documentation: 'https://docs.lob.com/',
    developerPortal: 'https://dashboard.lob.com/settings/api-keys',
    apiReference: 'https://docs.lob.com/',
  },
  domains: ['lob.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.lob.com',
  keyHint: 'test_…: or live_…: with an empty password',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/letters', summary: 'Mail a letter' },
    { method: 'POST', path: '/v1/postcards', summary: 'Mail a postcard' },
    { method: 'POST', path: '/v1/us_verifications', summary: 'Check an address' },
    { method: 'GET', path: '/v1/letters', summary: 'List letters' },
    { method: 'POST', path: '/v1/checks', summary: 'Mail a check' },
  ],
  popularity: 3,
  directoryId: null,
};
