import type { CuratedApi } from '#src/curated-api.ts';

export const googlePubSub: CuratedApi = {
  slug: 'google-pub-sub',
  name: 'Google Cloud Pub/Sub',
  builtIn: { slug: 'google-cloud', is: 'part' },
  description:
    'Messaging between services at any volume: publishers send to a topic, and subscribers pull messages or have them pushed, with ordering and replay.',
  categories: ['developer-tools', 'cloud'],
  capabilities: ['message queue', 'publish and subscribe', 'event streaming', 'dead letter queues'],
  useCases: ['work that can wait', 'collecting events from many services', 'feeding a data warehouse'],
  synonyms: ['pub/sub', 'message broker', 'queue', 'event bus'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per tebibyte of throughput.',
    freeTier: 'A monthly data allowance',
    checked: null,
  },
  urls: {
    website: 'https://cloud.google.com/pubsub',
    registration: 'https://console.cloud.google.com/cloudpubsub',
    documentation: 'https://docs.cloud.google.com/pubsub/docs',
    developerPortal: 'https://console.cloud.google.com/apis/library/pubsub.googleapis.com',
    apiReference: 'https://docs.cloud.google.com/pubsub/docs/reference/rest',
  },
  domains: ['cloud.google.com', 'pubsub.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://pubsub.googleapis.com',
  keyHint: 'ya29.…, a Google Cloud access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/pubsub'],
  },
  operations: [
    { method: 'GET', path: '/v1/projects/{project}/topics', summary: 'List topics' },
    { method: 'PUT', path: '/v1/projects/{project}/topics/{topic}', summary: 'Create a topic' },
    { method: 'POST', path: '/v1/projects/{project}/topics/{topic}:publish', summary: 'Publish messages' },
    {
      method: 'POST',
      path: '/v1/projects/{project}/subscriptions/{subscription}:pull',
      summary: 'Pull messages',
    },
    {
      method: 'POST',
      path: '/v1/projects/{project}/subscriptions/{subscription}:acknowledge',
      summary: 'Acknowledge messages',
    },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:pubsub',
};
