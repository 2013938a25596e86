import type { CuratedApi } from '#src/curated-api.ts';

export const sportradar: CuratedApi = {
  slug: 'sportradar',
  name: 'Sportradar',
  description:
    'Official league data in dozens of sports: live play-by-play, statistics, schedules, odds and images.',
  categories: ['sports'],
  capabilities: [
    'live scores',
    'play-by-play',
    'player statistics',
    'schedules',
    'league standings',
    'betting odds',
    'esports',
  ],
  useCases: ['sports site', 'betting product', 'fantasy league'],
  synonyms: ['NBA', 'NFL', 'MLB', 'NHL', 'football data', 'official data'],
  pricing: {
    model: 'contact-sales',
    summary: 'Priced by contract, based on sport and data.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://sportradar.com/',
    registration: 'https://console.sportradar.com/signup',
    documentation: 'https://developer.sportradar.com/',
    developerPortal: 'https://console.sportradar.com/',
    apiReference: 'https://developer.sportradar.com/getting-started/docs/get-started',
  },
  domains: ['sportradar.com'],
  keyPlacement: { type: 'header', name: 'x-api-key' },
  baseUrl: 'https://api.sportradar.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/nba/trial/v8/en/league/hierarchy.json', summary: 'List NBA teams' },
    {
      method: 'GET',
      path: '/nfl/official/trial/v7/en/games/current_season/schedule.json',
      summary: 'Get the NFL schedule',
    },
    {
      method: 'GET',
      path: '/soccer/trial/v4/en/schedules/live/summaries.json',
      summary: 'Get live football matches',
    },
  ],
  popularity: 3,
  directoryId: null,
};
