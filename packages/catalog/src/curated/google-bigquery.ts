import type { CuratedApi } from '#src/curated-api.ts';

export const googleBigquery: CuratedApi = {
  slug: 'google-bigquery',
  name: 'Google BigQuery',
  alsoCalled: ['BigQuery'],
  builtIn: { slug: 'google-cloud', is: 'part' },
  description:
    'A serverless data warehouse that runs SQL over very large tables, with machine learning and geography in SQL.',
  categories: ['database', 'analytics', 'business-intelligence', 'cloud'],
  capabilities: ['data warehouse', 'SQL queries', 'data export', 'bulk data import', 'machine learning'],
  useCases: ['business intelligence', 'reports on large data', 'log analysis', 'customer analysis'],
  synonyms: ['Google Cloud', 'SQL', 'OLAP', 'big data', 'BI', 'analytics database', 'warehouse'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Billed by bytes read by queries, or by reserved capacity, plus storage.',
    freeTier: 'A monthly allowance of queries and storage',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://cloud.google.com/bigquery',
    registration: 'https://console.cloud.google.com/freetrial',
    documentation: 'https://docs.cloud.google.com/bigquery/docs',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://docs.cloud.google.com/bigquery/docs/reference/rest',
  },
  domains: ['cloud.google.com', 'bigquery.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://bigquery.googleapis.com',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/bigquery'],
  },
  operations: [
    {
      method: 'POST',
      path: '/bigquery/v2/projects/{projectId}/queries',
      summary: 'Run a query',
    },
    {
      method: 'GET',
      path: '/bigquery/v2/projects/{projectId}/queries/{jobId}',
      summary: 'Get the result of a query',
    },
    {
      method: 'GET',
      path: '/bigquery/v2/projects/{projectId}/datasets',
      summary: 'List data sets',
    },
    {
      method: 'GET',
      path: '/bigquery/v2/projects/{projectId}/datasets/{datasetId}/tables',
      summary: 'List tables',
    },
    {
      method: 'POST',
      path: '/bigquery/v2/projects/{projectId}/datasets/{datasetId}/tables/{tableId}/insertAll',
      summary: 'Insert rows',
    },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:bigquery',
};
