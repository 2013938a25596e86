import type { CuratedApi } from '#src/curated-api.ts';

export const thesportsdb: CuratedApi = {
  slug: 'thesportsdb',
  name: 'TheSportsDB',
  description:
    'A crowd-sourced database: teams, players, events, results, badges and pictures from many sports.',
  categories: ['sports', 'entertainment'],
  capabilities: ['team data', 'player data', 'fixtures', 'match results', 'team logos', 'live scores'],
  useCases: ['team badges', 'results on a website', 'media centre'],
  synonyms: ['sports data', 'football', 'basketball', 'logos'],
  pricing: {
    model: 'freemium',
    summary: 'A small monthly price for more calls and live scores.',
    freeTier: 'Most calls, with a shared key',
    checked: null,
  },
  urls: {
    website: 'https://www.thesportsdb.com/',
    registration: 'https://www.thesportsdb.com/register.php',
    documentation: 'https://www.thesportsdb.com/documentation',
    developerPortal: 'https://www.thesportsdb.com/',
    apiReference: 'https://www.thesportsdb.com/documentation',
  },
  domains: ['thesportsdb.com'],
  keyPlacement: { type: 'header', name: 'X-API-KEY' },
  baseUrl: 'https://www.thesportsdb.com',
  keyHint: 'For version 2; in version 1 the key goes in the path',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v1/json/{key}/searchteams.php', summary: 'Find a team' },
    { method: 'GET', path: '/api/v1/json/{key}/eventsnextleague.php', summary: 'List the next matches' },
    { method: 'GET', path: '/api/v2/json/livescore/{sport}', summary: 'Get live scores' },
    { method: 'GET', path: '/api/v2/json/all/leagues', summary: 'List leagues' },
  ],
  popularity: 2,
  directoryId: null,
};
