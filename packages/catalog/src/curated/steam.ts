import type { CuratedApi } from '#src/curated-api.ts';

export const steam: CuratedApi = {
  slug: 'steam',
  name: 'Steam Web API',
  alsoCalled: ['Steam', 'Steamworks'],
  description: 'Players, their games and achievements, player counts, news and items on the Steam platform.',
  categories: ['entertainment', 'social'],
  capabilities: ['game data', 'player statistics', 'achievements', 'player profiles', 'game news'],
  useCases: ['player profile', 'leaderboard among friends', 'games a user owns'],
  synonyms: ['Valve', 'video games', 'gaming', 'players online'],
  pricing: {
    model: 'free',
    summary: 'Free, with a daily call limit.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://store.steampowered.com/',
    registration: 'https://steamcommunity.com/dev/apikey',
    documentation: 'https://partner.steamgames.com/doc/webapi',
    developerPortal: 'https://steamcommunity.com/dev/apikey',
    apiReference: 'https://partner.steamgames.com/doc/webapi',
  },
  domains: ['steampowered.com', 'steamcommunity.com', 'steamgames.com'],
  keyPlacement: { type: 'query', name: 'key' },
  baseUrl: 'https://api.steampowered.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/ISteamUser/GetPlayerSummaries/v2/', summary: 'Get players' },
    { method: 'GET', path: '/IPlayerService/GetOwnedGames/v1/', summary: 'List the games of a player' },
    { method: 'GET', path: '/ISteamUserStats/GetPlayerAchievements/v1/', summary: 'List achievements' },
    {
      method: 'GET',
      path: '/ISteamUserStats/GetNumberOfCurrentPlayers/v1/',
      summary: 'Count the players of a game',
    },
    { method: 'GET', path: '/ISteamNews/GetNewsForApp/v2/', summary: 'List news about a game' },
  ],
  popularity: 4,
  directoryId: null,
};
