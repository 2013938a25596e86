import { asObject } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const coinmarketcap: ProviderCodes = {
  name: 'CoinMarketCap',
  slugs: ['coinmarketcap'],
  hosts: ['pro-api.coinmarketcap.com', 'sandbox-api.coinmarketcap.com'],
  source: 'https://coinmarketcap.com/api/documentation/v1/#section/Errors-and-Rate-Limits',
  checked: '2026-11-25',
  find: ({ status }) => {
    const code = String(asObject(status)?.error_code ?? 0);
    return code === '0' ? [] : [code];
  },
  codes: {
    400: 'request',
    500: 'server',
    1001: [
      'credential',
      'The API does not accept the {key}: it is wrong, or of the other environment (pro-api or sandbox-api).',
    ],
    1002: [
      'credential',
      'The API does not accept the {key}: it is missing or not valid. It goes into the X-CMC_PRO_API_KEY header.',
    ],
    1003: ['payment', 'The {key} has no plan that is active: choose one, under the billing of the account.'],
    1004: ['payment', 'The plan is expired: the account has to pay.'],
    1005: [
      'credential',
      'The API does not accept the {key}: it is missing or not valid. It goes into the X-CMC_PRO_API_KEY header.',
    ],
    1006: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    1007: ['account', 'The {key} or its account is disabled: ask the support.'],
    1008: ['rate-limit', 'Too many requests for the plan in a short time: wait a minute.'],
    1009: ['quota', 'The requests of the day are used up.'],
    1010: [
      'quota',
      'The credits of the month are used up: choose a larger plan, or wait for the next month.',
    ],
    1011: ['restricted', 'Too many requests came from this address: it may not be used for now.'],
  },
};
