import type { CuratedApi } from '#src/curated-api.ts';

export const googleAnalytics: CuratedApi = {
  slug: 'google-analytics',
  name: 'Google Analytics Data API',
  alsoCalled: ['Google Analytics', 'GA4'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Reports for a Google Analytics 4 property: visitors, pages, traffic sources, events and conversions, by any dimension, including the last few minutes.',
  categories: ['analytics', 'marketing'],
  capabilities: [
    'web analytics',
    'reports',
    'funnels',
    'real-time analytics',
    'conversion tracking',
    'user segmentation',
    'event tracking',
  ],
  useCases: [
    'traffic dashboard',
    'weekly marketing report',
    'conversions by campaign',
    'data export to a warehouse',
  ],
  synonyms: ['GA4', 'website traffic', 'page views', 'visitors', 'sessions', 'Google'],
  pricing: {
    model: 'free',
    summary: "Free within the property's daily and hourly quota of tokens; Analytics 360 has higher quotas.",
    freeTier: 'Everything, within quotas',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://marketingplatform.google.com/about/analytics/',
    registration: 'https://analytics.google.com/',
    documentation: 'https://developers.google.com/analytics/devguides/reporting/data/v1',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://developers.google.com/analytics/devguides/reporting/data/v1/rest',
  },
  domains: ['analytics.google.com', 'analyticsdata.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://analyticsdata.googleapis.com',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/analytics.readonly'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v1beta/properties/{property}:runReport',
      summary: 'Run a report',
      body: {
        dateRanges: [{ startDate: '7daysAgo', endDate: 'today' }],
        dimensions: [{ name: 'country' }],
        metrics: [{ name: 'activeUsers' }],
      },
    },
    {
      method: 'POST',
      path: '/v1beta/properties/{property}:runRealtimeReport',
      summary: 'Run a report on the last minutes',
      body: { dimensions: [{ name: 'country' }], metrics: [{ name: 'activeUsers' }] },
    },
    {
      method: 'POST',
      path: '/v1beta/properties/{property}:batchRunReports',
      summary: 'Run several reports',
    },
    {
      method: 'GET',
      path: '/v1beta/properties/{property}/metadata',
      summary: 'List dimensions and metrics',
    },
  ],
  popularity: 5,
  directoryId: 'googleapis.com:analyticsdata',
};
