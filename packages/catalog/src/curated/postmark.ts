import type { CuratedApi } from '#src/curated-api.ts';

export const postmark: CuratedApi = {
  slug: 'postmark',
  name: 'Postmark',
  description:
    'Delivers transactional email quickly, with templates, separate streams for bulk mail, inbound email as webhooks, and 45 days of searchable history.',
  categories: ['email'],
  capabilities: [
    'send email',
    'transactional email',
    'email templates',
    'email tracking',
    'inbound email',
    'webhooks',
  ],
  useCases: ['password reset emails', 'order confirmations', 'receipts', 'email replies into an app'],
  synonyms: ['SMTP', 'mail delivery', 'e-mail', 'mailer', 'ActiveCampaign'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of emails.',
    freeTier: 'A small monthly allowance of emails',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://postmarkapp.com/',
    registration: 'https://account.postmarkapp.com/sign_up',
    documentation: 'https://postmarkapp.com/developer',
    developerPortal: 'https://account.postmarkapp.com/servers',
    apiReference: 'https://postmarkapp.com/developer/api/overview',
  },
  domains: ['postmarkapp.com'],
  keyPlacement: {
    type: 'header',
    name: 'X-Postmark-Server-Token',
  },
  baseUrl: 'https://api.postmarkapp.com',
  keyHint: 'The server API token, a UUID',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/server',
      summary: 'Get the server that the token belongs to',
    },
    {
      method: 'POST',
      path: '/email',
      summary: 'Send an email',
      body: { From: 'you@example.com', To: 'ada@example.com', Subject: 'Hello', TextBody: 'Hello, world!' },
    },
    {
      method: 'POST',
      path: '/email/batch',
      summary: 'Send many emails',
    },
    {
      method: 'POST',
      path: '/email/withTemplate',
      summary: 'Send an email from a template',
    },
    {
      method: 'GET',
      path: '/messages/outbound',
      summary: 'List sent emails',
    },
    {
      method: 'GET',
      path: '/bounces',
      summary: 'List bounces',
    },
  ],
  popularity: 4,
  directoryId: 'postmarkapp.com:server',
};
