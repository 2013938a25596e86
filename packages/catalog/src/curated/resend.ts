import type { CuratedApi } from '#src/curated-api.ts';

export const resend: CuratedApi = {
  slug: 'resend',
  name: 'Resend',
  description:
    'Email for developers: sends transactional email and broadcasts from your own domains, with templates written as components, and events by webhook.',
  categories: ['email'],
  capabilities: [
    'send email',
    'transactional email',
    'email marketing',
    'email templates',
    'email tracking',
    'inbound email',
    'contact lists',
    'webhooks',
  ],
  useCases: ['password reset emails', 'order confirmations', 'product updates', 'magic links'],
  synonyms: ['SMTP', 'mail delivery', 'e-mail', 'mailer', 'React Email'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of emails.',
    freeTier: 'A monthly allowance of emails, with a daily limit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://resend.com/',
    registration: 'https://resend.com/signup',
    documentation: 'https://resend.com/docs',
    developerPortal: 'https://resend.com/api-keys',
    apiReference: 'https://resend.com/docs/api-reference/introduction',
  },
  domains: ['resend.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.resend.com',
  keyHint: 're_…',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/emails',
      summary: 'Send an email',
      body: {
        from: 'You <you@example.com>',
        to: ['ada@example.com'],
        subject: 'Hello',
        text: 'Hello, world!',
      },
    },
    {
      method: 'POST',
      path: '/emails/batch',
      summary: 'Send many emails',
    },
    {
      method: 'GET',
      path: '/emails/{email_id}',
      summary: 'Get the status of an email',
    },
    {
      method: 'GET',
      path: '/domains',
      summary: 'List your domains',
    },
    {
      method: 'POST',
      path: '/domains',
      summary: 'Add a domain',
    },
  ],
  popularity: 4,
  directoryId: null,
};
