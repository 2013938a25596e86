import type { CuratedApi } from '#src/curated-api.ts';

export const confluent: CuratedApi = {
  slug: 'confluent',
  name: 'Confluent Cloud',
  alsoCalled: ['Kafka', 'Apache Kafka'],
  description:
    'Managed Apache Kafka: event streams between systems, database connectors, schemas and stream processing.',
  categories: ['developer-tools', 'cloud', 'database'],
  capabilities: [
    'event streaming',
    'message queue',
    'publish and subscribe',
    'data pipelines',
    'connectors',
    'stream processing',
  ],
  useCases: [
    'collecting events from many services',
    'database changes as a stream',
    'feeding a data warehouse',
  ],
  synonyms: ['message broker', 'event bus', 'streaming', 'ETL'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Billed by cluster capacity, data and connectors.',
    freeTier: 'A credit for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://www.confluent.io/',
    registration: 'https://confluent.cloud/signup',
    documentation: 'https://docs.confluent.io/',
    developerPortal: 'https://confluent.cloud/settings/api-keys',
    apiReference: 'https://docs.confluent.io/cloud/current/api.html',
  },
  domains: ['confluent.io', 'confluent.cloud'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.confluent.cloud',
  keyHint: 'API_KEY:API_SECRET',
  oauth: null,
  operations: [
    { method: 'GET', path: '/org/v2/environments', summary: 'List environments' },
    { method: 'GET', path: '/cmk/v2/clusters', summary: 'List clusters' },
    { method: 'GET', path: '/iam/v2/api-keys', summary: 'List API keys' },
    { method: 'GET', path: '/iam/v2/service-accounts', summary: 'List service accounts' },
  ],
  popularity: 4,
  directoryId: null,
};
