import type { CuratedApi } from '#src/curated-api.ts';

export const powerBi: CuratedApi = {
  slug: 'power-bi',
  name: 'Microsoft Power BI',
  alsoCalled: ['PowerBI'],
  description:
    'Power BI reports, dashboards and data sets: list them, refresh the data, query it, export pages, and embed them in other apps.',
  categories: ['business-intelligence', 'analytics'],
  capabilities: [
    'reports',
    'dashboards',
    'embedded reports',
    'data refresh',
    'SQL queries',
    'data export',
    'data visualization',
  ],
  useCases: ['business intelligence', 'sales dashboard', 'reports inside a product', 'nightly data refresh'],
  synonyms: ['BI', 'Microsoft Fabric', 'charts', 'data analysis', 'DAX'],
  pricing: {
    model: 'subscription',
    summary: 'Billed per user per month, or by capacity for reports embedded in other apps.',
    freeTier: 'A free licence for personal use, without sharing',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://powerbi.microsoft.com/',
    registration: 'https://app.powerbi.com/',
    documentation: 'https://learn.microsoft.com/power-bi/developer/',
    developerPortal: 'https://entra.microsoft.com/',
    apiReference: 'https://learn.microsoft.com/rest/api/power-bi/',
  },
  domains: ['powerbi.com', 'powerbi.microsoft.com', 'microsoft.com', 'microsoftonline.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.powerbi.com/v1.0/myorg',
  keyHint: 'OAuth 2.0 access token, eyJ…',
  oauth: {
    authorizationUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scopes: [
      'https://analysis.windows.net/powerbi/api/Report.Read.All',
      'https://analysis.windows.net/powerbi/api/Dataset.Read.All',
      'offline_access',
    ],
  },
  operations: [
    {
      method: 'GET',
      path: '/groups',
      summary: 'List workspaces',
    },
    {
      method: 'GET',
      path: '/datasets',
      summary: 'List data sets',
    },
    {
      method: 'POST',
      path: '/datasets/{datasetId}/refreshes',
      summary: 'Refresh a data set',
    },
    {
      method: 'POST',
      path: '/datasets/{datasetId}/executeQueries',
      summary: 'Query a data set',
    },
    {
      method: 'GET',
      path: '/reports',
      summary: 'List reports',
    },
    {
      method: 'GET',
      path: '/dashboards',
      summary: 'List dashboards',
    },
  ],
  popularity: 4,
  directoryId: null,
};
