import type { CuratedApi } from '#src/curated-api.ts';

export const googleRecaptcha: CuratedApi = {
  slug: 'google-recaptcha',
  name: 'Google reCAPTCHA',
  alsoCalled: ['reCAPTCHA'],
  builtIn: { slug: 'google', is: 'part' },
  description: 'Tells people from bots on forms and log-ins, with a score or a puzzle.',
  categories: ['security'],
  capabilities: ['captcha', 'bot protection', 'spam protection', 'risk scoring', 'account protection'],
  useCases: ['sign-up form without spam', 'login without robots', 'comments'],
  synonyms: ['bot detection', 'anti-spam', 'reCAPTCHA Enterprise'],
  pricing: {
    model: 'freemium',
    summary: 'A price per thousand assessments beyond what is free.',
    freeTier: 'A number of assessments each month',
    checked: null,
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
    { method: 'POST', path: '/v1/projects/{project}/assessments', summary: 'Judge a request' },
    { method: 'GET', path: '/v1/projects/{project}/keys', summary: 'List site keys' },
    {
      method: 'POST',
      path: '/v1/projects/{project}/assessments/{assessment}:annotate',
      summary: 'Say whether a judgement was right',
    },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:recaptchaenterprise',
};
