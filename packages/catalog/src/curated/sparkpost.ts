import type { CuratedApi } from '#src/curated-api.ts';

export const sparkpost: CuratedApi = {
  slug: 'sparkpost',
  name: 'SparkPost (Bird)',
  description:
    'Sends large volumes of email over HTTP or SMTP, with templates, delivery statistics and inbox predictions.',
  categories: ['email'],
  capabilities: [
    'send email',
    'transactional email',
    'email templates',
    'email tracking',
    'SMTP relay',
    'inbound email',
    'webhooks',
  ],
  useCases: ['notifications for a large site', 'password reset emails', 'receipts'],
  synonyms: ['mail delivery', 'e-mail', 'MTA', 'deliverability'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on the number of emails.',
    freeTier: 'A test account with a few emails',
    checked: null,
  },
  urls: {
    website: 'https://www.sparkpost.com/',
    registration: 'https://app.sparkpost.com/join',
    documentation: 'https://developers.sparkpost.com/',
    developerPortal: 'https://app.sparkpost.com/account/api-keys',
    apiReference: 'https://developers.sparkpost.com/api/',
  },
  domains: ['sparkpost.com'],
  keyPlacement: { type: 'header', name: 'Authorization' },
  baseUrl: 'https://api.sparkpost.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/api/v1/transmissions', summary: 'Send an email' },
    { method: 'GET', path: '/api/v1/templates', summary: 'List templates' },
    { method: 'GET', path: '/api/v1/events/message', summary: 'Search email events' },
    { method: 'GET', path: '/api/v1/sending-domains', summary: 'List domains' },
  ],
  popularity: 2,
  directoryId: null,
};
