import type { CuratedApi } from '#src/curated-api.ts';

export const randomuser: CuratedApi = {
  slug: 'randomuser',
  name: 'Random User Generator',
  alsoCalled: ['RandomUser'],
  description:
    'Made-up people with names, addresses, email addresses and photos for tests and mock-ups, without a key.',
  categories: ['developer-tools'],
  capabilities: ['test data', 'fake users', 'random data', 'profile pictures'],
  useCases: ['filling a prototype with data', 'test accounts', 'avatars in a design'],
  synonyms: ['mock data', 'dummy data', 'fake names', 'no key', 'open source'],
  pricing: {
    model: 'free',
    summary: 'Free.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://randomuser.me/',
    registration: 'https://randomuser.me/documentation',
    documentation: 'https://randomuser.me/documentation',
    developerPortal: null,
    apiReference: 'https://randomuser.me/documentation',
  },
  domains: ['randomuser.me'],
  keyPlacement: null,
  baseUrl: 'https://randomuser.me',
  keyHint: 'No key is needed',
  oauth: null,
  operations: [{ method: 'GET', path: '/api/', summary: 'Generate people' }],
  popularity: 2,
  directoryId: null,
};
