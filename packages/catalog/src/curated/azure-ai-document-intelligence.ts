import type { CuratedApi } from '#src/curated-api.ts';

export const azureAiDocumentIntelligence: CuratedApi = {
  slug: 'azure-ai-document-intelligence',
  name: 'Azure AI Document Intelligence',
  alsoCalled: ['Form Recognizer'],
  builtIn: { slug: 'azure', is: 'part' },
  description:
    'Extracts text, tables and fields from PDF files, photos and scans, with ready-made models for invoices, receipts, identity documents and contracts.',
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
  synonyms: ['Microsoft', 'Form Recognizer', 'IDP', 'intelligent document processing', 'scan'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per thousand pages, depending on the model.',
    freeTier: 'A monthly allowance of pages, two pages per document',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://azure.microsoft.com/products/ai-services/ai-document-intelligence/',
    registration: 'https://azure.microsoft.com/free/',
    documentation: 'https://learn.microsoft.com/azure/ai-services/document-intelligence/',
    developerPortal: 'https://portal.azure.com/',
    apiReference: 'https://learn.microsoft.com/rest/api/aiservices/document-models',
  },
  domains: ['azure.microsoft.com', 'azure.com', 'microsoft.com'],
  keyPlacement: {
    type: 'header',
    name: 'Ocp-Apim-Subscription-Key',
  },
  baseUrl: null,
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/documentintelligence/documentModels/{modelId}:analyze',
      summary: 'Start the analysis of a document',
    },
    {
      method: 'GET',
      path: '/documentintelligence/documentModels/{modelId}/analyzeResults/{resultId}',
      summary: 'Get the result',
    },
    {
      method: 'GET',
      path: '/documentintelligence/documentModels',
      summary: 'List models',
    },
  ],
  popularity: 3,
  directoryId: 'azure.com:cognitiveservices-FormRecognizer',
};
