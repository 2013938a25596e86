import type { CuratedApi } from '#src/curated-api.ts';

export const pdfmonkey: CuratedApi = {
  slug: 'pdfmonkey',
  name: 'PDFMonkey',
  description: 'Makes PDFs from templates in HTML and data in JSON.',
  categories: ['documents'],
  capabilities: ['PDF generation', 'document generation', 'HTML to PDF', 'templates', 'webhooks'],
  useCases: ['invoices as PDF', 'certificates', 'reports each month'],
  synonyms: ['create PDF', 'document automation'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of documents.',
    freeTier: 'A number of documents each month',
    checked: null,
  },
  urls: {
    website: 'https://pdfmonkey.io/',
    registration: 'https://dashboard.pdfmonkey.io/register',
    documentation: 'https://docs.pdfmonkey.io/',
    developerPortal: 'https://dashboard.pdfmonkey.io/account',
    apiReference: 'https://docs.pdfmonkey.io/references/api',
  },
  domains: ['pdfmonkey.io'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.pdfmonkey.io',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/api/v1/documents', summary: 'Make a document' },
    { method: 'POST', path: '/api/v1/documents/sync', summary: 'Make a document and wait for it' },
    { method: 'GET', path: '/api/v1/documents/{id}', summary: 'Read a document' },
    { method: 'GET', path: '/api/v1/current_user', summary: 'Read the account' },
  ],
  popularity: 2,
  directoryId: null,
};
