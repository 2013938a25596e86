import type { CuratedApi } from '#src/curated-api.ts';

export const veriff: CuratedApi = {
  slug: 'veriff',
  name: 'Veriff',
  description:
    'Verifies identity documents and faces by video, with decisions in seconds, age estimates and proof of address.',
  categories: ['security', 'finance'],
  capabilities: [
    'identity verification',
    'document verification',
    'liveness detection',
    'face comparison',
    'age verification',
    'KYC',
  ],
  useCases: ['KYC for a banking app', 'scooter rental', 'age check'],
  synonyms: ['AML', 'know your customer', 'passport', 'selfie'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans with a price per check.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://www.veriff.com/',
    registration: 'https://station.veriff.com/signup',
    documentation: 'https://devdocs.veriff.com/',
    developerPortal: 'https://station.veriff.com/',
    apiReference: 'https://devdocs.veriff.com/apidocs',
  },
  domains: ['veriff.com', 'veriff.me'],
  keyPlacement: { type: 'header', name: 'X-AUTH-CLIENT' },
  baseUrl: 'https://stationapi.veriff.com',
  keyHint: 'API key; most calls also carry a signature in X-HMAC-SIGNATURE',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/sessions', summary: 'Start a check' },
    { method: 'GET', path: '/v1/sessions/{id}/decision', summary: 'Get the decision' },
    { method: 'GET', path: '/v1/sessions/{id}/media', summary: 'List photos and videos' },
  ],
  popularity: 2,
  directoryId: null,
};
