import type { CuratedApi } from '#src/curated-api.ts';

export const igdb: CuratedApi = {
  slug: 'igdb',
  name: 'IGDB',
  description:
    'A database of video games: releases, covers, companies, platforms and ratings. It belongs to Twitch.',
  categories: ['entertainment', 'media'],
  capabilities: ['game data', 'video game search', 'cover images', 'release dates', 'game ratings'],
  useCases: ['game catalogue', 'release calendar', "player's game collection"],
  synonyms: ['video games', 'gaming', 'Twitch', 'game database'],
  pricing: {
    model: 'free',
    summary: 'Free for non-commercial use, within four calls per second; partners by agreement.',
    freeTier: 'Everything, within four calls per second',
    checked: null,
  },
  urls: {
    website: 'https://www.igdb.com/api',
    registration: 'https://dev.twitch.tv/console/apps/create',
    documentation: 'https://api-docs.igdb.com/',
    developerPortal: 'https://dev.twitch.tv/console/apps',
    apiReference: 'https://api-docs.igdb.com/',
  },
  domains: ['igdb.com', 'twitch.tv'],
  keyPlacement: {
    type: 'parts',
    main: 'access_token',
    parts: [
      { name: 'client_id', label: 'Client ID', isSecret: false },
      { name: 'access_token', label: 'App access token', isSecret: true },
    ],
    places: [
      { in: 'header', name: 'Client-ID', value: '{client_id}' },
      { in: 'header', name: 'Authorization', value: 'Bearer {access_token}' },
    ],
  },
  baseUrl: 'https://api.igdb.com/v4',
  keyHint: 'An app access token',
  oauth: null,
  operations: [
    { method: 'POST', path: '/games', summary: 'Search games' },
    { method: 'POST', path: '/covers', summary: 'Get covers' },
    { method: 'POST', path: '/release_dates', summary: 'Get release dates' },
    { method: 'POST', path: '/companies', summary: 'Search companies' },
    { method: 'POST', path: '/platforms', summary: 'List platforms' },
  ],
  popularity: 3,
  directoryId: null,
};
