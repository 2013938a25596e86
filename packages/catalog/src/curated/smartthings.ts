import type { CuratedApi } from '#src/curated-api.ts';

export const smartthings: CuratedApi = {
  slug: 'smartthings',
  name: 'SmartThings',
  alsoCalled: ['Samsung SmartThings'],
  description:
    'Devices of a home on the Samsung platform: lights, locks, sensors, appliances, scenes and rules.',
  categories: ['iot'],
  capabilities: [
    'smart home',
    'device control',
    'sensors',
    'lights',
    'door locks',
    'scenes',
    'automation rules',
  ],
  useCases: ['switch lights from an app', 'alarm on a sensor', 'energy of appliances'],
  synonyms: ['home automation', 'Samsung', 'IoT devices', 'Matter'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged.',
    freeTier: 'All of it',
    checked: null,
  },
  urls: {
    website: 'https://www.smartthings.com/',
    registration: 'https://account.smartthings.com/',
    documentation: 'https://developer.smartthings.com/docs/',
    developerPortal: 'https://account.smartthings.com/tokens',
    apiReference: 'https://developer.smartthings.com/docs/api/public',
  },
  domains: ['smartthings.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.smartthings.com',
  keyHint: 'A personal access token lives a day; apps use OAuth',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/devices', summary: 'List devices' },
    { method: 'GET', path: '/v1/devices/{deviceId}/status', summary: 'Read a device' },
    { method: 'POST', path: '/v1/devices/{deviceId}/commands', summary: 'Command a device' },
    { method: 'GET', path: '/v1/scenes', summary: 'List scenes' },
    { method: 'POST', path: '/v1/scenes/{sceneId}/execute', summary: 'Run a scene' },
  ],
  popularity: 3,
  directoryId: null,
};
