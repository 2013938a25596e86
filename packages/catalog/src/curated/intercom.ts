import type { CuratedApi } from '#src/curated-api.ts';

export const intercom: CuratedApi = {
  slug: 'intercom',
  name: 'Intercom',
  description:
    'Customer conversations in a messenger on the site and in the app, with contacts, tickets, help centre articles and an AI agent.',
  categories: ['customer-support', 'messaging', 'crm'],
  capabilities: [
    'live chat',
    'customer conversations',
    'support tickets',
    'help center',
    'contact management',
    'chat bots',
    'webhooks',
  ],
  useCases: [
    'support chat on a website',
    'tickets from a contact form',
    'behaviour-based messages to users',
    'synchronising customers',
  ],
  synonyms: ['customer messaging', 'messenger', 'help desk', 'Fin', 'customer service'],
  pricing: {
    model: 'subscription',
    summary: 'Billed per seat per month, and per conversation that the AI agent resolves.',
    freeTier: 'A trial, and a development workspace',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.intercom.com/',
    registration: 'https://app.intercom.com/admins/sign_up',
    documentation: 'https://developers.intercom.com/docs',
    developerPortal: 'https://app.intercom.com/a/apps/_/developer-hub',
    apiReference: 'https://developers.intercom.com/docs/references/rest-api/api.intercom.io',
  },
  domains: ['intercom.com', 'intercom.io'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.intercom.io',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://app.intercom.com/oauth',
    tokenUrl: 'https://api.intercom.io/auth/eagle/token',
    scopes: [],
  },
  operations: [
    {
      method: 'GET',
      path: '/me',
      summary: 'Get the admin that the token belongs to',
    },
    {
      method: 'GET',
      path: '/contacts',
      summary: 'List contacts',
    },
    {
      method: 'POST',
      path: '/contacts',
      summary: 'Create a contact',
    },
    {
      method: 'POST',
      path: '/contacts/search',
      summary: 'Search contacts',
    },
    {
      method: 'GET',
      path: '/conversations',
      summary: 'List conversations',
    },
    {
      method: 'POST',
      path: '/conversations/{id}/reply',
      summary: 'Reply in a conversation',
    },
    {
      method: 'GET',
      path: '/articles',
      summary: 'List help centre articles',
    },
  ],
  popularity: 4,
  directoryId: null,
};
