import type { CuratedApi } from '#src/curated-api.ts';

export const spotify: CuratedApi = {
  slug: 'spotify',
  name: 'Spotify Web API',
  description:
    "Artists, albums, tracks, podcasts and playlists on Spotify, a listener's library, and playback control.",
  categories: ['entertainment', 'media', 'social'],
  capabilities: ['music search', 'playlists', 'music metadata', 'playback control', 'podcast search'],
  useCases: ['playlist maker', 'music widget', 'listening statistics', 'music quiz'],
  synonyms: ['songs', 'music streaming', 'artists', 'albums', 'audio', 'podcasts'],
  pricing: {
    model: 'free',
    summary:
      'The API is free within rate limits, in development mode for five users if the developer has Premium; wider access must be applied for.',
    freeTier: 'Development mode for five users, if the developer has Premium',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developer.spotify.com/',
    registration: 'https://developer.spotify.com/dashboard',
    documentation: 'https://developer.spotify.com/documentation/web-api',
    developerPortal: 'https://developer.spotify.com/dashboard',
    apiReference: 'https://developer.spotify.com/documentation/web-api',
  },
  domains: ['spotify.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.spotify.com',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.spotify.com/authorize',
    tokenUrl: 'https://accounts.spotify.com/api/token',
    scopes: ['user-read-private', 'playlist-read-private'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v1/me',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/v1/search',
      summary: 'Search artists, albums, tracks and podcasts',
    },
    {
      method: 'GET',
      path: '/v1/artists/{id}',
      summary: 'Get an artist',
    },
    {
      method: 'GET',
      path: '/v1/albums/{id}',
      summary: 'Get an album',
    },
    {
      method: 'GET',
      path: '/v1/tracks/{id}',
      summary: 'Get a track',
    },
    {
      method: 'GET',
      path: '/v1/playlists/{playlist_id}',
      summary: 'Get a playlist',
    },
    {
      method: 'GET',
      path: '/v1/me/player',
      summary: 'Get the current playback',
    },
  ],
  popularity: 5,
  directoryId: 'spotify.com',
};
