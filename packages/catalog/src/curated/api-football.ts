import type { CuratedApi } from '#src/curated-api.ts';

export const apiFootball: CuratedApi = {
  slug: 'api-football',
  name: 'API-Football',
  description:
    'Football leagues worldwide: fixtures, live scores, tables, teams, players, line-ups, odds and predictions. Sister APIs cover other sports.',
  categories: ['sports', 'entertainment'],
  capabilities: [
    'live scores',
    'fixtures',
    'standings',
    'team data',
    'player statistics',
    'betting odds',
    'sports predictions',
  ],
  useCases: ['live score app', 'fantasy league', 'sports news site', 'betting analysis'],
  synonyms: ['soccer', 'football', 'API-Sports', 'matches', 'results', 'leagues'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of calls per day.',
    freeTier: 'A daily allowance of calls',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.api-football.com/',
    registration: 'https://dashboard.api-football.com/register',
    documentation: 'https://www.api-football.com/documentation-v3',
    developerPortal: 'https://dashboard.api-football.com/',
    apiReference: 'https://www.api-football.com/documentation-v3',
  },
  domains: ['api-football.com', 'api-sports.io'],
  keyPlacement: {
    type: 'header',
    name: 'x-apisports-key',
  },
  baseUrl: 'https://v3.football.api-sports.io',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/status',
      summary: 'Get the account and its plan',
    },
    {
      method: 'GET',
      path: '/leagues',
      summary: 'List leagues',
    },
    {
      method: 'GET',
      path: '/fixtures',
      summary: 'List matches, including live ones',
    },
    {
      method: 'GET',
      path: '/standings',
      summary: 'Get the standings of a league',
    },
    {
      method: 'GET',
      path: '/teams',
      summary: 'Find teams',
    },
    {
      method: 'GET',
      path: '/players',
      summary: 'Get player statistics',
    },
  ],
  popularity: 3,
  directoryId: null,
};
