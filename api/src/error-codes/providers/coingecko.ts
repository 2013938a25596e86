import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const HOST: Meaning = [
  'elsewhere',
  'The key belongs to the other address of the API: keys of a paid plan are for pro-api.coingecko.com, demo keys for api.coingecko.com.',
];

export const coingecko: ProviderCodes = {
  name: 'CoinGecko',
  hosts: ['api.coingecko.com', 'pro-api.coingecko.com'],
  source: 'https://docs.coingecko.com/docs/common-errors-rate-limit',
  checked: '2026-11-22',
  find: (body) => {
    const status = asObject(body.status) ?? asObject(asObject(body.error)?.status);
    const code = body.error_code ?? status?.error_code;
    return typeof code === 'number' ? [String(code)] : [];
  },
  messages: [
    [
      /coin not found|could not find coin/i,
      ['not-found', 'The id of the coin does not exist: it is not the symbol. /coins/list has all of them.'],
    ],
  ],
  codes: {
    '429': 'rate-limit',
    '10002': [
      'credential',
      'The API requires a {key}, and none was found: the {key} is not valid or was not sent. It goes into the header x-cg-demo-api-key, or x-cg-pro-api-key with a paid plan.',
    ],
    '10005': ['payment', 'The account has to pay for this: only a plan of the Pro API includes it.'],
    '10010': HOST,
    '10011': HOST,
    '10012': ['payment', 'The account has to pay for data that old: its plan does not reach back so far.'],
  },
};
