import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const DATA_DOMAIN: Meaning = [
  'not-found',
  'There is no data for the domain in these months and this country: it cannot be found.',
];
export const similarweb: ProviderCodes = {
  name: 'Similarweb',
  slugs: ['similarweb'],
  hosts: ['api.similarweb.com'],
  source: 'https://developers.similarweb.com/docs/response-codes-error-messages',
  checked: '2026-11-25',
  // The error is in `meta`, and its 401 comes with a 404 if there is no data.
  find: ({ meta }) => {
    const { error_code: code, error_message: words } = asObject(meta) ?? {};
    if (code === undefined) return [];
    const said = asText(words) ?? '';
    if (/\bkey\b|unauthori[sz]ed/i.test(said)) return ['wrong-key'];
    return /\bdata\b.{0,20}not found/i.test(said) ? ['no-data'] : [String(code)];
  },
  messages: [[/data not found/i, DATA_DOMAIN]],
  codes: {
    'no-data': DATA_DOMAIN,
    'wrong-key': [
      'credential',
      'The API does not accept the {key}: it is wrong, or missing from the parameter api_key.',
    ],
    101: 'request',
    102: 'credential',
    103: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    104: ['credential', 'The {key} is missing.'],
    105: 'request',
    106: 'request',
    107: 'request',
    402: ['request', 'The dates are of a value that the plan does not include.'],
    403: [
      'quota',
      'The requests of the plan are used up: wait until they are reset, or choose a larger plan.',
    ],
    404: ['not-found', 'The path does not exist: check it.'],
  },
};
