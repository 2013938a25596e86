import type { CuratedApi } from '#src/curated-api.ts';

export const helpScout: CuratedApi = {
  slug: 'help-scout',
  name: 'Help Scout',
  description:
    'A shared mailbox for support: conversations, customers, tags, reports, and self-help articles.',
  categories: ['customer-support', 'email'],
  capabilities: [
    'shared inbox',
    'support tickets',
    'live chat',
    'knowledge base',
    'customer records',
    'webhooks',
  ],
  useCases: ['support for a small firm', 'tickets from an app', 'reports on survey answers'],
  synonyms: ['help desk', 'customer service', 'support email'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of contacts helped.',
    freeTier: 'A plan for a few contacts per month',
    checked: null,
  },
  urls: {
    website: 'https://www.helpscout.com/',
    registration: 'https://secure.helpscout.net/members/register/',
    documentation: 'https://developer.helpscout.com/',
    developerPortal: 'https://secure.helpscout.net/users/apps/',
    apiReference: 'https://developer.helpscout.com/mailbox-api/',
  },
  domains: ['helpscout.com', 'helpscout.net'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.helpscout.net',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://secure.helpscout.net/authentication/authorizeClientApplication',
    tokenUrl: 'https://api.helpscout.net/v2/oauth2/token',
    scopes: [],
  },
  operations: [
    { method: 'GET', path: '/v2/users/me', summary: 'Get the account' },
    { method: 'GET', path: '/v2/conversations', summary: 'List conversations' },
    { method: 'POST', path: '/v2/conversations', summary: 'Start a conversation' },
    { method: 'GET', path: '/v2/customers', summary: 'List customers' },
    { method: 'GET', path: '/v2/mailboxes', summary: 'List mailboxes' },
  ],
  popularity: 2,
  directoryId: null,
};
