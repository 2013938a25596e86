import type { CuratedApi } from '#src/curated-api.ts';

export const mailjet: CuratedApi = {
  slug: 'mailjet',
  name: 'Mailjet',
  description:
    'Sends transactional and marketing email, with templates, contact lists, statistics and an SMTP relay.',
  categories: ['email', 'marketing'],
  capabilities: [
    'send email',
    'transactional email',
    'email templates',
    'newsletters',
    'email tracking',
    'SMTP relay',
    'webhooks',
  ],
  useCases: ['password reset emails', 'newsletter', 'order confirmations'],
  synonyms: ['mail delivery', 'e-mail', 'mailer', 'Sinch'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of emails.',
    freeTier: 'A daily allowance of emails',
    checked: null,
  },
  urls: {
    website: 'https://www.mailjet.com/',
    registration: 'https://app.mailjet.com/signup',
    documentation: 'https://dev.mailjet.com/',
    developerPortal: 'https://app.mailjet.com/account/apikeys',
    apiReference: 'https://dev.mailjet.com/email/reference/',
  },
  domains: ['mailjet.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.mailjet.com',
  keyHint: 'API_KEY:SECRET_KEY',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v3.1/send', summary: 'Send emails' },
    { method: 'GET', path: '/v3/REST/message', summary: 'List sent emails' },
    { method: 'GET', path: '/v3/REST/contact', summary: 'List contacts' },
    { method: 'GET', path: '/v3/REST/contactslist', summary: 'List contact lists' },
    { method: 'GET', path: '/v3/REST/apikey', summary: 'Get the key in use' },
  ],
  popularity: 3,
  directoryId: null,
};
