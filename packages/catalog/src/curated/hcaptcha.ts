import type { CuratedApi } from '#src/curated-api.ts';

export const hcaptcha: CuratedApi = {
  slug: 'hcaptcha',
  name: 'hCaptcha',
  description: 'Distinguishes people from bots on forms and logins, with a focus on privacy.',
  categories: ['security'],
  capabilities: ['captcha', 'bot protection', 'spam protection', 'risk scoring'],
  useCases: ['spam-free sign-up form', 'login protected from robots', 'comments'],
  synonyms: ['bot detection', 'anti-spam', 'reCAPTCHA alternative', 'GDPR'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of checks.',
    freeTier: 'A plan that uses puzzles',
    checked: null,
  },
  urls: {
    website: 'https://www.hcaptcha.com/',
    registration: 'https://dashboard.hcaptcha.com/signup',
    documentation: 'https://docs.hcaptcha.com/',
    developerPortal: 'https://dashboard.hcaptcha.com/settings',
    apiReference: null,
  },
  domains: ['hcaptcha.com'],
  keyPlacement: {
    type: 'parts',
    main: 'secret',
    parts: [{ name: 'secret', label: 'Secret key', isSecret: true }],
    places: [{ in: 'body', name: 'secret', value: '{secret}' }],
  },
  baseUrl: 'https://api.hcaptcha.com',
  keyHint: 'The account secret',
  oauth: null,
  operations: [{ method: 'POST', path: '/siteverify', summary: "Verify a visitor's response" }],
  popularity: 3,
  directoryId: null,
};
