import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const UNREADABLE: Meaning = ['request', 'The API could not read the recipe: its ingredients are not clear.'];
export const edamam: ProviderCodes = {
  name: 'Edamam',
  slugs: ['edamam'],
  hosts: ['api.edamam.com'],
  source: 'https://developer.edamam.com/edamam-docs-recipe-api',
  checked: '2026-11-25',
  messages: [
    [
      /unauthorized app_id|app_id/i,
      [
        'credential',
        'The API does not accept the {key}: the app id or key is wrong, or is of another of its APIs.',
      ],
    ],
    [
      /usage limits? (?:are )?exceeded|limit/i,
      ['rate-limit', 'Too many requests: the plan limits those of a minute and of a month.'],
    ],
    [/active user|account-user/i, ['request', 'The header Edamam-Account-User is missing.']],
    [/low_quality|couldn.t parse|low quality/i, UNREADABLE],
  ],
  codes: {
    low_quality: UNREADABLE,
    Unauthorized: 'credential',
  },
};
