import type { CuratedApi } from '#src/curated-api.ts';

export const smartcar: CuratedApi = {
  slug: 'smartcar',
  name: 'Smartcar',
  description:
    "Cars from dozens of makes behind one API: position, range, battery, odometer, doors and charging, with the owner's consent.",
  categories: ['iot', 'logistics'],
  capabilities: [
    'vehicle data',
    'vehicle location',
    'EV charging',
    'odometer',
    'lock and unlock',
    'battery level',
  ],
  useCases: ['charging when prices are low', 'fleet management', 'distance-based insurance'],
  synonyms: ['connected car', 'electric vehicle', 'Tesla', 'telematics'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of vehicles.',
    freeTier: 'A few vehicles',
    checked: null,
  },
  urls: {
    website: 'https://smartcar.com/',
    registration: 'https://dashboard.smartcar.com/signup',
    documentation: 'https://smartcar.com/docs',
    developerPortal: 'https://dashboard.smartcar.com/',
    apiReference: 'https://smartcar.com/docs/api-reference/intro',
  },
  domains: ['smartcar.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://vehicle.api.smartcar.com/v3',
  keyHint: 'An access token obtained with the client ID and secret; the sc-user-id header names the owner',
  oauth: null,
  operations: [
    { method: 'GET', path: '/connections', summary: 'List the vehicles that owners connected' },
    { method: 'GET', path: '/vehicles/{vehicleId}/signals', summary: "Get a vehicle's signals" },
    { method: 'POST', path: '/vehicles/{vehicleId}/commands/charge/start', summary: 'Start charging' },
  ],
  popularity: 2,
  directoryId: null,
};
