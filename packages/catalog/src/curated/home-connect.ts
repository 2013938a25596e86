import type { CuratedApi } from '#src/curated-api.ts';

export const homeConnect: CuratedApi = {
  slug: 'home-connect',
  name: 'Home Connect',
  description:
    'Household appliances from Bosch, Siemens and others: state, programs, settings and events of ovens, washing machines, dishwashers and coffee makers.',
  categories: ['iot'],
  capabilities: ['device control', 'device status', 'sensor data'],
  useCases: ['smart home', 'energy saving', 'kitchen assistant', 'maintenance alerts'],
  synonyms: ['Internet of Things', 'BSH', 'Bosch', 'Siemens', 'appliances', 'home automation'],
  pricing: {
    model: 'free',
    summary: 'Free for private developers, with a daily call limit; simulated appliances are available.',
    freeTier: 'A daily allowance of calls, and simulated appliances',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.home-connect.com/',
    registration: 'https://developer.home-connect.com/user/register',
    documentation: 'https://api-docs.home-connect.com/',
    developerPortal: 'https://developer.home-connect.com/applications',
    apiReference: 'https://api-docs.home-connect.com/',
  },
  domains: ['home-connect.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.home-connect.com',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://api.home-connect.com/security/oauth/authorize',
    tokenUrl: 'https://api.home-connect.com/security/oauth/token',
    scopes: ['IdentifyAppliance', 'Monitor'],
  },
  operations: [
    {
      method: 'GET',
      path: '/api/homeappliances',
      summary: 'List appliances',
    },
    {
      method: 'GET',
      path: '/api/homeappliances/{haId}/status',
      summary: 'Get the state of an appliance',
    },
    {
      method: 'GET',
      path: '/api/homeappliances/{haId}/programs/available',
      summary: 'List programs',
    },
    {
      method: 'PUT',
      path: '/api/homeappliances/{haId}/programs/active',
      summary: 'Start a program',
    },
  ],
  popularity: 2,
  directoryId: null,
};
