import type { CuratedApi } from '#src/curated-api.ts';

export const trello: CuratedApi = {
  slug: 'trello',
  name: 'Trello',
  description: 'Boards, lists, cards, checklists and members in Trello.',
  categories: ['productivity', 'developer-tools'],
  capabilities: ['tasks', 'project management', 'comments', 'checklists', 'webhooks'],
  useCases: [
    'cards created from a form',
    'board on a dashboard',
    'synchronising tasks',
    'editorial calendar',
  ],
  synonyms: ['kanban', 'Atlassian', 'to-do', 'boards', 'cards'],
  pricing: {
    model: 'freemium',
    summary: 'The API is part of every plan, including the free one; plans are billed per user per month.',
    freeTier: 'A free plan with a limited number of boards and members',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://trello.com/',
    registration: 'https://trello.com/signup',
    documentation: 'https://developer.atlassian.com/cloud/trello/',
    developerPortal: 'https://trello.com/power-ups/admin',
    apiReference: 'https://developer.atlassian.com/cloud/trello/rest/',
  },
  domains: ['trello.com', 'developer.atlassian.com'],
  // Trello also accepts the key and token as two query parameters; one header carries both and stays out of logs.
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
    prefix: 'OAuth ',
  },
  baseUrl: 'https://api.trello.com',
  keyHint: 'oauth_consumer_key="API_KEY", oauth_token="TOKEN"',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/1/members/me',
      summary: 'Get the current member',
    },
    {
      method: 'GET',
      path: '/1/members/me/boards',
      summary: 'List your boards',
    },
    {
      method: 'GET',
      path: '/1/boards/{id}/lists',
      summary: 'List the lists of a board',
    },
    {
      method: 'GET',
      path: '/1/lists/{id}/cards',
      summary: 'List the cards of a list',
    },
    {
      method: 'POST',
      path: '/1/cards',
      summary: 'Create a card',
    },
    {
      method: 'PUT',
      path: '/1/cards/{id}',
      summary: 'Update or move a card',
    },
  ],
  popularity: 4,
  directoryId: 'trello.com',
};
