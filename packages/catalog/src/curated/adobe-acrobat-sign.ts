import type { CuratedApi } from '#src/curated-api.ts';

export const adobeAcrobatSign: CuratedApi = {
  slug: 'adobe-acrobat-sign',
  name: 'Adobe Acrobat Sign',
  alsoCalled: ['Adobe Sign', 'EchoSign'],
  description:
    'Electronic signatures for large companies, with identity checks, forms, workflows and legally required records.',
  categories: ['documents'],
  capabilities: [
    'electronic signature',
    'document signing',
    'web forms',
    'templates',
    'audit trail',
    'signer identity verification',
  ],
  useCases: ['contracts signed by customers', 'forms with signatures', 'offer letters'],
  synonyms: ['e-signature', 'esign', 'sign online', 'digital signature'],
  pricing: {
    model: 'subscription',
    summary: 'Yearly plans based on users and transactions.',
    freeTier: 'A developer account',
    checked: null,
  },
  urls: {
    website: 'https://www.adobe.com/acrobat/business/sign.html',
    registration: 'https://www.adobe.com/acrobat/business/developer-form.html',
    documentation: 'https://developer.adobe.com/acrobat-sign/docs/',
    developerPortal: 'https://secure.adobesign.com/account/accountSettingsPage',
    apiReference: 'https://secure.adobesign.com/public/docs/restapi/v6',
  },
  domains: ['adobe.com', 'adobesign.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: 'An access token or integration key; the host depends on the account',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/rest/v6/baseUris', summary: "Get the account's host" },
    { method: 'POST', path: '/api/rest/v6/transientDocuments', summary: 'Upload a document' },
    { method: 'POST', path: '/api/rest/v6/agreements', summary: 'Request signatures' },
    { method: 'GET', path: '/api/rest/v6/agreements', summary: 'List agreements' },
  ],
  popularity: 3,
  directoryId: null,
};
