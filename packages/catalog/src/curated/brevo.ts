import type { CuratedApi } from '#src/curated-api.ts';

export const brevo: CuratedApi = {
  slug: 'brevo',
  name: 'Brevo',
  alsoCalled: ['Sendinblue'],
  description:
    'Email, SMS and WhatsApp marketing with contacts, campaigns and automation, plus transactional email; formerly Sendinblue.',
  categories: ['email', 'marketing', 'crm'],
  capabilities: [
    'send email',
    'transactional email',
    'email marketing',
    'email templates',
    'email tracking',
    'send SMS',
    'send WhatsApp messages',
    'contact lists',
    'contact management',
    'campaign management',
    'marketing automation',
    'webhooks',
  ],
  useCases: [
    'newsletter',
    'order confirmations',
    'password reset emails',
    'welcome email series',
    'SMS campaigns',
  ],
  synonyms: ['Sendinblue', 'SMTP', 'newsletter', 'e-mail', 'mailing list', 'Europe'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of emails; SMS credits are bought separately.',
    freeTier: 'A daily allowance of emails',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.brevo.com/',
    registration: 'https://onboarding.brevo.com/account/register',
    documentation: 'https://developers.brevo.com/',
    developerPortal: 'https://app.brevo.com/settings/keys/api',
    apiReference: 'https://developers.brevo.com/reference',
  },
  domains: ['brevo.com', 'sendinblue.com'],
  keyPlacement: {
    type: 'header',
    name: 'api-key',
  },
  baseUrl: 'https://api.brevo.com',
  keyHint: 'xkeysib-…',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v3/account',
      summary: 'Get the account and its plan',
    },
    {
      method: 'POST',
      path: '/v3/smtp/email',
      summary: 'Send an email',
    },
    {
      method: 'GET',
      path: '/v3/contacts',
      summary: 'List contacts',
    },
    {
      method: 'POST',
      path: '/v3/contacts',
      summary: 'Create a contact',
    },
    {
      method: 'GET',
      path: '/v3/emailCampaigns',
      summary: 'List campaigns',
    },
    {
      method: 'GET',
      path: '/v3/smtp/statistics/events',
      summary: 'List deliveries, opens and bounces',
    },
  ],
  popularity: 4,
  directoryId: null,
};
