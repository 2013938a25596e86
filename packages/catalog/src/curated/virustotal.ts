import type { CuratedApi } from '#src/curated-api.ts';

export const virustotal: CuratedApi = {
  slug: 'virustotal',
  name: 'VirusTotal',
  description:
    'Checks files, URLs, domains and IP addresses with dozens of virus scanners and stores what is known about them.',
  categories: ['security'],
  capabilities: [
    'malware scanning',
    'URL scanning',
    'domain reputation',
    'IP reputation',
    'threat intelligence',
    'file analysis',
  ],
  useCases: [
    'checking uploads',
    'phishing protection',
    'security research',
    'alerts in a security operations centre',
  ],
  synonyms: ['antivirus', 'malware', 'phishing', 'threat', 'Google', 'hash lookup'],
  pricing: {
    model: 'freemium',
    summary: 'The public API is free for non-commercial use; the premium one is available by contract.',
    freeTier: 'A limited number of lookups per minute and per day, for non-commercial use',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.virustotal.com/',
    registration: 'https://www.virustotal.com/gui/join-us',
    documentation: 'https://docs.virustotal.com/',
    developerPortal: 'https://www.virustotal.com/gui/my-apikey',
    apiReference: 'https://docs.virustotal.com/reference/overview',
  },
  domains: ['virustotal.com'],
  keyPlacement: {
    type: 'header',
    name: 'x-apikey',
  },
  baseUrl: 'https://www.virustotal.com/api/v3',
  keyHint: '64 hexadecimal characters',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/files',
      summary: 'Scan a file',
    },
    {
      method: 'GET',
      path: '/files/{id}',
      summary: 'Get the report on a file',
    },
    {
      method: 'POST',
      path: '/urls',
      summary: 'Scan a URL',
    },
    {
      method: 'GET',
      path: '/urls/{id}',
      summary: 'Get the report on a URL',
    },
    {
      method: 'GET',
      path: '/domains/{domain}',
      summary: 'Get the report on a domain',
    },
    {
      method: 'GET',
      path: '/ip_addresses/{ip}',
      summary: 'Get the report on an IP address',
    },
  ],
  popularity: 4,
  directoryId: null,
};
