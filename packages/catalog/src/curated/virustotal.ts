import type { CuratedApi } from '#src/curated-api.ts';

export const virustotal: CuratedApi = {
  slug: 'virustotal',
  name: 'VirusTotal',
  description:
    'Checks files, addresses, domains and IP addresses with dozens of virus scanners and keeps what is known about them.',
  categories: ['security'],
  capabilities: [
    'malware scanning',
    'URL scanning',
    'domain reputation',
    'IP reputation',
    'threat intelligence',
    'file analysis',
  ],
  useCases: ['check of uploads', 'phishing protection', 'security research', 'alerts in a security centre'],
  synonyms: ['antivirus', 'malware', 'phishing', 'threat', 'Google', 'hash lookup'],
  pricing: {
    model: 'freemium',
    summary: 'The public API is free for non-commercial use; the premium one by contract.',
    freeTier: 'A number of lookups a minute and day, not for commercial use',
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
      summary: 'Read what is known about a file',
    },
    {
      method: 'POST',
      path: '/urls',
      summary: 'Scan an address',
    },
    {
      method: 'GET',
      path: '/urls/{id}',
      summary: 'Read what is known about an address',
    },
    {
      method: 'GET',
      path: '/domains/{domain}',
      summary: 'Read what is known about a domain',
    },
    {
      method: 'GET',
      path: '/ip_addresses/{ip}',
      summary: 'Read what is known about an IP address',
    },
  ],
  popularity: 4,
  directoryId: null,
};
