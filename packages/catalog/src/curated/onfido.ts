import type { CuratedApi } from '#src/curated-api.ts';

export const onfido: CuratedApi = {
  slug: 'onfido',
  name: 'Onfido (Entrust)',
  description:
    'Matches identity documents with faces, worldwide, and checks for fraud and against watch lists and databases.',
  categories: ['security', 'finance'],
  capabilities: [
    'identity verification',
    'document verification',
    'face comparison',
    'liveness detection',
    'watchlist screening',
    'KYC',
  ],
  useCases: ['KYC for a banking app', 'car sharing with driving licence checks', 'gig workers'],
  synonyms: ['AML', 'know your customer', 'passport', 'selfie', 'Entrust IDV'],
  pricing: {
    model: 'contact-sales',
    summary: 'Priced per check, agreed by contract.',
    freeTier: 'A sandbox',
    checked: null,
  },
  urls: {
    website: 'https://onfido.com/',
    registration: 'https://onfido.com/get-started/',
    documentation: 'https://documentation.identity.entrust.com/',
    developerPortal: 'https://dashboard.onfido.com/api/tokens',
    apiReference: 'https://documentation.identity.entrust.com/api/latest/',
  },
  domains: ['onfido.com', 'identity.entrust.com'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'Token token=' },
  baseUrl: 'https://api.eu.onfido.com',
  keyHint: 'api_sandbox.… or api_live.…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v3.6/applicants', summary: 'Add a person' },
    { method: 'POST', path: '/v3.6/workflow_runs', summary: 'Start a check' },
    { method: 'GET', path: '/v3.6/workflow_runs/{workflow_run_id}', summary: 'Get a check' },
    { method: 'POST', path: '/v3.6/sdk_token', summary: 'Create a token for the app' },
  ],
  popularity: 3,
  directoryId: null,
};
