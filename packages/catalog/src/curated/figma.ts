import type { CuratedApi } from '#src/curated-api.ts';

export const figma: CuratedApi = {
  slug: 'figma',
  name: 'Figma',
  description: 'Design files, components, styles, comments and rendered images from Figma.',
  categories: ['developer-tools', 'media', 'productivity'],
  capabilities: ['design files', 'image export', 'design tokens', 'versioning', 'webhooks'],
  useCases: [
    'turning design tokens into code',
    'icons exported from a design file',
    'screenshots in documentation',
    'sending comments to a chat',
  ],
  synonyms: ['UI design', 'prototype', 'design system', 'mockup', 'vector graphics'],
  pricing: {
    model: 'freemium',
    summary:
      'The API is part of every plan, including the free one; plans are billed per seat, and limits depend on the seat.',
    freeTier: 'A free plan with a few files',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.figma.com/',
    registration: 'https://www.figma.com/signup',
    documentation: 'https://developers.figma.com/docs/rest-api/',
    developerPortal: 'https://www.figma.com/developers/apps',
    apiReference: 'https://developers.figma.com/docs/rest-api/',
  },
  domains: ['figma.com'],
  keyPlacement: {
    type: 'header',
    name: 'X-Figma-Token',
  },
  baseUrl: 'https://api.figma.com',
  keyHint: 'figd_…',
  oauth: {
    authorizationUrl: 'https://www.figma.com/oauth',
    tokenUrl: 'https://api.figma.com/v1/oauth/token',
    scopes: ['current_user:read', 'file_content:read'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v1/me',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/v1/files/{file_key}',
      summary: 'Get a file',
    },
    {
      method: 'GET',
      path: '/v1/images/{file_key}',
      summary: 'Render parts of a file',
    },
    {
      method: 'GET',
      path: '/v1/files/{file_key}/comments',
      summary: 'List comments',
    },
    {
      method: 'POST',
      path: '/v1/files/{file_key}/comments',
      summary: 'Comment on a file',
    },
    {
      method: 'GET',
      path: '/v1/teams/{team_id}/components',
      summary: 'List published components',
    },
  ],
  popularity: 4,
  directoryId: null,
};
