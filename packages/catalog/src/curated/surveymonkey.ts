import type { CuratedApi } from '#src/curated-api.ts';

export const surveymonkey: CuratedApi = {
  slug: 'surveymonkey',
  name: 'SurveyMonkey',
  description: 'Creates and sends surveys, and reads their answers and summaries.',
  categories: ['forms', 'market-research', 'analytics'],
  capabilities: [
    'surveys',
    'survey responses',
    'survey distribution',
    'forms',
    'contact lists',
    'survey reports',
    'webhooks',
  ],
  useCases: [
    'market research',
    'customer satisfaction',
    'event feedback',
    'employee surveys',
    'NPS dashboard',
  ],
  synonyms: ['questionnaire', 'poll', 'feedback form', 'NPS', 'CSAT'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly or yearly plans; reading answers at scale needs a paid plan.',
    freeTier: 'A free plan with few answers, and a draft app with few calls a day',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.surveymonkey.com/',
    registration: 'https://www.surveymonkey.com/user/sign-up/',
    documentation: 'https://api.surveymonkey.com/v3/docs',
    developerPortal: 'https://developer.surveymonkey.com/apps/',
    apiReference: 'https://api.surveymonkey.com/v3/docs',
  },
  domains: ['surveymonkey.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.surveymonkey.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://api.surveymonkey.com/oauth/authorize',
    tokenUrl: 'https://api.surveymonkey.com/oauth/token',
    scopes: [],
  },
  operations: [
    {
      method: 'GET',
      path: '/v3/users/me',
      summary: 'Read the own user',
    },
    {
      method: 'GET',
      path: '/v3/surveys',
      summary: 'List surveys',
    },
    {
      method: 'POST',
      path: '/v3/surveys',
      summary: 'Create a survey',
    },
    {
      method: 'GET',
      path: '/v3/surveys/{survey_id}/details',
      summary: 'Read a survey with its questions',
    },
    {
      method: 'GET',
      path: '/v3/surveys/{survey_id}/responses/bulk',
      summary: 'Read answers',
    },
    {
      method: 'POST',
      path: '/v3/surveys/{survey_id}/collectors',
      summary: 'Make a link or a mailing for a survey',
    },
  ],
  popularity: 4,
  directoryId: null,
};
