import type { CuratedApi } from '#src/curated-api.ts';

export const cloudamqp: CuratedApi = {
  slug: 'cloudamqp',
  name: 'CloudAMQP',
  alsoCalled: ['RabbitMQ', 'LavinMQ'],
  description:
    'Managed RabbitMQ and LavinMQ: message brokers with queues, topics and work queues, over AMQP, MQTT and HTTP.',
  categories: ['developer-tools', 'cloud'],
  capabilities: ['message queue', 'message broker', 'background jobs', 'publish and subscribe', 'MQTT'],
  useCases: ['work that can wait', 'connecting services', 'task queue of a web app'],
  synonyms: ['AMQP', 'queue', 'job queue', 'pub/sub'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on broker size.',
    freeTier: 'A small shared broker',
    checked: null,
  },
  urls: {
    website: 'https://www.cloudamqp.com/',
    registration: 'https://customer.cloudamqp.com/signup',
    documentation: 'https://www.cloudamqp.com/docs/index.html',
    developerPortal: 'https://customer.cloudamqp.com/apikeys',
    apiReference: 'https://docs.cloudamqp.com/',
  },
  domains: ['cloudamqp.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://customer.cloudamqp.com/api',
  keyHint: ':API_KEY with an empty username',
  oauth: null,
  operations: [
    { method: 'GET', path: '/instances', summary: 'List brokers' },
    { method: 'POST', path: '/instances', summary: 'Create a broker' },
    { method: 'GET', path: '/instances/{id}', summary: 'Get a broker and its address' },
    { method: 'GET', path: '/plans', summary: 'List plans' },
    { method: 'GET', path: '/regions', summary: 'List regions' },
  ],
  popularity: 2,
  directoryId: null,
};
