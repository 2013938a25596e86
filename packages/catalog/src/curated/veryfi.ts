import type { CuratedApi } from '#src/curated-api.ts';

export const veryfi: CuratedApi = {
  slug: 'veryfi',
  name: 'Veryfi',
  description:
    'Takes data out of receipts, invoices, checks and bank statements within seconds, line by line.',
  categories: ['documents', 'finance', 'ai'],
  capabilities: [
    'receipt scanning',
    'invoice parsing',
    'OCR',
    'line item extraction',
    'bank statement parsing',
  ],
  useCases: ['expense reports', 'loyalty by receipts', 'supplier invoices in the books'],
  synonyms: ['receipt OCR', 'IDP', 'data extraction', 'bookkeeping'],
  pricing: {
    model: 'freemium',
    summary: 'A price per document with a monthly minimum.',
    freeTier: 'A number of documents each month',
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
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'apikey ' },
  baseUrl: 'https://api.veryfi.com',
  keyHint: 'USER_NAME:API_KEY; the header CLIENT-ID is needed too',
  oauth: null,
  operations: [
    { method: 'POST', path: '/api/v8/partner/documents', summary: 'Read a document' },
    { method: 'GET', path: '/api/v8/partner/documents', summary: 'List documents' },
    {
      method: 'GET',
      path: '/api/v8/partner/documents/{document_id}',
      summary: 'Read the data of a document',
    },
  ],
  popularity: 2,
  directoryId: null,
};
