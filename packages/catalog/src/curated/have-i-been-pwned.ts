import type { CuratedApi } from '#src/curated-api.ts';

export const haveIBeenPwned: CuratedApi = {
  slug: 'have-i-been-pwned',
  name: 'Have I Been Pwned',
  alsoCalled: ['HIBP'],
  description:
    'Shows which data breaches an email address or a domain appeared in, and whether a password has been leaked.',
  categories: ['security'],
  capabilities: ['data breach lookup', 'password checks', 'domain monitoring', 'compliance checks'],
  useCases: ['warning at sign-up', 'company security check', 'password rules', 'breach alerts'],
  synonyms: ['HIBP', 'leak', 'pwned', 'breach', 'compromised passwords'],
  pricing: {
    model: 'subscription',
    summary:
      'Monthly plans based on calls per minute for address lookups; password checks and the list of breaches are free.',
    freeTier: 'Password checks and the list of breaches',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://haveibeenpwned.com/',
    registration: 'https://haveibeenpwned.com/API/Key',
    documentation: 'https://haveibeenpwned.com/API/v3',
    developerPortal: 'https://haveibeenpwned.com/API/Key',
    apiReference: 'https://haveibeenpwned.com/API/v3',
  },
  domains: ['haveibeenpwned.com', 'pwnedpasswords.com'],
  keyPlacement: {
    type: 'header',
    name: 'hibp-api-key',
  },
  baseUrl: 'https://haveibeenpwned.com/api/v3',
  keyHint: '32 hexadecimal characters; a User-Agent is also required',
  oauth: null,
  // Passwords are checked at api.pwnedpasswords.com/range by the first five characters of their hash.
  operations: [
    {
      method: 'GET',
      path: '/breachedaccount/{account}',
      summary: 'List breaches of an email address',
    },
    {
      method: 'GET',
      path: '/breaches',
      summary: 'List breaches',
    },
    {
      method: 'GET',
      path: '/breach/{name}',
      summary: 'Get a breach',
    },
    {
      method: 'GET',
      path: '/breacheddomain/{domain}',
      summary: 'List breaches of your own domain',
    },
    {
      method: 'GET',
      path: '/subscription/status',
      summary: "Get the key's plan",
    },
  ],
  popularity: 4,
  directoryId: null,
};
