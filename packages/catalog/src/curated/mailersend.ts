import type { CuratedApi } from '#src/curated-api.ts';

export const mailersend: CuratedApi = {
  slug: 'mailersend',
  name: 'MailerSend',
  description:
    'Sends transactional e-mail and text messages, with templates, incoming mail, address checks and an SMTP relay.',
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
  useCases: ['password reset mail', 'receipts', 'order confirmations'],
  synonyms: ['mail delivery', 'e-mail', 'mailer', 'MailerLite'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of e-mails.',
    freeTier: 'A number of e-mails each month',
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
    { method: 'POST', path: '/v1/email', summary: 'Send an e-mail' },
    { method: 'POST', path: '/v1/bulk-email', summary: 'Send many e-mails' },
    { method: 'GET', path: '/v1/messages', summary: 'List sent e-mails' },
    { method: 'GET', path: '/v1/domains', summary: 'List domains' },
    { method: 'GET', path: '/v1/api-quota', summary: 'Read how many calls are left' },
  ],
  popularity: 2,
  directoryId: null,
};
