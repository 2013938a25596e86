import type { CuratedApi } from '#src/curated-api.ts';

export const smarty: CuratedApi = {
  slug: 'smarty',
  name: 'Smarty',
  alsoCalled: ['SmartyStreets'],
  description:
    'Verifies, corrects and completes postal addresses in the United States and worldwide, with coordinates and property data.',
  categories: ['location', 'data-enrichment', 'logistics'],
  capabilities: [
    'address verification',
    'address autocomplete',
    'geocoding',
    'postal code lookup',
    'property data',
  ],
  useCases: ['address form in a shop', 'cleaning a list of addresses', 'accurate shipping addresses'],
  synonyms: ['address validation', 'USPS', 'ZIP code', 'ZIP+4'],
  pricing: {
    model: 'freemium',
    summary: 'Yearly plans based on the number of lookups.',
    freeTier: 'Trial lookups',
    checked: null,
  },
  urls: {
    website: 'https://www.smarty.com/',
    registration: 'https://www.smarty.com/signup',
    documentation: 'https://www.smarty.com/docs',
    developerPortal: 'https://www.smarty.com/account/keys',
    apiReference: 'https://www.smarty.com/docs/cloud',
  },
  domains: ['smarty.com'],
  keyPlacement: {
    type: 'parts',
    main: 'auth_token',
    parts: [
      { name: 'auth_id', label: 'Auth ID', isSecret: false },
      { name: 'auth_token', label: 'Auth token', isSecret: true },
    ],
    places: [
      { in: 'query', name: 'auth-id', value: '{auth_id}' },
      { in: 'query', name: 'auth-token', value: '{auth_token}' },
    ],
  },
  baseUrl: 'https://us-street.api.smarty.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/street-address', summary: 'Check an address in the United States' },
    { method: 'POST', path: '/street-address', summary: 'Check many addresses' },
  ],
  popularity: 3,
  directoryId: null,
};
