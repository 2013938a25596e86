import type { CuratedApi } from '#src/curated-api.ts';

export const trello: CuratedApi = {
  slug: 'trello',
  name: 'Trello',
  description: 'Boards, lists, cards, checklists and members of Trello.',
  categories: ['productivity', 'developer-tools'],
  capabilities: ['tasks', 'project management', 'comments', 'file sharing', 'checklists', 'webhooks'],
  useCases: ['cards from a form', 'board on a dashboard', 'synchronising tasks', 'editorial calendar'],
  synonyms: ['kanban', 'Atlassian', 'to-do', 'boards', 'cards'],
  pricing: {
    model: 'freemium',
    summary: 'The API is part of every plan, the free one too; plans are billed per user and month.',
    freeTier: 'A free plan with few boards and members',
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
  // Trello also takes key and token as two query parameters; one header carries both and stays out of logs.
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
      summary: 'Read the own member',
    },
    {
      method: 'GET',
      path: '/1/members/me/boards',
      summary: 'List own boards',
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
      summary: 'Change or move a card',
    },
  ],
  popularity: 4,
  directoryId: 'trello.com',
};
