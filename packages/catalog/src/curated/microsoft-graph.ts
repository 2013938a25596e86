import type { CuratedApi } from '#src/curated-api.ts';

export const microsoftGraph: CuratedApi = {
  slug: 'microsoft-graph',
  name: 'Microsoft Graph',
  alsoCalled: [
    'Microsoft Teams',
    'MS Teams',
    'Outlook',
    'OneDrive',
    'SharePoint',
    'Office 365',
    'Microsoft 365',
  ],
  description:
    'One interface to Microsoft 365: mail, calendars, files, Teams, users and groups of a company or a person.',
  categories: ['productivity', 'email', 'calendar', 'storage'],
  capabilities: [
    'read email',
    'send email',
    'calendar events',
    'scheduling',
    'file storage',
    'file sharing',
    'user directory',
    'user management',
    'team chat messages',
    'tasks',
    'spreadsheets',
    'single sign-on',
    'notifications',
  ],
  useCases: [
    'calendar in an app',
    'mails from the CRM',
    'reports into SharePoint',
    'accounts for new employees',
    'Teams bot',
  ],
  synonyms: ['Office 365', 'Outlook', 'Teams', 'OneDrive', 'SharePoint', 'Entra', 'Azure AD', 'Exchange'],
  pricing: {
    model: 'free',
    summary: 'Most of it is part of the Microsoft 365 subscription; a few interfaces are billed by use.',
    freeTier: "Everything that the account's subscription includes",
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developer.microsoft.com/graph',
    registration: 'https://developer.microsoft.com/microsoft-365/dev-program',
    documentation: 'https://learn.microsoft.com/graph/',
    developerPortal: 'https://entra.microsoft.com/',
    apiReference: 'https://learn.microsoft.com/graph/api/overview',
  },
  domains: ['graph.microsoft.com', 'microsoft.com', 'microsoftonline.com', 'office.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://graph.microsoft.com',
  keyHint: 'OAuth 2.0 access token, eyJ…',
  oauth: {
    authorizationUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scopes: ['User.Read', 'Mail.Read', 'Calendars.Read', 'offline_access'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v1.0/me',
      summary: 'Read the own user',
    },
    {
      method: 'GET',
      path: '/v1.0/me/messages',
      summary: 'List mails',
    },
    {
      method: 'POST',
      path: '/v1.0/me/sendMail',
      summary: 'Send a mail',
    },
    {
      method: 'GET',
      path: '/v1.0/me/events',
      summary: 'List events',
    },
    {
      method: 'POST',
      path: '/v1.0/me/events',
      summary: 'Create an event',
    },
    {
      method: 'GET',
      path: '/v1.0/me/drive/root/children',
      summary: 'List files',
    },
    {
      method: 'GET',
      path: '/v1.0/users',
      summary: 'List users',
    },
    {
      method: 'POST',
      path: '/v1.0/teams/{team-id}/channels/{channel-id}/messages',
      summary: 'Post in a Teams channel',
    },
  ],
  popularity: 5,
  directoryId: 'microsoft.com:graph',
};
