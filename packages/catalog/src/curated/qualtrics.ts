import type { CuratedApi } from '#src/curated-api.ts';

export const qualtrics: CuratedApi = {
  slug: 'qualtrics',
  name: 'Qualtrics',
  description:
    'Surveys and experience management for companies and researchers: surveys, distributions, panels and exports of responses.',
  categories: ['market-research', 'forms', 'analytics'],
  capabilities: [
    'surveys',
    'survey responses',
    'survey distribution',
    'contact lists',
    'data export',
    'survey reports',
    'webhooks',
  ],
  useCases: [
    'market research',
    'customer satisfaction',
    'employee surveys',
    'academic studies',
    'NPS dashboard',
  ],
  synonyms: ['questionnaire', 'NPS', 'CSAT', 'customer experience', 'XM', 'panel'],
  pricing: {
    model: 'contact-sales',
    summary: 'Yearly licences by contract; the API must be part of the licence.',
    freeTier: 'A free account without the API',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.qualtrics.com/',
    registration: 'https://www.qualtrics.com/free-account/',
    documentation: 'https://api.qualtrics.com/',
    developerPortal: 'https://www.qualtrics.com/support/integrations/api-integration/overview/',
    apiReference: 'https://api.qualtrics.com/',
  },
  domains: ['qualtrics.com'],
  keyPlacement: {
    type: 'header',
    name: 'X-API-TOKEN',
  },
  // The host begins with the account's data centre.
  baseUrl: null,
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/API/v3/whoami',
      summary: "Get the token's owner",
    },
    {
      method: 'GET',
      path: '/API/v3/surveys',
      summary: 'List surveys',
    },
    {
      method: 'POST',
      path: '/API/v3/surveys/{surveyId}/export-responses',
      summary: 'Start an export of responses',
    },
    {
      method: 'GET',
      path: '/API/v3/surveys/{surveyId}/export-responses/{exportProgressId}',
      summary: "Get an export's progress",
    },
    {
      method: 'POST',
      path: '/API/v3/distributions',
      summary: 'Send a survey',
    },
  ],
  popularity: 4,
  directoryId: 'qualtrics.com',
};
