import type { CuratedApi } from '#src/curated-api.ts';

export const mailgun: CuratedApi = {
  slug: 'mailgun',
  name: 'Mailgun',
  description:
    'Sends, receives and tracks email from your own domains, routes incoming mail to an app, and checks addresses.',
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
  useCases: ['password reset emails', 'order confirmations', 'email replies into an app', 'newsletter'],
  synonyms: ['SMTP', 'mail delivery', 'e-mail', 'mailer', 'Sinch', 'bulk mail'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of emails; validation is billed per address.',
    freeTier: 'A small daily allowance of emails',
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
  // Domains in the European region use api.eu.mailgun.net.
  baseUrl: 'https://api.mailgun.net',
  keyHint: 'api:API_KEY',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v3/{domain_name}/messages',
      summary: 'Send an email',
    },
    {
      method: 'GET',
      path: '/v3/{domain_name}/events',
      summary: 'List deliveries, opens and bounces',
    },
    {
      method: 'GET',
      path: '/v4/domains',
      summary: 'List your domains',
    },
    {
      method: 'POST',
      path: '/v3/routes',
      summary: 'Create a route for incoming mail',
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
