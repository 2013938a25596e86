import type { CuratedApi } from '#src/curated-api.ts';

export const sportmonks: CuratedApi = {
  slug: 'sportmonks',
  name: 'Sportmonks',
  description:
    'Football in more than two thousand leagues, cricket and Formula 1: live scores, fixtures, line-ups, statistics, odds and predictions.',
  categories: ['sports'],
  capabilities: [
    'live scores',
    'fixtures',
    'league standings',
    'player statistics',
    'line-ups',
    'betting odds',
    'match predictions',
  ],
  useCases: ['football app', 'fantasy league', 'match centre'],
  synonyms: ['football data', 'soccer', 'cricket', 'Formula 1'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on leagues and data.',
    freeTier: 'A plan with a few leagues, and a trial',
    checked: null,
  },
  urls: {
    website: 'https://www.sportmonks.com/',
    registration: 'https://my.sportmonks.com/register',
    documentation: 'https://docs.sportmonks.com/',
    developerPortal: 'https://my.sportmonks.com/',
    apiReference: 'https://docs.sportmonks.com/football',
  },
  domains: ['sportmonks.com'],
  keyPlacement: { type: 'header', name: 'Authorization' },
  baseUrl: 'https://api.sportmonks.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v3/football/livescores', summary: 'Get live scores' },
    { method: 'GET', path: '/v3/football/fixtures/date/{date}', summary: 'List the matches of a day' },
    { method: 'GET', path: '/v3/football/standings/seasons/{season_id}', summary: 'Get the standings' },
    { method: 'GET', path: '/v3/football/players/{player_id}', summary: 'Get a player' },
    { method: 'GET', path: '/v3/football/leagues', summary: 'List leagues' },
  ],
  popularity: 3,
  directoryId: null,
};
