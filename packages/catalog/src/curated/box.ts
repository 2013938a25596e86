import type { CuratedApi } from '#src/curated-api.ts';

export const box: CuratedApi = {
  slug: 'box',
  name: 'Box',
  description:
    'Company files in the cloud: folders, sharing, versions, comments, signatures and metadata, with strict control over who can see what.',
  categories: ['storage', 'documents', 'productivity'],
  capabilities: [
    'file storage',
    'file sharing',
    'file upload',
    'document preview',
    'electronic signature',
    'metadata',
    'webhooks',
  ],
  useCases: ['customer documents', 'shared folders for a project', 'archive with rules'],
  synonyms: ['cloud drive', 'enterprise content', 'document management'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user; calls beyond an included number are charged.',
    freeTier: 'A developer account with a few gigabytes, signatures and units for AI',
    checked: null,
  },
  urls: {
    website: 'https://www.box.com/',
    registration: 'https://account.box.com/signup/developer',
    documentation: 'https://developer.box.com/',
    developerPortal: 'https://app.box.com/developers/console',
    apiReference: 'https://developer.box.com/reference/',
  },
  domains: ['box.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.box.com/2.0',
  keyHint: 'An access token; a developer token from the console expires after an hour',
  oauth: {
    authorizationUrl: 'https://account.box.com/api/oauth2/authorize',
    tokenUrl: 'https://api.box.com/oauth2/token',
    scopes: ['root_readwrite'],
  },
  operations: [
    { method: 'GET', path: '/users/me', summary: 'Get the account' },
    { method: 'GET', path: '/folders/{folder_id}/items', summary: 'List a folder' },
    { method: 'GET', path: '/files/{file_id}/content', summary: 'Download a file' },
    { method: 'GET', path: '/search', summary: 'Search files' },
    { method: 'POST', path: '/sign_requests', summary: 'Request a signature' },
  ],
  popularity: 4,
  directoryId: 'box.com',
};
