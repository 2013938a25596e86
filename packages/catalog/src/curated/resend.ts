import type { CuratedApi } from '#src/curated-api.ts';

export const resend: CuratedApi = {
  slug: 'resend',
  name: 'Resend',
  description:
    'E-mail for developers: sends transactional mail and broadcasts from own domains, with templates written as components, and events by webhook.',
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
  useCases: ['password reset mail', 'order confirmations', 'product updates', 'magic links'],
  synonyms: ['SMTP', 'mail delivery', 'e-mail', 'mailer', 'React Email'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of e-mails.',
    freeTier: 'A number of e-mails each month, with a daily limit',
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
      summary: 'Send an e-mail',
    },
    {
      method: 'POST',
      path: '/emails/batch',
      summary: 'Send many e-mails',
    },
    {
      method: 'GET',
      path: '/emails/{email_id}',
      summary: "Read an e-mail's state",
    },
    {
      method: 'GET',
      path: '/domains',
      summary: 'List own domains',
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
