import type { CuratedApi } from '#src/curated-api.ts';

export const kit: CuratedApi = {
  slug: 'kit',
  name: 'Kit (formerly ConvertKit)',
  alsoCalled: ['ConvertKit'],
  description:
    'Newsletters for creators: subscribers with tags, forms, sequences, broadcasts and paid newsletters.',
  categories: ['marketing', 'email'],
  capabilities: [
    'newsletters',
    'email marketing',
    'email automation',
    'subscriber lists',
    'forms',
    'webhooks',
  ],
  useCases: ['blog newsletter', 'email course', 'reader list'],
  synonyms: ['mailing list', 'e-mail marketing', 'creators'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of subscribers.',
    freeTier: 'A plan for a large number of subscribers with few automations',
    checked: null,
  },
  urls: {
    website: 'https://kit.com/',
    registration: 'https://app.kit.com/users/signup',
    documentation: 'https://developers.kit.com/',
    developerPortal: 'https://app.kit.com/account_settings/developer_settings',
    apiReference: 'https://developers.kit.com/api-reference/overview',
  },
  domains: ['kit.com', 'convertkit.com'],
  keyPlacement: { type: 'header', name: 'X-Kit-Api-Key' },
  baseUrl: 'https://api.kit.com',
  keyHint: 'kit_…',
  oauth: {
    authorizationUrl: 'https://api.kit.com/v4/oauth/authorize',
    tokenUrl: 'https://api.kit.com/v4/oauth/token',
    scopes: ['public'],
  },
  operations: [
    { method: 'GET', path: '/v4/account', summary: 'Get the account' },
    { method: 'GET', path: '/v4/subscribers', summary: 'List subscribers' },
    { method: 'POST', path: '/v4/subscribers', summary: 'Add a subscriber' },
    { method: 'GET', path: '/v4/tags', summary: 'List tags' },
    { method: 'POST', path: '/v4/broadcasts', summary: 'Create a newsletter' },
  ],
  popularity: 3,
  directoryId: null,
};
