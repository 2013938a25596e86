import type { CuratedApi } from '#src/curated-api.ts';

export const veryfi: CuratedApi = {
  slug: 'veryfi',
  name: 'Veryfi',
  description:
    'Extracts data from receipts, invoices, checks and bank statements within seconds, line by line.',
  categories: ['documents', 'finance', 'ai'],
  capabilities: [
    'receipt scanning',
    'invoice parsing',
    'OCR',
    'line item extraction',
    'bank statement parsing',
  ],
  useCases: ['expense reports', 'loyalty programme based on receipts', 'supplier invoices in the books'],
  synonyms: ['receipt OCR', 'IDP', 'data extraction', 'bookkeeping'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per document with a monthly minimum.',
    freeTier: 'A monthly allowance of documents',
    checked: null,
  },
  urls: {
    website: 'https://www.veryfi.com/',
    registration: 'https://hub.veryfi.com/signup/',
    documentation: 'https://docs.veryfi.com/',
    developerPortal: 'https://hub.veryfi.com/api/',
    apiReference: 'https://docs.veryfi.com/api/receipts-invoices/',
  },
  domains: ['veryfi.com'],
  keyPlacement: {
    type: 'parts',
    main: 'api_key',
    parts: [
      { name: 'client_id', label: 'Client ID', isSecret: false },
      { name: 'username', label: 'Username', isSecret: false },
      { name: 'api_key', label: 'API key', isSecret: true },
    ],
    places: [
      { in: 'header', name: 'Client-Id', value: '{client_id}' },
      { in: 'header', name: 'Authorization', value: 'apikey {username}:{api_key}' },
    ],
  },
  baseUrl: 'https://api.veryfi.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/api/v8/partner/documents', summary: 'Get a document' },
    { method: 'GET', path: '/api/v8/partner/documents', summary: 'List documents' },
    {
      method: 'GET',
      path: '/api/v8/partner/documents/{document_id}',
      summary: 'Get the data extracted from a document',
    },
  ],
  popularity: 2,
  directoryId: null,
};
