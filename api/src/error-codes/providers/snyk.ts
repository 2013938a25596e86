import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
export const snyk: ProviderCodes = {
  name: 'Snyk',
  slugs: ['snyk'],
  hosts: ['api.snyk.io', 'api.eu.snyk.io', 'api.us.snyk.io', 'api.au.snyk.io'],
  source: 'https://docs.snyk.io/scan-with-snyk/error-catalog',
  checked: '2026-11-25',
  messages: [
    [/\bplans?\b|entitle|upgrade/i, PLAN],
    [
      /version\b.{0,60}(?:missing|required|invalid|not )/i,
      ['request', 'The parameter version is missing, or is not a date of a version such as 2024-10-15.'],
    ],
    [
      /unauthori[sz]ed|invalid auth token/i,
      ['credential', 'The API does not accept the {key}: it is wrong, or the account is in another region.'],
    ],
  ],
  codes: {
    'SNYK-0003': 'request',
    'SNYK-0005': [
      'credential',
      'The API does not accept the {key}: it is wrong or expired, or the account is in another region (such as api.eu.snyk.io). It goes after “token” into the Authorization header.',
    ],
    'SNYK-9999': 'server',
    'SNYK-0001': 'rate-limit',
    'SNYK-0004': 'server',
    'SNYK-0006': PLAN,
  },
};
