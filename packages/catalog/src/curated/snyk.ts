import type { CuratedApi } from '#src/curated-api.ts';

export const snyk: CuratedApi = {
  slug: 'snyk',
  name: 'Snyk',
  description:
    'Finds known vulnerabilities and problematic licences in dependencies, containers, code and infrastructure.',
  categories: ['security', 'developer-tools'],
  capabilities: [
    'vulnerability scanning',
    'dependency scanning',
    'container scanning',
    'code scanning',
    'licence compliance',
  ],
  useCases: ['report of open vulnerabilities', 'security gate in a pipeline', 'component list'],
  synonyms: ['SAST', 'SCA', 'CVE', 'SBOM', 'DevSecOps'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per developer.',
    freeTier: 'A monthly allowance of tests',
    checked: null,
  },
  urls: {
    website: 'https://snyk.io/',
    registration: 'https://app.snyk.io/login',
    documentation: 'https://docs.snyk.io/',
    developerPortal: 'https://app.snyk.io/account',
    apiReference: 'https://docs.snyk.io/snyk-api/reference',
  },
  domains: ['snyk.io'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'token ' },
  baseUrl: 'https://api.snyk.io',
  keyHint: 'A token; each call also carries a version in the query, such as version=2024-10-15',
  oauth: null,
  operations: [
    { method: 'GET', path: '/rest/self', summary: 'Get the account' },
    { method: 'GET', path: '/rest/orgs', summary: 'List organizations' },
    { method: 'GET', path: '/rest/orgs/{org_id}/projects', summary: 'List projects' },
    { method: 'GET', path: '/rest/orgs/{org_id}/issues', summary: 'List vulnerabilities' },
  ],
  popularity: 3,
  directoryId: 'snyk.io',
};
