import type { CuratedApi } from '#src/curated-api.ts';

export const typeform: CuratedApi = {
  slug: 'typeform',
  name: 'Typeform',
  description:
    'Forms and surveys that ask one question at a time: create them, read the responses, and receive each response by webhook.',
  categories: ['forms', 'market-research', 'marketing'],
  capabilities: ['forms', 'surveys', 'survey responses', 'file upload', 'webhooks'],
  useCases: ['contact form', 'market research', 'quiz', 'registration form', 'customer satisfaction'],
  synonyms: ['form builder', 'questionnaire', 'online form', 'lead form', 'feedback form'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of responses; the API is part of every plan.',
    freeTier: 'A free plan with a few responses per month',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.typeform.com/',
    registration: 'https://admin.typeform.com/signup',
    documentation: 'https://www.typeform.com/developers/',
    developerPortal: 'https://admin.typeform.com/user/tokens',
    apiReference: 'https://www.typeform.com/developers/create/',
  },
  domains: ['typeform.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.typeform.com',
  keyHint: 'tfp_…',
  oauth: {
    authorizationUrl: 'https://api.typeform.com/oauth/authorize',
    tokenUrl: 'https://api.typeform.com/oauth/token',
    scopes: ['accounts:read', 'forms:read', 'responses:read'],
  },
  operations: [
    {
      method: 'GET',
      path: '/me',
      summary: 'Get the current account',
    },
    {
      method: 'GET',
      path: '/forms',
      summary: 'List forms',
    },
    {
      method: 'POST',
      path: '/forms',
      summary: 'Create a form',
    },
    {
      method: 'GET',
      path: '/forms/{form_id}',
      summary: 'Get a form',
    },
    {
      method: 'GET',
      path: '/forms/{form_id}/responses',
      summary: 'List responses',
    },
    {
      method: 'PUT',
      path: '/forms/{form_id}/webhooks/{tag}',
      summary: 'Send new responses to a URL',
    },
  ],
  popularity: 4,
  directoryId: null,
};
