import type { CuratedApi } from '#src/curated-api.ts';

export const tableau: CuratedApi = {
  slug: 'tableau',
  name: 'Tableau',
  description:
    'Tableau workbooks, views, data sources and users, in the cloud or on your own server: publish, refresh, export and administer.',
  categories: ['business-intelligence', 'analytics'],
  capabilities: [
    'reports',
    'dashboards',
    'embedded reports',
    'data refresh',
    'data export',
    'data visualization',
  ],
  useCases: ['business intelligence', 'sales dashboard', 'reports by email', 'nightly data refresh'],
  synonyms: ['BI', 'charts', 'data analysis', 'Salesforce', 'visual analytics'],
  pricing: {
    model: 'subscription',
    summary: 'Billed per user per month, depending on the role.',
    freeTier: 'A trial, and a developer site',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.tableau.com/',
    registration: 'https://www.tableau.com/developer',
    documentation: 'https://help.tableau.com/current/api/rest_api/en-us/REST/rest_api.htm',
    developerPortal: 'https://www.tableau.com/developer',
    apiReference: 'https://help.tableau.com/current/api/rest_api/en-us/REST/rest_api_ref.htm',
  },
  domains: ['tableau.com'],
  keyPlacement: {
    type: 'header',
    name: 'X-Tableau-Auth',
  },
  baseUrl: null,
  keyHint: 'The credentials token returned when you sign in with a personal access token',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/api/{api-version}/auth/signin',
      summary: 'Sign in and get a credentials token',
    },
    {
      method: 'GET',
      path: '/api/{api-version}/sites/{site-id}/workbooks',
      summary: 'List workbooks',
    },
    {
      method: 'GET',
      path: '/api/{api-version}/sites/{site-id}/views',
      summary: 'List views',
    },
    {
      method: 'GET',
      path: '/api/{api-version}/sites/{site-id}/views/{view-id}/image',
      summary: 'Export a view as an image',
    },
    {
      method: 'POST',
      path: '/api/{api-version}/sites/{site-id}/datasources/{datasource-id}/refresh',
      summary: 'Refresh a data source',
    },
  ],
  popularity: 4,
  directoryId: null,
};
