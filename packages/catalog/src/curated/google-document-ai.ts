import type { CuratedApi } from '#src/curated-api.ts';

export const googleDocumentAi: CuratedApi = {
  slug: 'google-document-ai',
  name: 'Google Document AI',
  builtIn: { slug: 'google-cloud', is: 'part' },
  description:
    'Processes scans, PDF files and forms: text with its layout, tables, fields of invoices, receipts and identity documents, and document classification.',
  categories: ['documents', 'ai', 'cloud'],
  capabilities: [
    'document parsing',
    'OCR',
    'PDF text extraction',
    'table extraction',
    'structured data extraction',
    'document classification',
    'invoice processing',
    'handwriting recognition',
  ],
  useCases: ['invoice data extraction', 'receipt scanning', 'chatbot over PDF documents', 'digitising forms'],
  synonyms: ['Google Cloud', 'IDP', 'intelligent document processing', 'scan', 'form parser'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per thousand pages, depending on the processor; custom processors also incur an hourly hosting fee.',
    freeTier: 'Credits for new Google Cloud accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://cloud.google.com/document-ai',
    registration: 'https://console.cloud.google.com/freetrial',
    documentation: 'https://docs.cloud.google.com/document-ai/docs',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://docs.cloud.google.com/document-ai/docs/reference/rest',
  },
  domains: ['cloud.google.com', 'documentai.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://documentai.googleapis.com',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/cloud-platform'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v1/projects/{project}/locations/{location}/processors',
      summary: 'List processors',
    },
    {
      method: 'POST',
      path: '/v1/projects/{project}/locations/{location}/processors/{processor}:process',
      summary: 'Process one document',
    },
    {
      method: 'POST',
      path: '/v1/projects/{project}/locations/{location}/processors/{processor}:batchProcess',
      summary: 'Process many documents',
    },
  ],
  popularity: 3,
  directoryId: 'googleapis.com:documentai',
};
