import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const binance: ProviderCodes = {
  name: 'Binance',
  hosts: ['*.binance.com', '*.binance.us'],
  source: 'https://developers.binance.com/docs/binance-spot-api-docs/errors',
  checked: '2026-11-22',
  codes: {
    '-1003': 'rate-limit',
    '-1015': ['rate-limit', 'Too many requests: too many orders in this time.'],
    '-1021': 'clock',
    '-1022': 'signature',
    '-1102': ['request', 'A parameter is missing.'],
    '-1121': ['request', 'The API does not know the value of symbol.'],
    '-2014': 'credential',
    '-2015': [
      'credential',
      'The API does not accept the {key}: it is wrong, is not allowed from this address or lacks a permission.',
    ],
    '-2010': ['customer', 'The order was refused: the balance of the customer may be too low.'],
  },
};
