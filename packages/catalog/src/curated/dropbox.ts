import type { CuratedApi } from '#src/curated-api.ts';

export const dropbox: CuratedApi = {
  slug: 'dropbox',
  name: 'Dropbox',
  description:
    'Files and folders in a Dropbox account: upload, download, search, versions, shared links and changes.',
  categories: ['storage', 'productivity', 'documents'],
  capabilities: [
    'file download',
    'file sharing',
    'file search',
    'versioning',
    'cloud drive files',
    'webhooks',
  ],
  useCases: ['file picker in an app', 'backups', 'reports into a folder', 'shared client folders'],
  synonyms: ['cloud storage', 'file sync', 'folders', 'file hosting'],
  pricing: {
    model: 'free',
    summary: "The API is free; storage depends on the account's plan.",
    freeTier: "Everything, within the account's storage",
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.dropbox.com/',
    registration: 'https://www.dropbox.com/register',
    documentation: 'https://www.dropbox.com/developers/documentation',
    developerPortal: 'https://www.dropbox.com/developers/apps',
    apiReference: 'https://www.dropbox.com/developers/documentation/http/documentation',
  },
  domains: ['dropbox.com', 'dropboxapi.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.dropboxapi.com',
  keyHint: 'sl.…',
  oauth: {
    authorizationUrl: 'https://www.dropbox.com/oauth2/authorize',
    tokenUrl: 'https://api.dropboxapi.com/oauth2/token',
    scopes: ['account_info.read', 'files.metadata.read', 'files.content.read', 'files.content.write'],
  },
  operations: [
    {
      method: 'POST',
      path: '/2/users/get_current_account',
      summary: 'Get the current account',
    },
    {
      method: 'POST',
      path: '/2/files/list_folder',
      summary: 'List a folder',
    },
    {
      method: 'POST',
      path: '/2/files/search_v2',
      summary: 'Search files',
    },
    {
      method: 'POST',
      path: '/2/files/get_temporary_link',
      summary: 'Get a link to download a file',
    },
    {
      method: 'POST',
      path: '/2/sharing/create_shared_link_with_settings',
      summary: 'Share a file',
    },
    {
      method: 'POST',
      path: '/2/files/create_folder_v2',
      summary: 'Create a folder',
    },
  ],
  popularity: 4,
  directoryId: null,
};
