import type { CuratedApi } from '#src/curated-api.ts';

export const dropboxSign: CuratedApi = {
  slug: 'dropbox-sign',
  name: 'Dropbox Sign',
  alsoCalled: ['HelloSign'],
  description:
    'Has documents signed, by email or inside an app, with templates, reminders and an audit trail.',
  categories: ['documents'],
  capabilities: [
    'electronic signature',
    'document signing',
    'embedded signing',
    'templates',
    'reminders',
    'audit trail',
    'webhooks',
  ],
  useCases: ['contracts signed by customers', 'rental agreement', 'offer letters'],
  synonyms: ['e-signature', 'esign', 'sign online', 'digital signature'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on the number of signature requests.',
    freeTier: 'A test mode',
    checked: null,
  },
  urls: {
    website: 'https://sign.dropbox.com/',
    registration: 'https://app.hellosign.com/account/signUp',
    documentation: 'https://developers.hellosign.com/',
    developerPortal: 'https://app.hellosign.com/home/myAccount#api',
    apiReference: 'https://developers.hellosign.com/api/reference/',
  },
  domains: ['sign.dropbox.com', 'hellosign.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.hellosign.com',
  keyHint: 'API_KEY: with an empty password',
  oauth: {
    authorizationUrl: 'https://app.hellosign.com/oauth/authorize',
    tokenUrl: 'https://app.hellosign.com/oauth/token',
    scopes: ['basic_account_info', 'request_signature'],
  },
  operations: [
    { method: 'GET', path: '/v3/account', summary: 'Get the account' },
    { method: 'POST', path: '/v3/signature_request/send', summary: 'Request signatures' },
    {
      method: 'POST',
      path: '/v3/signature_request/create_embedded',
      summary: 'Request signatures inside an app',
    },
    { method: 'GET', path: '/v3/signature_request/list', summary: 'List requests' },
    { method: 'GET', path: '/v3/template/list', summary: 'List templates' },
  ],
  popularity: 3,
  directoryId: null,
};
