import type { CuratedApi } from '#src/curated-api.ts';

export const courtlistener: CuratedApi = {
  slug: 'courtlistener',
  name: 'CourtListener',
  description:
    'Opinions, dockets, judges and oral arguments of United States courts, by the Free Law Project.',
  categories: ['government', 'documents'],
  capabilities: ['court cases', 'case law search', 'court dockets', 'judges', 'legal citations'],
  useCases: ['research of a law firm', 'watching a case', 'citations in a brief'],
  synonyms: ['legal data', 'PACER', 'law', 'court opinions', 'lawsuit'],
  pricing: {
    model: 'freemium',
    summary: 'Free up to a rate; more by membership or contract.',
    freeTier: 'A number of calls an hour',
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
    { method: 'GET', path: '/clusters/{id}/', summary: 'Read an opinion' },
    { method: 'GET', path: '/dockets/', summary: 'List dockets' },
    { method: 'POST', path: '/citation-lookup/', summary: 'Check the citations of a text' },
    { method: 'GET', path: '/people/', summary: 'List judges' },
  ],
  popularity: 2,
  directoryId: null,
};
