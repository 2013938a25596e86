import type { CuratedApi } from '#src/curated-api.ts';

export const mailchimp: CuratedApi = {
  slug: 'mailchimp',
  name: 'Mailchimp Marketing',
  alsoCalled: ['Mandrill'],
  description:
    'Mailchimp audiences, campaigns, automations and reports, for newsletters and email marketing.',
  categories: ['marketing', 'email', 'analytics'],
  capabilities: [
    'email marketing',
    'contact lists',
    'campaign management',
    'marketing automation',
    'email templates',
    'email tracking',
    'user segmentation',
    'marketing reports',
    'webhooks',
  ],
  useCases: [
    'newsletter sign-up form',
    'welcome email series',
    'synchronising shop customers with a mailing list',
    'campaign reports',
  ],
  synonyms: ['newsletter', 'mailing list', 'email campaign', 'subscribers', 'Intuit'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of contacts and emails.',
    freeTier: 'A free plan with a limited number of contacts and a monthly sending limit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://mailchimp.com/',
    registration: 'https://login.mailchimp.com/signup/',
    documentation: 'https://mailchimp.com/developer/marketing/',
    developerPortal: 'https://admin.mailchimp.com/account/api/',
    apiReference: 'https://mailchimp.com/developer/marketing/api/',
  },
  domains: ['mailchimp.com'],
  keyPlacement: {
    type: 'basic',
  },
  // The host begins with the data centre at the end of the key: a key ending in -us21 is for us21.api.mailchimp.com.
  baseUrl: null,
  keyHint: 'anystring:API_KEY, where the key ends in the data centre (-us21)',
  oauth: {
    authorizationUrl: 'https://login.mailchimp.com/oauth2/authorize',
    tokenUrl: 'https://login.mailchimp.com/oauth2/token',
    scopes: [],
  },
  operations: [
    {
      method: 'GET',
      path: '/3.0/ping',
      summary: 'Check whether the key works',
    },
    {
      method: 'GET',
      path: '/3.0/lists',
      summary: 'List audiences',
    },
    {
      method: 'POST',
      path: '/3.0/lists/{list_id}/members',
      summary: 'Add a contact to an audience',
      body: { email_address: 'ada@example.com', status: 'subscribed' },
    },
    {
      method: 'GET',
      path: '/3.0/campaigns',
      summary: 'List campaigns',
    },
    {
      method: 'POST',
      path: '/3.0/campaigns',
      summary: 'Create a campaign',
    },
    {
      method: 'GET',
      path: '/3.0/reports',
      summary: 'Get campaign reports',
    },
  ],
  popularity: 5,
  directoryId: 'mailchimp.com',
};
