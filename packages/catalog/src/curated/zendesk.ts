import type { CuratedApi } from '#src/curated-api.ts';

export const zendesk: CuratedApi = {
  slug: 'zendesk',
  name: 'Zendesk Support',
  description:
    'Support tickets with their comments, users and organisations, plus help centre articles, chats and statistics.',
  categories: ['customer-support', 'crm'],
  capabilities: [
    'support tickets',
    'customer conversations',
    'help center',
    'live chat',
    'customer management',
    'support reports',
    'webhooks',
  ],
  useCases: [
    'tickets from a contact form',
    'support dashboard',
    'chatbot that hands over to people',
    'help centre inside an app',
  ],
  synonyms: ['help desk', 'customer service', 'ticketing', 'support software'],
  pricing: {
    model: 'subscription',
    summary:
      'Billed per agent per month, depending on the plan; the API is part of every plan, with limits that depend on the plan.',
    freeTier: 'A trial',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.zendesk.com/',
    registration: 'https://www.zendesk.com/register/',
    documentation: 'https://developer.zendesk.com/documentation/',
    developerPortal: 'https://www.zendesk.com/login/',
    apiReference: 'https://developer.zendesk.com/api-reference/',
  },
  domains: ['zendesk.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: null,
  keyHint: 'EMAIL/token:API_TOKEN',
  // OAuth runs on each account's own host, so no single URL fits all.
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/v2/users/me.json',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/api/v2/tickets.json',
      summary: 'List tickets',
    },
    {
      method: 'POST',
      path: '/api/v2/tickets.json',
      summary: 'Create a ticket',
      body: { ticket: { subject: 'Cannot sign in', comment: { body: 'The page stays empty.' } } },
    },
    {
      method: 'PUT',
      path: '/api/v2/tickets/{ticket_id}.json',
      summary: 'Update a ticket or add a comment',
      body: { ticket: { status: 'open', comment: { body: 'We are looking into it.' } } },
    },
    {
      method: 'GET',
      path: '/api/v2/search.json',
      summary: 'Search tickets and users',
    },
    {
      method: 'GET',
      path: '/api/v2/help_center/articles.json',
      summary: 'List help centre articles',
    },
  ],
  popularity: 5,
  directoryId: null,
};
