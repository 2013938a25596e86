import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/** Any other API. It has no hosts: the key goes to its own base URL and to the hosts that the user pins. */
export const custom: ProviderFacts = {
  name: 'Custom',
  slug: 'custom',
  description:
    'Any other API that takes its key as a bearer token. Set the base URL of the API for each key.',
  registerUrl: null,
  documentationUrl: null,
  apiDocsUrl: null,
  developerPortalUrl: null,
  specialRequirements: ['Set a base URL for the key, or pin the hosts it may go to.'],
  requiredScopes: [],
  recommendedRotationDays: 90,
  baseUrl: null,
  keyPlacement: { type: 'bearer' },
  defaultHeaders: {},
  hosts: [],
  keyPattern: null,
  keyHint: 'Any key or token',
  verification: null,
  refusalCodes: [],
};
