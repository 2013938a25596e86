import type { CuratedApi } from '#src/curated-api.ts';

export const pandadoc: CuratedApi = {
  slug: 'pandadoc',
  name: 'PandaDoc',
  description:
    'Creates offers, quotes and contracts from templates and data, gets them signed and paid, and shows who has read what.',
  categories: ['documents', 'crm'],
  capabilities: [
    'electronic signature',
    'document generation',
    'quotes',
    'templates',
    'document tracking',
    'payments',
    'webhooks',
  ],
  useCases: ['offers from a CRM', 'contracts signed by customers', 'quotes with payment'],
  synonyms: ['e-signature', 'esign', 'proposals', 'sign online'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans priced per user or by documents.',
    freeTier: 'A sandbox, and a small plan',
    checked: null,
  },
  urls: {
    website: 'https://www.pandadoc.com/',
    registration: 'https://signup.pandadoc.com/',
    documentation: 'https://developers.pandadoc.com/',
    developerPortal: 'https://app.pandadoc.com/a/#/settings/integrations/api',
    apiReference: 'https://developers.pandadoc.com/reference',
  },
  domains: ['pandadoc.com'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'API-Key ' },
  baseUrl: 'https://api.pandadoc.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://app.pandadoc.com/oauth2/authorize',
    tokenUrl: 'https://api.pandadoc.com/oauth2/access_token',
    scopes: ['read+write'],
  },
  operations: [
    { method: 'GET', path: '/public/v1/documents', summary: 'List documents' },
    { method: 'POST', path: '/public/v1/documents', summary: 'Create a document' },
    { method: 'POST', path: '/public/v1/documents/{id}/send', summary: 'Send a document' },
    { method: 'GET', path: '/public/v1/templates', summary: 'List templates' },
  ],
  popularity: 3,
  directoryId: null,
};
