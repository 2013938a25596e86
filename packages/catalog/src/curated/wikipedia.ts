import type { CuratedApi } from '#src/curated-api.ts';

export const wikipedia: CuratedApi = {
  slug: 'wikipedia',
  name: 'Wikipedia (MediaWiki)',
  alsoCalled: ['Wikipedia', 'Wikimedia', 'MediaWiki'],
  description:
    'Articles of Wikipedia in all languages: search, summaries, full text, pictures, history and page views.',
  categories: ['education', 'search', 'science'],
  capabilities: ['encyclopedia articles', 'article summaries', 'article search', 'page views', 'images'],
  useCases: ['facts about a topic', 'background for a chatbot', 'quiz'],
  synonyms: ['encyclopedia', 'knowledge', 'wiki', 'open data', 'no key'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged; a paid service exists for large users.',
    freeTier: 'All of it',
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
  keyHint: 'No key is needed; a User-Agent that names the application is',
  oauth: null,
  operations: [
    { method: 'GET', path: '/w/rest.php/v1/search/page', summary: 'Search articles' },
    { method: 'GET', path: '/api/rest_v1/page/summary/{title}', summary: 'Read a summary' },
    { method: 'GET', path: '/w/rest.php/v1/page/{title}', summary: 'Read an article' },
    { method: 'GET', path: '/w/api.php', summary: 'Ask for anything that the parameters name' },
  ],
  popularity: 5,
  directoryId: null,
};
