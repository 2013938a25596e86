import type { CuratedApi } from '#src/curated-api.ts';

export const apiFootball: CuratedApi = {
  slug: 'api-football',
  name: 'API-Football',
  description:
    'Football leagues of the world: fixtures, live scores, tables, teams, players, line-ups, odds and predictions. Sister interfaces cover other sports.',
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
    summary: 'Monthly plans by number of calls a day.',
    freeTier: 'A number of calls a day',
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
      summary: 'Read the account and its plan',
    },
    {
      method: 'GET',
      path: '/leagues',
      summary: 'List leagues',
    },
    {
      method: 'GET',
      path: '/fixtures',
      summary: 'List matches, live ones too',
    },
    {
      method: 'GET',
      path: '/standings',
      summary: 'Read the table of a league',
    },
    {
      method: 'GET',
      path: '/teams',
      summary: 'Find teams',
    },
    {
      method: 'GET',
      path: '/players',
      summary: 'Read statistics of players',
    },
  ],
  popularity: 3,
  directoryId: null,
};
