import type { CuratedApi } from '#src/curated-api.ts';

export const sendgrid: CuratedApi = {
  slug: 'sendgrid',
  name: 'Twilio SendGrid',
  alsoCalled: ['SendGrid'],
  description:
    'Sends transactional and marketing email, manages templates and contacts, checks addresses, and reports deliveries, opens and bounces.',
  categories: ['email', 'marketing'],
  capabilities: [
    'send email',
    'transactional email',
    'email marketing',
    'email templates',
    'email tracking',
    'inbound email',
    'email validation',
    'contact lists',
    'webhooks',
  ],
  useCases: ['password reset emails', 'order confirmations', 'newsletter', 'receipts'],
  synonyms: ['SMTP', 'mail delivery', 'e-mail', 'mailer', 'newsletter', 'bulk mail'],
  pricing: {
    model: 'subscription',
    summary:
      'Monthly plans based on the number of emails, priced separately for the sending API and for marketing campaigns.',
    freeTier: 'A trial with a time limit and a daily email limit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://sendgrid.com/',
    registration: 'https://signup.sendgrid.com/',
    documentation: 'https://www.twilio.com/docs/sendgrid',
    developerPortal: 'https://app.sendgrid.com/settings/api_keys',
    apiReference: 'https://www.twilio.com/docs/sendgrid/api-reference',
  },
  domains: ['sendgrid.com', 'twilio.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.sendgrid.com',
  keyHint: 'SG.…',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v3/mail/send',
      summary: 'Send an email',
      body: {
        personalizations: [{ to: [{ email: 'ada@example.com' }] }],
        from: { email: 'you@example.com' },
        subject: 'Hello',
        content: [{ type: 'text/plain', value: 'Hello, world!' }],
      },
    },
    {
      method: 'GET',
      path: '/v3/templates',
      summary: 'List templates',
    },
    {
      method: 'GET',
      path: '/v3/stats',
      summary: 'Get delivery statistics',
    },
    {
      method: 'PUT',
      path: '/v3/marketing/contacts',
      summary: 'Add or update contacts',
      body: { contacts: [{ email: 'ada@example.com' }] },
    },
    {
      method: 'GET',
      path: '/v3/suppression/bounces',
      summary: 'List bounced addresses',
    },
    {
      method: 'GET',
      path: '/v3/scopes',
      summary: "List the key's permissions",
    },
  ],
  popularity: 5,
  directoryId: 'sendgrid.com',
};
