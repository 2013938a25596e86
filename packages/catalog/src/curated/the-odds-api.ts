import type { CuratedApi } from '#src/curated-api.ts';

export const theOddsApi: CuratedApi = {
  slug: 'the-odds-api',
  name: 'The Odds API',
  description: "Bookmakers' odds for many sports, live and past, with scores.",
  categories: ['sports', 'entertainment'],
  capabilities: ['betting odds', 'sports scores', 'fixtures', 'historical odds'],
  useCases: ['odds comparison', 'betting model', 'fixtures with odds'],
  synonyms: ['sports betting', 'bookmakers', 'football odds', 'NFL'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on credits.',
    freeTier: 'A monthly allowance of credits',
    checked: null,
  },
  urls: {
    website: 'https://the-odds-api.com/',
    registration: 'https://the-odds-api.com/#get-access',
    documentation: 'https://the-odds-api.com/liveapi/guides/v4/',
    developerPortal: 'https://dash.the-odds-api.com/',
    apiReference: 'https://the-odds-api.com/liveapi/guides/v4/',
  },
  domains: ['the-odds-api.com'],
  keyPlacement: { type: 'query', name: 'apiKey' },
  baseUrl: 'https://api.the-odds-api.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v4/sports', summary: 'List sports' },
    { method: 'GET', path: '/v4/sports/{sport}/odds', summary: 'Get odds' },
    { method: 'GET', path: '/v4/sports/{sport}/scores', summary: 'Get scores' },
    { method: 'GET', path: '/v4/sports/{sport}/events', summary: 'List fixtures' },
  ],
  popularity: 3,
  directoryId: null,
};
