import type { CuratedApi } from '#src/curated-api.ts';

export const theGuardian: CuratedApi = {
  slug: 'the-guardian',
  name: 'The Guardian Open Platform',
  alsoCalled: ['The Guardian', 'Guardian'],
  description: 'All Guardian articles since 1999, with full text, tags and sections.',
  categories: ['news', 'media'],
  capabilities: ['news search', 'news articles', 'headlines', 'full text articles', 'tags'],
  useCases: ['news reader', 'research on a topic', 'training texts'],
  synonyms: ['newspaper', 'journalism', 'press'],
  pricing: {
    model: 'freemium',
    summary: 'Free for non-commercial use; commercial use by contract.',
    freeTier: 'A daily allowance of calls',
    checked: null,
  },
  urls: {
    website: 'https://open-platform.theguardian.com/',
    registration: 'https://bonobo.capi.gutools.co.uk/register/developer',
    documentation: 'https://open-platform.theguardian.com/documentation/',
    developerPortal: null,
    apiReference: 'https://open-platform.theguardian.com/documentation/',
  },
  domains: ['theguardian.com', 'guardianapis.com', 'gutools.co.uk'],
  keyPlacement: { type: 'header', name: 'api-key' },
  baseUrl: 'https://content.guardianapis.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/search', summary: 'Search articles' },
    { method: 'GET', path: '/tags', summary: 'Search tags' },
    { method: 'GET', path: '/sections', summary: 'List sections' },
    { method: 'GET', path: '/{id}', summary: 'Get an article' },
  ],
  popularity: 3,
  directoryId: null,
};
