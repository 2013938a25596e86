import type { CuratedApi } from '#src/curated-api.ts';

export const hcaptcha: CuratedApi = {
  slug: 'hcaptcha',
  name: 'hCaptcha',
  description: 'Tells people from bots on forms and log-ins, with an eye on privacy.',
  categories: ['security'],
  capabilities: ['captcha', 'bot protection', 'spam protection', 'risk scoring'],
  useCases: ['sign-up form without spam', 'login without robots', 'comments'],
  synonyms: ['bot detection', 'anti-spam', 'reCAPTCHA alternative', 'GDPR'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of checks.',
    freeTier: 'A plan with puzzles',
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
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.hcaptcha.com',
  keyHint: 'The secret goes in the form field secret',
  oauth: null,
  operations: [{ method: 'POST', path: '/siteverify', summary: 'Check the answer of a visitor' }],
  popularity: 3,
  directoryId: null,
};
