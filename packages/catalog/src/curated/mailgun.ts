import type { CuratedApi } from '#src/curated-api.ts';

export const mailgun: CuratedApi = {
  slug: 'mailgun',
  name: 'Mailgun',
  description:
    'Sends, receives and tracks e-mail from own domains, routes incoming mail to an app, and checks addresses.',
  categories: ['email'],
  capabilities: [
    'send email',
    'transactional email',
    'email templates',
    'email tracking',
    'inbound email',
    'email validation',
    'contact lists',
    'webhooks',
  ],
  useCases: ['password reset mail', 'order confirmations', 'replies by mail into an app', 'newsletter'],
  synonyms: ['SMTP', 'mail delivery', 'e-mail', 'mailer', 'Sinch', 'bulk mail'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of e-mails; validation is billed per address.',
    freeTier: 'A small number of e-mails a day',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.mailgun.com/',
    registration: 'https://signup.mailgun.com/new/signup',
    documentation: 'https://documentation.mailgun.com/',
    developerPortal: 'https://app.mailgun.com/',
    apiReference: 'https://documentation.mailgun.com/docs/mailgun/api-reference/',
  },
  domains: ['mailgun.com', 'mailgun.net'],
  keyPlacement: {
    type: 'basic',
  },
  // Domains of the European region belong to api.eu.mailgun.net.
  baseUrl: 'https://api.mailgun.net',
  keyHint: 'api:API_KEY',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v3/{domain_name}/messages',
      summary: 'Send an e-mail',
    },
    {
      method: 'GET',
      path: '/v3/{domain_name}/events',
      summary: 'List deliveries, opens and bounces',
    },
    {
      method: 'GET',
      path: '/v4/domains',
      summary: 'List own domains',
    },
    {
      method: 'POST',
      path: '/v3/routes',
      summary: 'Route incoming mail',
    },
    {
      method: 'GET',
      path: '/v4/address/validate',
      summary: 'Check an address',
    },
  ],
  popularity: 4,
  directoryId: null,
};
