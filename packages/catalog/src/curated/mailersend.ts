import type { CuratedApi } from '#src/curated-api.ts';

export const mailersend: CuratedApi = {
  slug: 'mailersend',
  name: 'MailerSend',
  description:
    'Sends transactional email and text messages, with templates, inbound email, address checks and an SMTP relay.',
  categories: ['email', 'messaging'],
  capabilities: [
    'send email',
    'transactional email',
    'email templates',
    'SMTP relay',
    'inbound email',
    'email verification',
    'webhooks',
    'send SMS',
  ],
  useCases: ['password reset emails', 'receipts', 'order confirmations'],
  synonyms: ['mail delivery', 'e-mail', 'mailer', 'MailerLite'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of emails.',
    freeTier: 'A monthly allowance of emails',
    checked: null,
  },
  urls: {
    website: 'https://www.mailersend.com/',
    registration: 'https://app.mailersend.com/register',
    documentation: 'https://developers.mailersend.com/',
    developerPortal: 'https://app.mailersend.com/api-tokens',
    apiReference: 'https://developers.mailersend.com/api/v1/email.html',
  },
  domains: ['mailersend.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.mailersend.com',
  keyHint: 'mlsn.…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/email', summary: 'Send an email' },
    { method: 'POST', path: '/v1/bulk-email', summary: 'Send many emails' },
    { method: 'GET', path: '/v1/messages', summary: 'List sent emails' },
    { method: 'GET', path: '/v1/domains', summary: 'List domains' },
    { method: 'GET', path: '/v1/api-quota', summary: 'Get the number of calls left' },
  ],
  popularity: 2,
  directoryId: null,
};
