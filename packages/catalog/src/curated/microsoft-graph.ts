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
    'One API for Microsoft 365: mail, calendars, files, Teams, users and groups of a company or a person.',
  categories: ['productivity', 'email', 'calendar', 'storage'],
  capabilities: [
    'read email',
    'send email',
    'calendar events',
    'scheduling',
    'file sharing',
    'user directory',
    'team chat messages',
    'tasks',
    'spreadsheets',
    'single sign-on',
    'cloud drive files',
    'document conversion',
    'online meetings',
  ],
  useCases: [
    'calendar in an app',
    'emails from the CRM',
    'reports into SharePoint',
    'accounts for new employees',
    'Teams bot',
  ],
  synonyms: ['Office 365', 'Outlook', 'Teams', 'OneDrive', 'SharePoint', 'Entra', 'Azure AD', 'Exchange'],
  pricing: {
    model: 'free',
    summary: 'Most of it is included in the Microsoft 365 subscription; a few APIs are billed by usage.',
    freeTier: "Everything included in the account's subscription",
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
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/v1.0/me/messages',
      summary: 'List emails',
    },
    {
      method: 'POST',
      path: '/v1.0/me/sendMail',
      summary: 'Send an email',
      body: {
        message: {
          subject: 'Hello',
          body: { contentType: 'Text', content: 'Hello, world!' },
          toRecipients: [{ emailAddress: { address: 'ada@example.com' } }],
        },
        saveToSentItems: true,
      },
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
      summary: 'Post to a Teams channel',
    },
  ],
  popularity: 5,
  directoryId: 'microsoft.com:graph',
};
