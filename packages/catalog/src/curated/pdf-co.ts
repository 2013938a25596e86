import type { CuratedApi } from '#src/curated-api.ts';

export const pdfCo: CuratedApi = {
  slug: 'pdf-co',
  name: 'PDF.co',
  alsoCalled: ['PDF co', 'PDFco'],
  description:
    'Creates, fills in, merges, splits, signs and reads PDFs, and extracts data from invoices, with or without templates.',
  categories: ['documents'],
  capabilities: [
    'PDF generation',
    'HTML to PDF',
    'fill PDF forms',
    'PDF merge',
    'PDF text extraction',
    'invoice parsing',
    'barcode reading',
  ],
  useCases: ['invoices as PDF', 'data from scanned invoices', 'forms filled in by a program'],
  synonyms: ['create PDF', 'PDF tools', 'document generation'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on credits.',
    freeTier: 'Trial credits',
    checked: null,
  },
  urls: {
    website: 'https://pdf.co/',
    registration: 'https://app.pdf.co/signup',
    documentation: 'https://docs.pdf.co/',
    developerPortal: 'https://app.pdf.co/dashboard',
    apiReference: 'https://docs.pdf.co/',
  },
  domains: ['pdf.co'],
  keyPlacement: { type: 'header', name: 'x-api-key' },
  baseUrl: 'https://api.pdf.co',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/pdf/convert/from/html', summary: 'Create a PDF from HTML' },
    { method: 'POST', path: '/v1/pdf/edit/add', summary: 'Fill in a form or add text to a PDF' },
    { method: 'POST', path: '/v1/pdf/merge', summary: 'Merge PDFs' },
    { method: 'POST', path: '/v1/pdf/convert/to/json', summary: 'Read a PDF' },
    { method: 'POST', path: '/v1/ai-invoice-parser', summary: 'Extract data from an invoice' },
  ],
  popularity: 2,
  directoryId: null,
};
