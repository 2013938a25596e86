import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const ticketmaster: ProviderCodes = {
  name: 'Ticketmaster',
  slugs: ['ticketmaster'],
  hosts: ['app.ticketmaster.com'],
  source: 'https://developer.ticketmaster.com/products-and-docs/apis/getting-started/',
  checked: '2026-11-25',
  find: ({ fault }) => {
    const code = asText(asObject(asObject(fault)?.detail)?.errorcode);
    return code === undefined ? [] : [code];
  },
  codes: {
    'oauth.v2.InvalidApiKey': 'credential',
    'oauth.v2.FailedToResolveAPIKey': [
      'credential',
      'The {key} is missing: it goes into the parameter apikey.',
    ],
    'policies.ratelimit.QuotaViolation': [
      'quota',
      'The requests of the day are used up, of which the plan has 5000.',
    ],
    'policies.ratelimit.SpikeArrestViolation': 'rate-limit',
    DIS1004: 'not-found',
    DIS1003: 'request',
    DIS1035: ['request', 'The page has a value that is too large: page times size has to be below 1000.'],
    DIS1001: 'request',
    DIS1015: 'request',
  },
};
