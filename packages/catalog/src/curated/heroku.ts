import type { CuratedApi } from '#src/curated-api.ts';

export const heroku: CuratedApi = {
  slug: 'heroku',
  name: 'Heroku',
  description:
    'Runs apps straight from a code push: dynos, managed Postgres and key-value stores, add-ons and pipelines. By Salesforce.',
  categories: ['cloud', 'developer-tools'],
  capabilities: ['app deployment', 'web hosting', 'managed database', 'add-ons', 'pipelines'],
  useCases: ['putting a backend online', 'review app for each pull request', 'worker processes'],
  synonyms: ['PaaS', 'dynos', 'Postgres', 'Salesforce'],
  pricing: {
    model: 'subscription',
    summary: 'Priced per hour up to a monthly maximum, depending on the type of dyno and add-on.',
    freeTier: null,
    checked: null,
  },
  urls: {
    website: 'https://www.heroku.com/',
    registration: 'https://signup.heroku.com/',
    documentation: 'https://devcenter.heroku.com/',
    developerPortal: 'https://dashboard.heroku.com/account/applications',
    apiReference: 'https://devcenter.heroku.com/articles/platform-api-reference',
  },
  domains: ['heroku.com'],
  keyPlacement: { type: 'bearer' },
  headers: { Accept: 'application/vnd.heroku+json; version=3' },
  baseUrl: 'https://api.heroku.com',
  keyHint: 'HRKU-…',
  oauth: {
    authorizationUrl: 'https://id.heroku.com/oauth/authorize',
    tokenUrl: 'https://id.heroku.com/oauth/token',
    scopes: ['identity', 'read', 'write'],
  },
  operations: [
    { method: 'GET', path: '/account', summary: 'Get the account' },
    { method: 'GET', path: '/apps', summary: 'List apps' },
    { method: 'POST', path: '/apps', summary: 'Create an app' },
    { method: 'GET', path: '/apps/{app_id_or_name}/dynos', summary: 'List dynos' },
    { method: 'PATCH', path: '/apps/{app_id_or_name}/config-vars', summary: 'Set config variables' },
    { method: 'GET', path: '/apps/{app_id_or_name}/releases', summary: 'List releases' },
  ],
  popularity: 4,
  directoryId: null,
};
