import type { CuratedApi } from '#src/curated-api.ts';

export const wikidata: CuratedApi = {
  slug: 'wikidata',
  name: 'Wikidata',
  description:
    'Facts about a hundred million things, linked and in all languages, read one by one or queried in SPARQL.',
  categories: ['education', 'science', 'data-enrichment'],
  capabilities: ['knowledge graph', 'structured facts', 'entity search', 'SPARQL queries'],
  useCases: ['facts for an app', 'linking names to entities and things', 'lists of anything'],
  synonyms: ['encyclopedia', 'open data', 'linked data', 'entities', 'no key'],
  pricing: {
    model: 'free',
    summary: 'Free.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://www.wikidata.org/',
    registration: 'https://www.wikidata.org/wiki/Wikidata:Data_access',
    documentation: 'https://www.wikidata.org/wiki/Wikidata:REST_API',
    developerPortal: null,
    apiReference: 'https://doc.wikimedia.org/Wikibase/master/js/rest-api/',
  },
  domains: ['wikidata.org', 'wikimedia.org'],
  keyPlacement: null,
  baseUrl: 'https://www.wikidata.org',
  keyHint: 'No key is needed',
  oauth: null,
  operations: [
    { method: 'GET', path: '/w/rest.php/wikibase/v1/entities/items/{item_id}', summary: 'Get an item' },
    { method: 'GET', path: '/w/api.php', summary: 'Search items, with action=wbsearchentities' },
    { method: 'GET', path: '/wiki/Special:EntityData/{entity_id}.json', summary: 'Get all data of an item' },
  ],
  popularity: 3,
  directoryId: null,
};
