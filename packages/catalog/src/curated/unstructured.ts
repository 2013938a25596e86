import type { CuratedApi } from '#src/curated-api.ts';

export const unstructured: CuratedApi = {
  slug: 'unstructured',
  name: 'Unstructured',
  description:
    'Splits PDF files, office documents, emails, web pages and scans into clean elements such as titles, paragraphs and tables, ready for a vector database or a language model.',
  categories: ['documents', 'ai'],
  capabilities: [
    'document parsing',
    'PDF text extraction',
    'OCR',
    'table extraction',
    'text chunking',
    'retrieval-augmented generation',
    'document question answering',
  ],
  useCases: [
    'chatbot over PDF documents',
    'preparing documents for RAG',
    'invoice data extraction',
    'document archive search',
  ],
  synonyms: ['PDF parser', 'document ETL', 'RAG', 'chunking', 'partitioning'],
  pricing: {
    model: 'freemium',
    summary:
      'Priced per page, depending on the processing strategy; yearly contracts for larger volumes. The core library is open source.',
    freeTier: 'A limited number of pages for new accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://unstructured.io/',
    registration: 'https://platform.unstructured.io/',
    documentation: 'https://docs.unstructured.io/',
    developerPortal: 'https://platform.unstructured.io/',
    apiReference: 'https://docs.unstructured.io/api-reference/overview',
  },
  domains: ['unstructured.io', 'unstructuredapp.io'],
  keyPlacement: {
    type: 'header',
    name: 'unstructured-api-key',
  },
  baseUrl: 'https://platform.unstructuredapp.io/api/v1',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/jobs/',
      summary: 'Turn documents into elements',
    },
    {
      method: 'GET',
      path: '/jobs/{job_id}',
      summary: 'Get the status of a job',
    },
    {
      method: 'GET',
      path: '/workflows/',
      summary: 'List stored workflows',
    },
  ],
  popularity: 3,
  directoryId: null,
};
