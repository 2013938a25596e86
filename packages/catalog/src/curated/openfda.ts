import type { CuratedApi } from '#src/curated-api.ts';

export const openfda: CuratedApi = {
  slug: 'openfda',
  name: 'openFDA',
  description:
    'Public data from the United States Food and Drug Administration: drugs and their labels, side effects, recalls, devices and food.',
  categories: ['health', 'government', 'science'],
  capabilities: [
    'drug data',
    'side effect reports',
    'product recalls',
    'medical device data',
    'food safety data',
    'open data',
  ],
  useCases: ['medicine information app', 'recall alerts', 'drug safety research', 'pharmacy tool'],
  synonyms: ['no key', 'FDA', 'medicine', 'pharmaceuticals', 'adverse events', 'healthcare', 'drug labels'],
  pricing: {
    model: 'free',
    summary: 'Free, within rate limits; a key raises the daily call limit.',
    freeTier: 'Everything, within rate limits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://open.fda.gov/',
    registration: 'https://open.fda.gov/apis/authentication/',
    documentation: 'https://open.fda.gov/apis/',
    developerPortal: null,
    apiReference: 'https://open.fda.gov/apis/',
  },
  domains: ['open.fda.gov', 'api.fda.gov', 'fda.gov'],
  keyPlacement: {
    type: 'query',
    name: 'api_key',
  },
  baseUrl: 'https://api.fda.gov',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/drug/label.json',
      summary: 'Search drug labels',
    },
    {
      method: 'GET',
      path: '/drug/event.json',
      summary: 'Search reports of side effects',
    },
    {
      method: 'GET',
      path: '/drug/ndc.json',
      summary: 'Search drugs by their codes',
    },
    {
      method: 'GET',
      path: '/drug/enforcement.json',
      summary: 'Search drug recalls',
    },
    {
      method: 'GET',
      path: '/food/enforcement.json',
      summary: 'Search food recalls',
    },
    {
      method: 'GET',
      path: '/device/event.json',
      summary: 'Search reports about devices',
    },
  ],
  popularity: 3,
  directoryId: null,
};
