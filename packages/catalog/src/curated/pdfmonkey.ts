import type { CuratedApi } from '#src/curated-api.ts';

export const pdfmonkey: CuratedApi = {
  slug: 'pdfmonkey',
  name: 'PDFMonkey',
  description: 'Generates PDFs from HTML templates and JSON data.',
  categories: ['documents'],
  capabilities: ['PDF generation', 'document generation', 'HTML to PDF', 'templates', 'webhooks'],
  useCases: ['invoices as PDF', 'certificates', 'monthly reports'],
  synonyms: ['create PDF', 'document automation'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of documents.',
    freeTier: 'A monthly allowance of documents',
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
    { method: 'POST', path: '/api/v1/documents', summary: 'Create a document' },
    { method: 'POST', path: '/api/v1/documents/sync', summary: 'Create a document and wait for it' },
    { method: 'GET', path: '/api/v1/documents/{id}', summary: 'Get a document' },
    { method: 'GET', path: '/api/v1/current_user', summary: 'Get the account' },
  ],
  popularity: 2,
  directoryId: null,
};
