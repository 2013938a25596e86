import type { CuratedApi } from '#src/curated-api.ts';

export const adafruitIo: CuratedApi = {
  slug: 'adafruit-io',
  name: 'Adafruit IO',
  description:
    'Stores measurements from small devices, shows them on dashboards, sends commands back and triggers actions.',
  categories: ['iot', 'developer-tools'],
  capabilities: [
    'sensor data',
    'device control',
    'dashboards',
    'time series data',
    'alerts',
    'webhooks',
    'MQTT broker',
  ],
  useCases: ['temperature logger', 'smart home', 'garden watering', 'science class project'],
  synonyms: ['Internet of Things', 'MQTT', 'Arduino', 'Raspberry Pi', 'sensors', 'maker'],
  pricing: {
    model: 'freemium',
    summary: 'A yearly or monthly plan raises the limits.',
    freeTier: 'A limited number of feeds, dashboards and data points per minute',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://io.adafruit.com/',
    registration: 'https://accounts.adafruit.com/users/sign_up',
    documentation: 'https://io.adafruit.com/api/docs/',
    developerPortal: 'https://io.adafruit.com/',
    apiReference: 'https://io.adafruit.com/api/docs/',
  },
  domains: ['io.adafruit.com', 'adafruit.com'],
  keyPlacement: {
    type: 'header',
    name: 'X-AIO-Key',
  },
  baseUrl: 'https://io.adafruit.com/api/v2',
  keyHint: 'aio_…',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/user',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/{username}/feeds',
      summary: 'List feeds',
    },
    {
      method: 'POST',
      path: '/{username}/feeds',
      summary: 'Create a feed',
    },
    {
      method: 'GET',
      path: '/{username}/feeds/{feed_key}/data',
      summary: 'Get measurements',
    },
    {
      method: 'POST',
      path: '/{username}/feeds/{feed_key}/data',
      summary: 'Send a data point',
    },
  ],
  popularity: 3,
  directoryId: 'adafruit.com',
};
