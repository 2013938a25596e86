import type { CuratedApi } from '#src/curated-api.ts';

export const surveymonkey: CuratedApi = {
  slug: 'surveymonkey',
  name: 'SurveyMonkey',
  description: 'Creates and sends surveys, and reads their responses and summaries.',
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
    summary: 'Monthly or yearly plans; reading responses at scale needs a paid plan.',
    freeTier: 'A free plan with a few responses, and a draft app with a few calls per day',
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
      summary: 'Get the current user',
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
      summary: 'Get a survey with its questions',
    },
    {
      method: 'GET',
      path: '/v3/surveys/{survey_id}/responses/bulk',
      summary: 'List responses',
    },
    {
      method: 'POST',
      path: '/v3/surveys/{survey_id}/collectors',
      summary: 'Create a link or a mailing for a survey',
    },
  ],
  popularity: 4,
  directoryId: null,
};
