import type { CuratedApi } from '#src/curated-api.ts';

export const freshdesk: CuratedApi = {
  slug: 'freshdesk',
  name: 'Freshdesk',
  description:
    'Support tickets, contacts, companies, conversations and knowledge base articles in a Freshdesk help desk.',
  categories: ['customer-support', 'crm'],
  capabilities: [
    'support tickets',
    'customer conversations',
    'help center',
    'company records',
    'support reports',
    'webhooks',
  ],
  useCases: [
    'tickets from a contact form',
    'support dashboard',
    'synchronising customers',
    'help centre inside an app',
  ],
  synonyms: ['help desk', 'customer service', 'ticketing', 'Freshworks'],
  pricing: {
    model: 'freemium',
    summary: 'Billed per agent per month, depending on the plan; calls per minute depend on the plan.',
    freeTier: 'A free plan for a few agents, or a trial',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.freshworks.com/freshdesk/',
    registration: 'https://www.freshworks.com/freshdesk/signup/',
    documentation: 'https://developers.freshdesk.com/',
    developerPortal: 'https://developers.freshdesk.com/',
    apiReference: 'https://developers.freshdesk.com/api/',
  },
  domains: ['freshdesk.com', 'freshworks.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: null,
  keyHint: 'API_KEY:X',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/v2/agents/me',
      summary: 'Get the current agent',
    },
    {
      method: 'GET',
      path: '/api/v2/tickets',
      summary: 'List tickets',
    },
    {
      method: 'POST',
      path: '/api/v2/tickets',
      summary: 'Create a ticket',
    },
    {
      method: 'POST',
      path: '/api/v2/tickets/{id}/reply',
      summary: 'Reply to a ticket',
    },
    {
      method: 'GET',
      path: '/api/v2/contacts',
      summary: 'List contacts',
    },
    {
      method: 'GET',
      path: '/api/v2/companies',
      summary: 'List companies',
    },
  ],
  popularity: 4,
  directoryId: null,
};
