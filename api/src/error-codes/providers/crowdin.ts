import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
export const crowdin: ProviderCodes = {
  name: 'Crowdin',
  slugs: ['crowdin'],
  hosts: ['api.crowdin.com', '*.api.crowdin.com'],
  source: 'https://support.crowdin.com/developer/api/',
  checked: '2026-11-25',
  messages: [
    [/unauthorized/i, 'credential'],
    [/scope|permission|forbidden/i, 'permission'],
    [/not found/i, 'not-found'],
    [/unique|already|notunique/i, EXISTS],
    [
      /limit|\bplans?\b|subscription/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    notUnique: EXISTS,
    isEmpty: ['request', 'A field is missing.'],
  },
};
