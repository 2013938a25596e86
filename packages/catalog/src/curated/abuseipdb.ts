import type { CuratedApi } from '#src/curated-api.ts';

export const abuseipdb: CuratedApi = {
  slug: 'abuseipdb',
  name: 'AbuseIPDB',
  description:
    'Which IP addresses others have reported for attacks, spam and scans, and reports of one’s own.',
  categories: ['security'],
  capabilities: ['IP reputation', 'threat intelligence', 'abuse reports', 'block lists'],
  useCases: ['blocking attackers', 'checking log files', 'risk of a sign-up'],
  synonyms: ['blacklist', 'malicious IP', 'fail2ban', 'suspicious'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of checks.',
    freeTier: 'A number of checks each day',
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
    { method: 'POST', path: '/report', summary: 'Report an address' },
    { method: 'GET', path: '/blacklist', summary: 'Read the worst addresses' },
    { method: 'GET', path: '/check-block', summary: 'Check a network' },
  ],
  popularity: 3,
  directoryId: null,
};
