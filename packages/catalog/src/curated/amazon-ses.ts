import type { CuratedApi } from '#src/curated-api.ts';

export const amazonSes: CuratedApi = {
  slug: 'amazon-ses',
  name: 'Amazon SES',
  alsoCalled: ['SES', 'AWS SES'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Sends large volumes of email at a low price from verified domains and addresses, and receives mail; reports on reputation and bounces.',
  categories: ['email', 'cloud'],
  capabilities: [
    'send email',
    'transactional email',
    'email templates',
    'email tracking',
    'inbound email',
    'contact lists',
  ],
  useCases: ['password reset emails', 'order confirmations', 'newsletter', 'system notifications'],
  synonyms: ['AWS', 'Simple Email Service', 'SMTP', 'mail delivery', 'e-mail', 'bulk mail'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per thousand emails and per gigabyte of attachments.',
    freeTier: 'A monthly allowance of emails in the first year',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://aws.amazon.com/ses/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/ses/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/ses/latest/APIReference-V2/Welcome.html',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: {
    type: 'aws-sigv4',
  },
  // This host is for one region: each region has its own.
  baseUrl: 'https://email.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v2/email/account',
      summary: 'Get sending limits and status',
    },
    {
      method: 'POST',
      path: '/v2/email/outbound-emails',
      summary: 'Send an email',
    },
    {
      method: 'POST',
      path: '/v2/email/outbound-bulk-emails',
      summary: 'Send a template to many recipients',
    },
    {
      method: 'GET',
      path: '/v2/email/identities',
      summary: 'List verified domains and addresses',
    },
    {
      method: 'POST',
      path: '/v2/email/identities',
      summary: 'Verify a domain or address',
    },
    {
      method: 'GET',
      path: '/v2/email/templates',
      summary: 'List templates',
    },
  ],
  popularity: 4,
  directoryId: 'amazonaws.com:sesv2',
};
