import type { CuratedApi } from '#src/curated-api.ts';

export const wikipedia: CuratedApi = {
  slug: 'wikipedia',
  name: 'Wikipedia (MediaWiki)',
  alsoCalled: ['Wikipedia', 'Wikimedia', 'MediaWiki'],
  description:
    'Wikipedia articles in all languages: search, summaries, full text, images, history and page views.',
  categories: ['education', 'search', 'science'],
  capabilities: ['encyclopedia articles', 'article summaries', 'article search', 'page views', 'images'],
  useCases: ['facts about a topic', 'background knowledge for a chatbot', 'quiz'],
  synonyms: ['encyclopedia', 'knowledge', 'wiki', 'open data', 'no key'],
  pricing: {
    model: 'free',
    summary: 'Free; a paid service is available for heavy users.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://www.wikipedia.org/',
    registration: 'https://www.mediawiki.org/wiki/Wikimedia_APIs/Access_policy',
    documentation: 'https://www.mediawiki.org/wiki/API:Main_page',
    developerPortal: null,
    apiReference: 'https://en.wikipedia.org/api/rest_v1/',
  },
  domains: ['wikipedia.org', 'wikimedia.org', 'mediawiki.org'],
  keyPlacement: null,
  baseUrl: 'https://en.wikipedia.org',
  keyHint: 'No key is needed, but a User-Agent that names the application is required',
  oauth: null,
  operations: [
    { method: 'GET', path: '/w/rest.php/v1/search/page', summary: 'Search articles' },
    { method: 'GET', path: '/api/rest_v1/page/summary/{title}', summary: 'Get a summary' },
    { method: 'GET', path: '/w/rest.php/v1/page/{title}', summary: 'Get an article' },
    { method: 'GET', path: '/w/api.php', summary: 'Run the query that the parameters specify' },
  ],
  popularity: 5,
  directoryId: null,
};
