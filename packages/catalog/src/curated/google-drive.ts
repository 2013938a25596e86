import type { CuratedApi } from '#src/curated-api.ts';

export const googleDrive: CuratedApi = {
  slug: 'google-drive',
  name: 'Google Drive API',
  alsoCalled: ['Google Drive'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Files and folders of a Google account: search, upload, download, share, and export Docs and Sheets to other formats.',
  categories: ['storage', 'productivity', 'documents'],
  capabilities: ['file download', 'file sharing', 'file search', 'document conversion', 'cloud drive files'],
  useCases: ['file picker in an app', 'backups', 'reports into a folder', 'chatbot over company documents'],
  synonyms: ['Google Workspace', 'cloud storage', 'Google Docs', 'folders', 'file sync'],
  pricing: {
    model: 'free',
    summary: 'The API is free within quotas; storage depends on the account.',
    freeTier: "Everything, within the account's quotas and storage",
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developers.google.com/workspace/drive',
    registration: 'https://console.cloud.google.com/',
    documentation: 'https://developers.google.com/workspace/drive/api/guides/about-sdk',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://developers.google.com/workspace/drive/api/reference/rest/v3',
  },
  domains: ['drive.google.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://www.googleapis.com/drive/v3',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/drive.file'],
  },
  operations: [
    {
      method: 'GET',
      path: '/about',
      summary: 'Get the user and the storage left',
    },
    {
      method: 'GET',
      path: '/files',
      summary: 'List or search files',
    },
    {
      method: 'GET',
      path: '/files/{fileId}',
      summary: 'Get a file',
    },
    {
      method: 'POST',
      path: '/files',
      summary: 'Create a file or folder',
      body: { name: 'Notes', mimeType: 'application/vnd.google-apps.folder' },
    },
    {
      method: 'GET',
      path: '/files/{fileId}/export',
      summary: 'Export a Google document',
    },
    {
      method: 'POST',
      path: '/files/{fileId}/permissions',
      summary: 'Share a file',
    },
  ],
  popularity: 5,
  directoryId: 'googleapis.com:drive',
};
