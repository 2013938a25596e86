import type { CuratedApi } from '#src/curated-api.ts';

export const tmdb: CuratedApi = {
  slug: 'tmdb',
  name: 'TMDB',
  alsoCalled: ['The Movie Database', 'TheMovieDB'],
  description:
    'Films, series and actors with texts in many languages, posters, ratings, trailers and where to stream them.',
  categories: ['entertainment', 'media', 'video'],
  capabilities: [
    'movie data',
    'TV show data',
    'movie search',
    'image metadata',
    'reviews',
    'movie recommendations',
  ],
  useCases: ['film database', 'watch list', 'recommendations', 'film quiz'],
  synonyms: ['The Movie Database', 'films', 'movies', 'cinema', 'series', 'IMDb alternative'],
  pricing: {
    model: 'free',
    summary: 'Free for non-commercial use with attribution; commercial use by agreement.',
    freeTier: 'Everything for non-commercial use',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.themoviedb.org/',
    registration: 'https://www.themoviedb.org/signup',
    documentation: 'https://developer.themoviedb.org/docs',
    developerPortal: 'https://www.themoviedb.org/settings/api',
    apiReference: 'https://developer.themoviedb.org/reference/intro/getting-started',
  },
  domains: ['themoviedb.org'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.themoviedb.org/3',
  keyHint: 'The API Read Access Token, eyJ…',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/authentication',
      summary: 'Check whether the token works',
    },
    {
      method: 'GET',
      path: '/search/movie',
      summary: 'Search films',
    },
    {
      method: 'GET',
      path: '/movie/{movie_id}',
      summary: 'Get a film',
    },
    {
      method: 'GET',
      path: '/discover/movie',
      summary: 'Find films by genre, year and more',
    },
    {
      method: 'GET',
      path: '/trending/movie/{time_window}',
      summary: 'List trending films',
    },
    {
      method: 'GET',
      path: '/search/tv',
      summary: 'Search series',
    },
  ],
  popularity: 4,
  directoryId: null,
};
