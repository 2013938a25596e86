import type { CuratedApi } from '#src/curated-api.ts';

export const miro: CuratedApi = {
  slug: 'miro',
  name: 'Miro',
  description:
    'Boards of a shared whiteboard and what is on them: notes, shapes, cards, frames and connectors.',
  categories: ['productivity'],
  capabilities: ['whiteboard', 'boards', 'sticky notes', 'diagrams', 'collaboration'],
  useCases: ['board filled by a script', 'tasks from notes', 'system diagrams'],
  synonyms: ['online whiteboard', 'brainstorming', 'mind map'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user.',
    freeTier: 'A few boards',
    checked: null,
  },
  urls: {
    website: 'https://miro.com/',
    registration: 'https://miro.com/signup/',
    documentation: 'https://developers.miro.com/',
    developerPortal: 'https://miro.com/app/settings/user-profile/apps',
    apiReference: 'https://developers.miro.com/reference/api-reference',
  },
  domains: ['miro.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.miro.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://miro.com/oauth/authorize',
    tokenUrl: 'https://api.miro.com/v1/oauth/token',
    scopes: ['boards:read', 'boards:write'],
  },
  operations: [
    { method: 'GET', path: '/v2/boards', summary: 'List boards' },
    { method: 'POST', path: '/v2/boards', summary: 'Create a board' },
    { method: 'GET', path: '/v2/boards/{board_id}/items', summary: 'List the items on a board' },
    { method: 'POST', path: '/v2/boards/{board_id}/sticky_notes', summary: 'Add a note' },
  ],
  popularity: 3,
  directoryId: null,
};
