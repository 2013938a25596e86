import type { CuratedApi } from '#src/curated-api.ts';

export const activecampaign: CuratedApi = {
  slug: 'activecampaign',
  name: 'ActiveCampaign',
  description:
    'Email marketing with automations and a small CRM: contacts, lists, deals, scores and site tracking.',
  categories: ['marketing', 'email', 'crm'],
  capabilities: [
    'email marketing',
    'marketing automation',
    'contact management',
    'audience segments',
    'sales pipeline',
    'newsletters',
  ],
  useCases: ['newsletter', 'automated follow-up', 'scored leads'],
  synonyms: ['mailing list', 'drip campaign', 'e-mail automation'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on the number of contacts.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://www.activecampaign.com/',
    registration: 'https://www.activecampaign.com/free',
    documentation: 'https://developers.activecampaign.com/',
    developerPortal: 'https://developers.activecampaign.com/reference/authentication',
    apiReference: 'https://developers.activecampaign.com/reference/overview',
  },
  domains: ['activecampaign.com', 'api-us1.com'],
  keyPlacement: { type: 'header', name: 'Api-Token' },
  baseUrl: null,
  keyHint: "Found in the settings under Developer, with the account's base URL",
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/3/contacts', summary: 'List contacts' },
    { method: 'POST', path: '/api/3/contacts', summary: 'Add a contact' },
    { method: 'GET', path: '/api/3/lists', summary: 'List lists' },
    { method: 'POST', path: '/api/3/contactLists', summary: 'Put a contact on a list' },
    { method: 'GET', path: '/api/3/deals', summary: 'List deals' },
  ],
  popularity: 3,
  directoryId: null,
};
