import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const TOKEN: Meaning = [
  'credential',
  'The API does not accept the {key}: the token is wrong or was deleted. It goes into the parameter token, or into the Authorization header after Bearer.',
];
const NO_IP: Meaning = ['request', 'The value in the path is not an IP address.'];
const UNAUTHENTICATED: Meaning = [
  'quota',
  'The requests that may be made without a token in a day are used up: the {key} was not sent, or is not known. It goes into the parameter token.',
];
const MONTH: Meaning = [
  'quota',
  'The requests of the month are used up: choose a larger plan, or send the {key} (parameter token) if it was not.',
];

export const ipinfo: ProviderCodes = {
  name: 'IPinfo',
  slugs: ['ipinfo'],
  hosts: ['ipinfo.io', 'api.ipinfo.io'],
  source: 'https://ipinfo.io/developers/responses',
  checked: '2026-11-25',
  find: ({ error }) => [asText(asObject(error)?.title) ?? ''].filter((title) => title !== ''),
  messages: [
    [/hit the daily limit/i, UNAUTHENTICATED],
    [/hit the monthly limit|monthly limit/i, MONTH],
    [/unknown token|invalid token|entered your token/i, TOKEN],
    [/wrong ip|provide a valid ip|not a valid/i, NO_IP],
    [
      /token does not have access|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    'Unknown token': TOKEN,
    'Invalid token': TOKEN,
    'Wrong ip': NO_IP,
    'Wrong IP': NO_IP,
    'Rate limit exceeded': MONTH,
  },
};
