import type { CuratedApi } from '#src/curated-api.ts';

export const mindee: CuratedApi = {
  slug: 'mindee',
  name: 'Mindee',
  description:
    'Extracts data from invoices, receipts, passports, licences and any document type that you define.',
  categories: ['documents', 'ai'],
  capabilities: [
    'invoice parsing',
    'receipt scanning',
    'OCR',
    'document parsing',
    'ID documents',
    'custom document extraction',
  ],
  useCases: ['supplier invoices in the books', 'expense reports', 'passport scan at check-in'],
  synonyms: ['IDP', 'invoice OCR', 'data extraction', 'document understanding'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on the number of pages.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://www.mindee.com/',
    registration: 'https://app.mindee.com/signup',
    documentation: 'https://docs.mindee.com/',
    developerPortal: 'https://app.mindee.com/',
    apiReference: 'https://docs.mindee.com/api-documentation/rest-api',
  },
  domains: ['mindee.com', 'mindee.net'],
  keyPlacement: { type: 'header', name: 'Authorization' },
  baseUrl: 'https://api-v2.mindee.net',
  keyHint: 'md_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/products/extraction/enqueue', summary: 'Send a document' },
    { method: 'GET', path: '/v2/jobs/{job_id}', summary: 'Get the status' },
  ],
  popularity: 2,
  directoryId: null,
};
