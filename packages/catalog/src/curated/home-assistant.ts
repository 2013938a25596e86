import type { CuratedApi } from '#src/curated-api.ts';

export const homeAssistant: CuratedApi = {
  slug: 'home-assistant',
  name: 'Home Assistant',
  description:
    'The open smart home hub that runs at home: states and services of all the devices it knows, over REST and WebSockets.',
  categories: ['iot', 'developer-tools'],
  capabilities: ['smart home', 'device control', 'sensors', 'lights', 'automation', 'energy monitoring'],
  useCases: ['your own dashboard', 'switching lights from a script', 'sensor values in a database'],
  synonyms: ['home automation', 'open source', 'self-hosted', 'Matter', 'Zigbee'],
  pricing: {
    model: 'free',
    summary: 'The software is free; a cloud service for remote access costs a monthly fee.',
    freeTier: 'The software itself',
    checked: null,
  },
  urls: {
    website: 'https://www.home-assistant.io/',
    registration: 'https://www.home-assistant.io/installation/',
    documentation: 'https://developers.home-assistant.io/',
    developerPortal: null,
    apiReference: 'https://developers.home-assistant.io/docs/api/rest/',
  },
  domains: ['home-assistant.io'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: 'A long-lived access token from the profile page',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/', summary: 'Check whether the service responds' },
    { method: 'GET', path: '/api/states', summary: 'List states' },
    { method: 'GET', path: '/api/states/{entity_id}', summary: 'Get a state' },
    { method: 'POST', path: '/api/services/{domain}/{service}', summary: 'Call a service' },
    { method: 'GET', path: '/api/history/period/{timestamp}', summary: 'Get the history' },
  ],
  popularity: 4,
  directoryId: null,
};
