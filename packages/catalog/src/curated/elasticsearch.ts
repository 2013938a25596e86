import type { CuratedApi } from '#src/curated-api.ts';

export const elasticsearch: CuratedApi = {
  slug: 'elasticsearch',
  name: 'Elasticsearch',
  alsoCalled: ['Elastic Cloud', 'ELK'],
  description:
    'A search engine and document store: full-text, vector and geographic search, aggregations, and logs and metrics with Kibana. Self-hosted or on Elastic Cloud.',
  categories: ['search', 'database', 'monitoring'],
  capabilities: [
    'full-text search',
    'vector search',
    'site search',
    'autocomplete',
    'aggregations',
    'log management',
    'geographic search',
  ],
  useCases: ['shop search', 'log analysis', 'semantic search in documents'],
  synonyms: ['Elastic', 'Lucene', 'Kibana', 'OpenSearch', 'self-hosted', 'open source', 'inverted index'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud is billed by capacity or usage.',
    freeTier: 'The software itself, and a trial of the cloud',
    checked: null,
  },
  urls: {
    website: 'https://www.elastic.co/elasticsearch',
    registration: 'https://cloud.elastic.co/registration',
    documentation: 'https://www.elastic.co/docs',
    developerPortal: 'https://cloud.elastic.co/',
    apiReference: 'https://www.elastic.co/docs/api/',
  },
  domains: ['elastic.co', 'elastic-cloud.com'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'ApiKey ' },
  baseUrl: null,
  keyHint: "The cluster's encoded API key",
  oauth: null,
  operations: [
    { method: 'GET', path: '/_search', summary: 'Search' },
    { method: 'POST', path: '/{index}/_search', summary: 'Search an index' },
    { method: 'POST', path: '/{index}/_doc', summary: 'Store a document' },
    { method: 'POST', path: '/_bulk', summary: 'Store many documents' },
    { method: 'GET', path: '/_cat/indices', summary: 'List indexes' },
    { method: 'GET', path: '/_cluster/health', summary: 'Check the health of the cluster' },
  ],
  popularity: 4,
  directoryId: null,
};
