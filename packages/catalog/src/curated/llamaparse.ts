import type { CuratedApi } from '#src/curated-api.ts';

export const llamaparse: CuratedApi = {
  slug: 'llamaparse',
  name: 'LlamaParse',
  alsoCalled: ['LlamaIndex', 'LlamaCloud'],
  description:
    'Parses PDF files, office documents and scans into clean Markdown or structured data for language models.',
  categories: ['documents', 'ai'],
  capabilities: [
    'document parsing',
    'PDF text extraction',
    'OCR',
    'table extraction',
    'structured data extraction',
    'document classification',
    'retrieval-augmented generation',
    'document question answering',
  ],
  useCases: [
    'chatbot over PDF documents',
    'invoice data extraction',
    'preparing documents for RAG',
    'contract analysis',
  ],
  synonyms: ['LlamaIndex', 'LlamaCloud', 'PDF parser', 'document AI', 'RAG', 'PDF to Markdown'],
  pricing: {
    model: 'freemium',
    summary:
      'Credits per page, more for the thorough parsing tiers; monthly plans include a set number of credits.',
    freeTier: 'A monthly allowance of credits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.llamaindex.ai/llamaparse',
    registration: 'https://cloud.llamaindex.ai/',
    documentation: 'https://developers.llamaindex.ai/llamaparse/parse/getting_started/',
    developerPortal: 'https://cloud.llamaindex.ai/',
    apiReference: 'https://developers.llamaindex.ai/',
  },
  domains: ['llamaindex.ai'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.cloud.llamaindex.ai',
  keyHint: 'llx-…',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/api/v2/parse',
      summary: 'Parse a file by its id or URL',
    },
    {
      method: 'GET',
      path: '/api/v2/parse/{job_id}',
      summary: 'Get the status and result of a job',
    },
    {
      method: 'GET',
      path: '/api/v2/parse',
      summary: 'List jobs',
    },
  ],
  popularity: 3,
  directoryId: null,
};
