import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const API_ACCEPT: Meaning = [
  'request',
  'The API does not accept the file: its format, size or length is not allowed.',
];
export const audd: ProviderCodes = {
  name: 'AudD',
  slugs: ['audd'],
  hosts: ['api.audd.io'],
  source: 'https://docs.audd.io/#common-errors',
  checked: '2026-11-25',
  codes: {
    19: ['payment', 'The plan of the account does not include this, or it has to pay.'],
    100: 'server',
    300: API_ACCEPT,
    400: ['request', 'The file is too large or too long.'],
    500: API_ACCEPT,
    600: ['request', 'The address of the audio has a value that is not valid.'],
    700: ['request', 'The file is missing.'],
    900: ['credential', 'The API does not accept the {key}: the parameter api_token is wrong.'],
    901: ['payment', 'The token is missing, and the free requests are used up: its billing has plans.'],
    902: [
      'quota',
      'The requests of the plan are used up: wait until they are reset, or choose a larger plan.',
    ],
    904: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
  },
};
