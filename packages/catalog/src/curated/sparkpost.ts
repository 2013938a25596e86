import type { CuratedApi } from '#src/curated-api.ts';

export const sparkpost: CuratedApi = {
  slug: 'sparkpost',
  name: 'SparkPost (Bird)',
  description:
    'Sends large amounts of e-mail by HTTP or SMTP, with templates, statistics of delivery and predictions of the inbox.',
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
  useCases: ['notifications of a large site', 'password reset mail', 'receipts'],
  synonyms: ['mail delivery', 'e-mail', 'MTA', 'deliverability'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans by number of e-mails.',
    freeTier: 'A test account with a few e-mails',
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
    { method: 'POST', path: '/api/v1/transmissions', summary: 'Send an e-mail' },
    { method: 'GET', path: '/api/v1/templates', summary: 'List templates' },
    { method: 'GET', path: '/api/v1/events/message', summary: 'Search what happened to e-mails' },
    { method: 'GET', path: '/api/v1/sending-domains', summary: 'List domains' },
  ],
  popularity: 2,
  directoryId: null,
};
