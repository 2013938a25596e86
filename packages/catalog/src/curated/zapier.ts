import type { CuratedApi } from '#src/curated-api.ts';

export const zapier: CuratedApi = {
  slug: 'zapier',
  name: 'Zapier',
  description:
    'Connects thousands of apps without code; for developers, actions from all those apps for agents and workflows inside their own products.',
  categories: ['productivity', 'developer-tools', 'ai'],
  capabilities: [
    'workflow automation',
    'connect apps',
    'trigger actions',
    'AI agents',
    'MCP server',
    'embedded integrations',
  ],
  useCases: ['writing a row when a form is filled in', 'actions for an AI agent', 'integrations of a SaaS'],
  synonyms: ['no-code automation', 'iPaaS', 'integration platform', 'zaps'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of tasks.',
    freeTier: 'A monthly allowance of tasks',
    checked: null,
  },
  urls: {
    website: 'https://zapier.com/',
    registration: 'https://zapier.com/sign-up',
    documentation: 'https://docs.zapier.com/',
    developerPortal: 'https://developer.zapier.com/',
    apiReference: 'https://docs.zapier.com/powered-by-zapier/api-reference',
  },
  domains: ['zapier.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.zapier.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://api.zapier.com/v2/authorize',
    tokenUrl: 'https://zapier.com/oauth/token/',
    scopes: ['zap', 'zap:write'],
  },
  operations: [
    { method: 'GET', path: '/v2/zaps', summary: 'List workflows' },
    { method: 'POST', path: '/v2/zaps', summary: 'Create a workflow' },
    { method: 'GET', path: '/v2/apps', summary: 'List apps' },
    { method: 'GET', path: '/v2/zap-runs', summary: 'List runs' },
  ],
  popularity: 4,
  directoryId: null,
};
