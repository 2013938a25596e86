import type { CuratedApi } from '#src/curated-api.ts';

export const nylas: CuratedApi = {
  slug: 'nylas',
  name: 'Nylas',
  description:
    "Users' mailboxes, calendars and contacts behind one API, whether on Google, Microsoft, Yahoo, iCloud or any IMAP server; also scheduling and meeting notes.",
  categories: ['email', 'calendar', 'productivity'],
  capabilities: [
    'mailbox access',
    'read email',
    'send email',
    'calendar sync',
    'IMAP access',
    'contact sync',
    'scheduling',
    'meeting notes',
  ],
  useCases: ['inbox inside a CRM', "appointments in users' calendars", 'parsing incoming email'],
  synonyms: ['IMAP', 'Gmail', 'Outlook', 'Exchange', 'unified email API', 'mail client'],
  pricing: {
    model: 'freemium',
    summary: 'A monthly price plus a price per connected account.',
    freeTier: 'A few connected accounts in a sandbox',
    checked: null,
  },
  urls: {
    website: 'https://www.nylas.com/',
    registration: 'https://dashboard-v3.nylas.com/register',
    documentation: 'https://developer.nylas.com/docs/',
    developerPortal: 'https://dashboard-v3.nylas.com/',
    apiReference: 'https://developer.nylas.com/docs/api/v3/',
  },
  domains: ['nylas.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.us.nylas.com',
  keyHint: 'nyk_…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v3/grants', summary: 'List connected accounts' },
    { method: 'GET', path: '/v3/grants/{grant_id}/messages', summary: 'List emails' },
    { method: 'POST', path: '/v3/grants/{grant_id}/messages/send', summary: 'Send an email' },
    { method: 'GET', path: '/v3/grants/{grant_id}/events', summary: 'List calendar events' },
    { method: 'GET', path: '/v3/grants/{grant_id}/contacts', summary: 'List contacts' },
  ],
  popularity: 3,
  directoryId: null,
};
