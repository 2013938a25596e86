import type { CuratedApi } from '#src/curated-api.ts';

export const hubspot: CuratedApi = {
  slug: 'hubspot',
  name: 'HubSpot',
  description:
    'Customer relationship management with contacts, companies, deals, tickets, marketing email and forms; every object can be read, written and searched.',
  categories: ['crm', 'marketing', 'customer-support'],
  capabilities: [
    'contact management',
    'company records',
    'deal pipeline',
    'lead management',
    'sales automation',
    'marketing automation',
    'email marketing',
    'support tickets',
    'forms',
    'custom objects',
    'webhooks',
  ],
  useCases: [
    'sending new leads from a web form to the CRM',
    'synchronising customers',
    'sales dashboard',
    'marketing automation',
  ],
  synonyms: ['CRM', 'customer relationship management', 'sales pipeline', 'leads', 'inbound marketing'],
  pricing: {
    model: 'freemium',
    summary:
      'The API is part of every account, including the free one; paid hubs are billed by seat and contact tier.',
    freeTier: 'A free CRM and developer test accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.hubspot.com/',
    registration: 'https://app.hubspot.com/signup-hubspot/crm',
    documentation: 'https://developers.hubspot.com/docs',
    developerPortal: 'https://developers.hubspot.com/',
    apiReference: 'https://developers.hubspot.com/docs/api-reference/overview',
  },
  domains: ['hubspot.com', 'hubapi.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.hubapi.com',
  keyHint: 'pat-…',
  oauth: {
    authorizationUrl: 'https://app.hubspot.com/oauth/authorize',
    tokenUrl: 'https://api.hubapi.com/oauth/2026-03/token',
    scopes: ['oauth', 'crm.objects.contacts.read', 'crm.objects.contacts.write'],
  },
  operations: [
    {
      method: 'GET',
      path: '/crm/v3/objects/contacts',
      summary: 'List contacts',
    },
    {
      method: 'POST',
      path: '/crm/v3/objects/contacts',
      summary: 'Create a contact',
      body: { properties: { email: 'ada@example.com', firstname: 'Ada', lastname: 'Lovelace' } },
    },
    {
      method: 'POST',
      path: '/crm/v3/objects/contacts/search',
      summary: 'Search contacts',
      body: {
        filterGroups: [{ filters: [{ propertyName: 'email', operator: 'EQ', value: 'ada@example.com' }] }],
        limit: 10,
      },
    },
    {
      method: 'GET',
      path: '/crm/v3/objects/companies',
      summary: 'List companies',
    },
    {
      method: 'GET',
      path: '/crm/v3/objects/deals',
      summary: 'List deals',
    },
    {
      method: 'POST',
      path: '/crm/v3/objects/deals',
      summary: 'Create a deal',
      body: {
        properties: {
          dealname: 'New deal',
          pipeline: 'default',
          dealstage: 'appointmentscheduled',
          amount: '1500.00',
        },
      },
    },
    {
      method: 'POST',
      path: '/crm/v3/objects/tickets',
      summary: 'Create a ticket',
      body: { properties: { subject: 'Cannot sign in', hs_pipeline: '0', hs_pipeline_stage: '1' } },
    },
    {
      method: 'GET',
      path: '/crm/v3/owners',
      summary: 'List the users who own records',
    },
  ],
  popularity: 5,
  directoryId: 'hubapi.com:crm',
};
