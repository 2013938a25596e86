import type { CuratedApi } from '#src/curated-api.ts';

export const googleSheets: CuratedApi = {
  slug: 'google-sheets',
  name: 'Google Sheets API',
  alsoCalled: ['Google Sheets'],
  builtIn: { slug: 'google', is: 'part' },
  description: 'Cells, ranges, formulas and formatting in Google spreadsheets.',
  categories: ['productivity', 'database'],
  capabilities: ['spreadsheets', 'charts', 'formulas'],
  useCases: [
    'report into a spreadsheet',
    'sign-ups from a form',
    'backend of a small app',
    'price list for a site',
  ],
  synonyms: ['Excel', 'Google Workspace', 'spreadsheet', 'cells', 'rows'],
  pricing: {
    model: 'free',
    summary: 'Free within per-minute quotas.',
    freeTier: 'Everything, within quotas',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developers.google.com/workspace/sheets',
    registration: 'https://console.cloud.google.com/',
    documentation: 'https://developers.google.com/workspace/sheets/api/guides/concepts',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://developers.google.com/workspace/sheets/api/reference/rest',
  },
  domains: ['sheets.google.com', 'sheets.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://sheets.googleapis.com',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/spreadsheets'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v4/spreadsheets',
      summary: 'Create a spreadsheet',
    },
    {
      method: 'GET',
      path: '/v4/spreadsheets/{spreadsheetId}',
      summary: 'Get a spreadsheet',
    },
    {
      method: 'GET',
      path: '/v4/spreadsheets/{spreadsheetId}/values/{range}',
      summary: 'Get cells',
    },
    {
      method: 'PUT',
      path: '/v4/spreadsheets/{spreadsheetId}/values/{range}',
      summary: 'Write cells',
    },
    {
      method: 'POST',
      path: '/v4/spreadsheets/{spreadsheetId}/values/{range}:append',
      summary: 'Add rows',
    },
    {
      method: 'POST',
      path: '/v4/spreadsheets/{spreadsheetId}:batchUpdate',
      summary: 'Change formatting and sheets',
    },
  ],
  popularity: 5,
  directoryId: 'googleapis.com:sheets',
};
