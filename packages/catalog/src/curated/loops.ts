import type { CuratedApi } from '#src/curated-api.ts';

export const loops: CuratedApi = {
  slug: 'loops',
  name: 'Loops',
  description:
    'Email for software products: campaigns, event-triggered sequences, and transactional email in one place.',
  categories: ['email', 'marketing'],
  capabilities: [
    'send email',
    'transactional email',
    'email campaigns',
    'email automation',
    'contact lists',
    'newsletters',
  ],
  useCases: ['SaaS onboarding emails', 'product updates', 'password reset emails'],
  synonyms: ['e-mail', 'drip campaign', 'lifecycle e-mail', 'mailer'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of contacts.',
    freeTier: 'A monthly allowance of contacts and emails',
    checked: null,
  },
  urls: {
    website: 'https://loops.so/',
    registration: 'https://app.loops.so/register',
    documentation: 'https://loops.so/docs',
    developerPortal: 'https://app.loops.so/settings?page=api',
    apiReference: 'https://loops.so/docs/api-reference',
  },
  domains: ['loops.so'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://app.loops.so/api',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/api-key', summary: 'Check the key' },
    { method: 'POST', path: '/v1/transactional', summary: 'Send a transactional email' },
    { method: 'POST', path: '/v1/contacts/create', summary: 'Add a contact' },
    { method: 'POST', path: '/v1/events/send', summary: 'Send an event' },
    { method: 'GET', path: '/v1/lists', summary: 'List mailing lists' },
  ],
  popularity: 2,
  directoryId: null,
};
