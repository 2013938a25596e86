import type { CuratedApi } from '#src/curated-api.ts';

export const gmail: CuratedApi = {
  slug: 'gmail',
  name: 'Gmail API',
  builtIn: { slug: 'google', is: 'part' },
  description:
    "Reads, searches, labels and sends the email of a Google account with its owner's consent, and watches it for changes.",
  categories: ['email', 'productivity'],
  capabilities: ['read email', 'send email', 'search email', 'email labels', 'email drafts', 'inbound email'],
  useCases: [
    'inbox assistant',
    'sorting support emails',
    'sales emails from the CRM',
    'extracting receipts from the inbox',
  ],
  synonyms: ['Google Mail', 'Google Workspace', 'inbox', 'mailbox', 'e-mail'],
  pricing: {
    model: 'free',
    summary:
      'Free within daily and per-user quotas; apps that read email must pass a security review before wide use.',
    freeTier: 'Everything, within quotas',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developers.google.com/workspace/gmail',
    registration: 'https://console.cloud.google.com/',
    documentation: 'https://developers.google.com/workspace/gmail/api/guides',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://developers.google.com/workspace/gmail/api/reference/rest',
  },
  domains: ['gmail.com', 'gmail.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://gmail.googleapis.com',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/gmail.readonly', 'https://www.googleapis.com/auth/gmail.send'],
  },
  operations: [
    {
      method: 'GET',
      path: '/gmail/v1/users/{userId}/profile',
      summary: "Get the mailbox's address and size",
    },
    {
      method: 'GET',
      path: '/gmail/v1/users/{userId}/messages',
      summary: 'List or search messages',
    },
    {
      method: 'GET',
      path: '/gmail/v1/users/{userId}/messages/{id}',
      summary: 'Get a message',
    },
    {
      method: 'POST',
      path: '/gmail/v1/users/{userId}/messages/send',
      summary: 'Send a message',
    },
    {
      method: 'GET',
      path: '/gmail/v1/users/{userId}/labels',
      summary: 'List labels',
    },
  ],
  popularity: 5,
  directoryId: 'googleapis.com:gmail',
};
