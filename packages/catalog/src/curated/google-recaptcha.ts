import type { CuratedApi } from '#src/curated-api.ts';

export const googleRecaptcha: CuratedApi = {
  slug: 'google-recaptcha',
  name: 'Google reCAPTCHA',
  alsoCalled: ['reCAPTCHA'],
  builtIn: { slug: 'google', is: 'part' },
  description: 'Distinguishes people from bots on forms and logins, with a score or a puzzle.',
  categories: ['security'],
  capabilities: ['captcha', 'bot protection', 'spam protection', 'risk scoring', 'account protection'],
  useCases: ['spam-free sign-up form', 'login protected from robots', 'comments'],
  synonyms: ['bot detection', 'anti-spam', 'reCAPTCHA Enterprise'],
  pricing: {
    model: 'freemium',
    summary: 'Free up to a monthly number of assessments; billing has to be enabled for more.',
    freeTier: '10,000 assessments a month',
    checked: '2026-11-23',
    source: 'https://developers.google.com/recaptcha/docs/faq',
  },
  urls: {
    website: 'https://cloud.google.com/security/products/recaptcha',
    registration: 'https://console.cloud.google.com/security/recaptcha',
    documentation: 'https://docs.cloud.google.com/recaptcha/docs',
    developerPortal: 'https://console.cloud.google.com/security/recaptcha',
    apiReference: 'https://docs.cloud.google.com/recaptcha/docs/reference/rest',
  },
  domains: ['cloud.google.com', 'recaptchaenterprise.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: { type: 'header', name: 'X-Goog-Api-Key' },
  baseUrl: 'https://recaptchaenterprise.googleapis.com',
  keyHint: 'AIza…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/projects/{project}/assessments', summary: 'Assess a request' },
    { method: 'GET', path: '/v1/projects/{project}/keys', summary: 'List site keys' },
    {
      method: 'POST',
      path: '/v1/projects/{project}/assessments/{assessment}:annotate',
      summary: 'Report whether an assessment was right',
    },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:recaptchaenterprise',
};
