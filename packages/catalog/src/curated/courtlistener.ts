import type { CuratedApi } from '#src/curated-api.ts';

export const courtlistener: CuratedApi = {
  slug: 'courtlistener',
  name: 'CourtListener',
  description:
    'Opinions, dockets, judges and oral arguments from United States courts, by the Free Law Project.',
  categories: ['government', 'documents'],
  capabilities: ['court cases', 'case law search', 'court dockets', 'judges', 'legal citations'],
  useCases: ['law firm research', 'following a court case', 'citations in a brief'],
  synonyms: ['legal data', 'PACER', 'law', 'court opinions', 'lawsuit'],
  pricing: {
    model: 'freemium',
    summary: 'Free up to a rate limit; higher limits with a membership or contract.',
    freeTier: 'A limited number of calls per hour',
    checked: null,
  },
  urls: {
    website: 'https://www.courtlistener.com/',
    registration: 'https://www.courtlistener.com/register/',
    documentation: 'https://www.courtlistener.com/help/api/rest/',
    developerPortal: 'https://www.courtlistener.com/profile/api-token/',
    apiReference: 'https://www.courtlistener.com/help/api/rest/',
  },
  domains: ['courtlistener.com'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'Token ' },
  baseUrl: 'https://www.courtlistener.com/api/rest/v4',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/search/', summary: 'Search opinions and dockets' },
    { method: 'GET', path: '/clusters/{id}/', summary: 'Get an opinion' },
    { method: 'GET', path: '/dockets/', summary: 'List dockets' },
    { method: 'POST', path: '/citation-lookup/', summary: 'Check the citations of a text' },
    { method: 'GET', path: '/people/', summary: 'List judges' },
  ],
  popularity: 2,
  directoryId: null,
};
