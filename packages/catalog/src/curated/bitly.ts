import type { CuratedApi } from '#src/curated-api.ts';

export const bitly: CuratedApi = {
  slug: 'bitly',
  name: 'Bitly',
  alsoCalled: ['bit ly'],
  description: 'Short links, QR codes and small landing pages, with statistics on who clicked where.',
  categories: ['marketing', 'developer-tools', 'analytics'],
  capabilities: ['URL shortener', 'short links', 'QR codes', 'link analytics', 'custom domains'],
  useCases: ['links in text messages', 'QR codes on posters', 'campaign clicks'],
  synonyms: ['shorten URL', 'link tracking', 'link management'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on links and features.',
    freeTier: 'A few links per month',
    checked: null,
  },
  urls: {
    website: 'https://bitly.com/',
    registration: 'https://bitly.com/a/sign_up',
    documentation: 'https://dev.bitly.com/',
    developerPortal: 'https://app.bitly.com/settings/api/',
    apiReference: 'https://dev.bitly.com/api-reference/',
  },
  domains: ['bitly.com', 'bit.ly'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api-ssl.bitly.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://bitly.com/oauth/authorize',
    tokenUrl: 'https://api-ssl.bitly.com/oauth/access_token',
    scopes: [],
  },
  operations: [
    {
      method: 'POST',
      path: '/v4/shorten',
      summary: 'Shorten a link',
      body: { long_url: 'https://example.com/' },
    },
    { method: 'GET', path: '/v4/user', summary: 'Get the account' },
    { method: 'GET', path: '/v4/bitlinks/{bitlink}/clicks/summary', summary: 'Count clicks' },
    { method: 'POST', path: '/v4/qr-codes', summary: 'Create a QR code' },
    { method: 'GET', path: '/v4/groups', summary: 'List groups' },
  ],
  popularity: 4,
  directoryId: null,
};
