import type { CuratedApi } from '#src/curated-api.ts';

export const amazonTextract: CuratedApi = {
  slug: 'amazon-textract',
  name: 'Amazon Textract',
  alsoCalled: ['Textract', 'AWS Textract'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Extracts printed and handwritten text, forms, tables and answers to given questions from scans and PDF files.',
  categories: ['documents', 'ai', 'cloud'],
  capabilities: [
    'OCR',
    'PDF text extraction',
    'table extraction',
    'structured data extraction',
    'document parsing',
    'invoice processing',
    'handwriting recognition',
    'ID document reading',
  ],
  useCases: ['invoice data extraction', 'receipt scanning', 'digitising forms', 'chatbot over PDF documents'],
  synonyms: ['AWS', 'scan', 'IDP', 'intelligent document processing', 'form extraction'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per page, depending on the type of analysis and region.',
    freeTier: "A monthly allowance of pages in the account's first months",
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://aws.amazon.com/textract/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/textract/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/textract/latest/dg/API_Reference.html',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: {
    type: 'aws-sigv4',
  },
  // This host is for one region: each region has its own.
  baseUrl: 'https://textract.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  // A single path: the X-Amz-Target header names the operation, such as Textract.DetectDocumentText.
  operations: [
    {
      method: 'POST',
      path: '/',
      summary: 'DetectDocumentText, AnalyzeDocument, StartDocumentAnalysis, AnalyzeExpense or AnalyzeID',
    },
  ],
  popularity: 3,
  directoryId: 'amazonaws.com:textract',
};
