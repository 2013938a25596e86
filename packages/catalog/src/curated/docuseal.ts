import type { CuratedApi } from '#src/curated-api.ts';

export const docuseal: CuratedApi = {
  slug: 'docuseal',
  name: 'DocuSeal',
  description: 'Has documents filled in and signed, inside an app or by email. Open source or hosted.',
  categories: ['documents'],
  capabilities: [
    'electronic signature',
    'document signing',
    'fill PDF forms',
    'embedded signing',
    'templates',
    'webhooks',
  ],
  useCases: ['contracts signed by customers', 'forms with signatures', 'rental agreement'],
  synonyms: ['e-signature', 'esign', 'DocuSign alternative', 'open source', 'self-hosted'],
  pricing: {
    model: 'freemium',
    summary:
      'The software is free; the cloud charges a monthly price per user and, for the API, a price per document.',
    freeTier: 'Manual signing, and the software itself',
    checked: null,
  },
  urls: {
    website: 'https://www.docuseal.com/',
    registration: 'https://docuseal.com/sign_up',
    documentation: 'https://www.docuseal.com/docs',
    developerPortal: 'https://console.docuseal.com/api',
    apiReference: 'https://www.docuseal.com/docs/api',
  },
  domains: ['docuseal.com'],
  keyPlacement: { type: 'header', name: 'X-Auth-Token' },
  baseUrl: 'https://api.docuseal.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/templates', summary: 'List templates' },
    { method: 'POST', path: '/submissions', summary: 'Request signatures' },
    { method: 'GET', path: '/submissions', summary: 'List requests' },
    { method: 'GET', path: '/submitters', summary: 'List signers' },
  ],
  popularity: 2,
  directoryId: null,
};
