import type { CuratedApi } from '#src/curated-api.ts';

export const adobePdfServices: CuratedApi = {
  slug: 'adobe-pdf-services',
  name: 'Adobe PDF Services',
  description:
    'Creates, converts, merges, protects and runs OCR on PDF files, and extracts their text, tables and structure as JSON.',
  categories: ['documents'],
  capabilities: [
    'PDF text extraction',
    'table extraction',
    'OCR',
    'PDF generation',
    'PDF conversion',
    'PDF merging',
    'PDF form filling',
    'document parsing',
    'electronic signatures',
    'document accessibility',
  ],
  useCases: [
    'reports as PDF',
    'chatbot over PDF documents',
    'Word files to PDF',
    'archive of scanned contracts',
  ],
  synonyms: ['Acrobat', 'PDF API', 'PDF extract', 'document generation', 'HTML to PDF'],
  pricing: {
    model: 'freemium',
    summary: 'Billed by document transactions; long documents and some operations use several.',
    freeTier: 'A monthly allowance of document transactions',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developer.adobe.com/document-services/',
    registration: 'https://acrobatservices.adobe.com/dc-integration-creation-app-cdn/main.html',
    documentation: 'https://developer.adobe.com/document-services/docs/overview/',
    developerPortal: 'https://developer.adobe.com/console/',
    apiReference: 'https://developer.adobe.com/document-services/docs/apis/',
  },
  domains: ['adobe.com', 'adobe.io'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://pdf-services.adobe.io',
  keyHint: 'Access token from POST /token; the client ID goes in an x-api-key header',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/token',
      summary: 'Exchange client id and secret for an access token',
    },
    {
      method: 'POST',
      path: '/assets',
      summary: 'Get a URL to upload a file to',
    },
    {
      method: 'POST',
      path: '/operation/extractpdf',
      summary: 'Extract text, tables and structure',
    },
    {
      method: 'POST',
      path: '/operation/ocr',
      summary: 'Make a scan searchable',
    },
    {
      method: 'POST',
      path: '/operation/createpdf',
      summary: 'Create a PDF from an office file',
    },
    {
      method: 'POST',
      path: '/operation/exportpdf',
      summary: 'Convert a PDF to an office file or images',
    },
  ],
  popularity: 4,
  directoryId: null,
};
