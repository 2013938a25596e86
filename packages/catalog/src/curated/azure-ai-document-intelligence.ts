import type { CuratedApi } from '#src/curated-api.ts';

export const azureAiDocumentIntelligence: CuratedApi = {
  slug: 'azure-ai-document-intelligence',
  name: 'Azure AI Document Intelligence',
  alsoCalled: ['Form Recognizer'],
  builtIn: { slug: 'azure', is: 'part' },
  description:
    'Reads text, tables and fields out of PDF files, photos and scans, with ready models for invoices, receipts, identity papers and contracts.',
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
    summary: 'A price per thousand pages by model.',
    freeTier: 'A monthly number of pages, two pages per document',
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
      summary: 'Start reading a document',
    },
    {
      method: 'GET',
      path: '/documentintelligence/documentModels/{modelId}/analyzeResults/{resultId}',
      summary: 'Read the result',
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
