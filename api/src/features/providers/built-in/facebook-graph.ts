import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * The Graph API with a user, page or system user token; app tokens belong to `facebook`.
 * Sources: https://developers.facebook.com/docs/graph-api/overview, https://developers.facebook.com/docs/permissions
 */
export const facebookGraph: ProviderFacts = {
  name: 'Facebook Graph API',
  slug: 'facebook-graph',
  description:
    'Facebook pages, posts, comments, insights and media, and WhatsApp and Instagram business accounts, with a user, page or system user token.',
  registerUrl: 'https://developers.facebook.com/apps/',
  documentationUrl: 'https://developers.facebook.com/docs/graph-api/',
  apiDocsUrl: 'https://developers.facebook.com/docs/graph-api/reference/',
  developerPortalUrl: 'https://developers.facebook.com/tools/explorer/',
  specialRequirements: [
    'A user token from the Graph API Explorer expires after an hour or two; exchange it for one that lasts about 60 days.',
    'For pages not managed by someone with a role in the app, permissions need App Review and business verification.',
    'An app can require appsecret_proof with every server call.',
    'Put the version before the path, such as /v26.0/me; a call without one uses the oldest version available to the app.',
  ],
  requiredScopes: ['pages_show_list', 'pages_read_engagement'],
  // Long-lived user tokens expire after about 60 days.
  recommendedRotationDays: 60,
  baseUrl: 'https://graph.facebook.com',
  keyPlacement: { type: 'bearer' },
  defaultHeaders: {},
  hosts: ['graph.facebook.com', 'graph-video.facebook.com'],
  // Square's tokens begin with EAAA and have 64 characters; Meta's are much longer.
  keyPattern: '^EAA[0-9A-Za-z]{90,}$',
  keyHint: 'EAA…',
  verification: { method: 'GET', endpoint: '/me?fields=id' },
  // Facebook sends them with a 400. https://developers.facebook.com/docs/graph-api/guides/error-handling
  refusalCodes: ['190', '102'],
};
