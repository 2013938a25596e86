import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/** Source: https://platform.openai.com/docs/api-reference/authentication */
export const openai: ProviderFacts = {
  name: 'OpenAI',
  slug: 'openai',
  description:
    'Language, image, audio and embedding models: chat and responses, speech to text, text to speech, image generation and moderation.',
  registerUrl: 'https://platform.openai.com/signup',
  documentationUrl: 'https://developers.openai.com/api/docs',
  apiDocsUrl: 'https://platform.openai.com/docs/api-reference',
  developerPortalUrl: 'https://platform.openai.com/api-keys',
  specialRequirements: [
    'The account needs a payment method or prepaid credit; without it, calls return 429 insufficient_quota.',
    'Use a project key (sk-proj-…). It is shown only once, when it is created.',
    'A restricted key needs Read permission on Models for verification to succeed.',
    'Some models require a verified organization.',
  ],
  requiredScopes: [],
  recommendedRotationDays: 90,
  baseUrl: 'https://api.openai.com',
  keyPlacement: { type: 'bearer' },
  defaultHeaders: {},
  hosts: ['api.openai.com', 'eu.api.openai.com', 'us.api.openai.com'],
  // User keys have no dash after `sk-`, which tells them apart from other vendors' `sk-ant-…` and `sk-or-…`.
  // Admin keys (`sk-admin-…`) are left out: they manage an organization and cannot call models.
  keyPattern: '^sk-(?:(?:proj|svcacct)-[A-Za-z0-9_-]{20,}|[A-Za-z0-9]{40,})$',
  keyHint: 'sk-proj-…',
  verification: { method: 'GET', endpoint: '/v1/models' },
  // A wrong or revoked key gets a 401; 429 is the quota, 403 the country.
  // https://developers.openai.com/docs/guides/error-codes
  refusalCodes: [],
};
