import type { CuratedApi } from '#src/curated-api.ts';

export const cloudflare: CuratedApi = {
  slug: 'cloudflare',
  name: 'Cloudflare',
  description:
    "Domain names, caching, security rules, serverless functions, object storage and AI models at the edge of Cloudflare's network.",
  categories: ['cloud', 'security', 'storage', 'developer-tools'],
  capabilities: [
    'DNS records',
    'content delivery',
    'cache purging',
    'firewall rules',
    'object storage',
    'serverless functions',
    'video streaming',
    'text generation',
    'domain management',
    'captcha',
    'bot protection',
    'image resizing',
    'key-value store',
    'static hosting',
  ],
  useCases: [
    'automatic DNS records',
    'cache purge after a deployment',
    'protection from attacks',
    'files without traffic fees',
    'AI at the edge',
  ],
  synonyms: ['CDN', 'DNS', 'WAF', 'DDoS', 'R2', 'Workers', 'edge'],
  pricing: {
    model: 'freemium',
    summary:
      'The API is part of every plan, including the free one; other products are billed by plan or usage.',
    freeTier: 'Domains, caching and basic protection, and a daily allowance of Workers and R2',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.cloudflare.com/',
    registration: 'https://dash.cloudflare.com/sign-up',
    documentation: 'https://developers.cloudflare.com/',
    developerPortal: 'https://dash.cloudflare.com/profile/api-tokens',
    apiReference: 'https://developers.cloudflare.com/api/',
  },
  domains: ['cloudflare.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.cloudflare.com/client/v4',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/user/tokens/verify',
      summary: 'Check whether the token works',
    },
    {
      method: 'GET',
      path: '/zones',
      summary: 'List domains',
    },
    {
      method: 'GET',
      path: '/zones/{zone_id}/dns_records',
      summary: 'List DNS records',
    },
    {
      method: 'POST',
      path: '/zones/{zone_id}/dns_records',
      summary: 'Create a DNS record',
      body: { type: 'A', name: 'www.example.com', content: '192.0.2.1', ttl: 3600 },
    },
    {
      method: 'POST',
      path: '/zones/{zone_id}/purge_cache',
      summary: 'Purge the cache',
      body: { files: ['https://www.example.com/style.css'] },
    },
    {
      method: 'POST',
      path: '/accounts/{account_id}/ai/run/{model_name}',
      summary: 'Run an AI model',
    },
    {
      method: 'GET',
      path: '/accounts/{account_id}/r2/buckets',
      summary: 'List storage buckets',
    },
  ],
  popularity: 5,
  directoryId: null,
};
