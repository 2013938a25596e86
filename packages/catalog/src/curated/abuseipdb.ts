import type { CuratedApi } from '#src/curated-api.ts';

export const abuseipdb: CuratedApi = {
  slug: 'abuseipdb',
  name: 'AbuseIPDB',
  description:
    'Shows which IP addresses others have reported for attacks, spam and scans, and lets you report your own.',
  categories: ['security'],
  capabilities: ['IP reputation', 'threat intelligence', 'abuse reports', 'block lists'],
  useCases: ['blocking attackers', 'checking log files', 'sign-up risk'],
  synonyms: ['blacklist', 'malicious IP', 'fail2ban', 'suspicious'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of checks.',
    freeTier: 'A daily allowance of checks',
    checked: null,
  },
  urls: {
    website: 'https://www.abuseipdb.com/',
    registration: 'https://www.abuseipdb.com/register',
    documentation: 'https://docs.abuseipdb.com/',
    developerPortal: 'https://www.abuseipdb.com/account/api',
    apiReference: 'https://docs.abuseipdb.com/',
  },
  domains: ['abuseipdb.com'],
  keyPlacement: { type: 'header', name: 'Key' },
  baseUrl: 'https://api.abuseipdb.com/api/v2',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/check', summary: 'Check an address' },
    { method: 'POST', path: '/report', summary: 'Report an IP address' },
    { method: 'GET', path: '/blacklist', summary: 'List the most reported IP addresses' },
    { method: 'GET', path: '/check-block', summary: 'Check a network' },
  ],
  popularity: 3,
  directoryId: null,
};
