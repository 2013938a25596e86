import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ADDRESS_VALUE: Meaning = [
  'request',
  'The address has a value that the API does not know: check its street, city and postal code.',
];
export const usps: ProviderCodes = {
  name: 'USPS',
  slugs: ['usps'],
  hosts: ['apis.usps.com', 'apis-tem.usps.com'],
  source: 'https://developers.usps.com/apis',
  checked: '2026-11-25',
  messages: [
    [
      /address not found|invalid (?:city|address|state|zip)|multiple addresses|more than one address|default address/i,
      ADDRESS_VALUE,
    ],
    [/access token|invalid (?:api key|client)/i, 'credential'],
    [
      /insufficient oauth|scope/i,
      ['permission', 'The {key} lacks a scope for this: add it, or create one that has it.'],
    ],
    [/rate|quota|too many/i, 'rate-limit'],
    [
      /payment|account.{0,40}\b(?:not|invalid|blocked|suspended|inactive|closed|unknown)|(?:invalid|unknown|missing) (?:[\w-]+ )?account/i,
      ['account', 'The account is disabled, suspended or not set up: see its settings, and ask the support.'],
    ],
    [
      /status update is not available|tracking/i,
      ['not-found', 'The tracking number does not exist, or was not scanned yet.'],
    ],
  ],
  codes: {
    '010005': ADDRESS_VALUE,
    '010002': ADDRESS_VALUE,
    invalid_client: 'credential',
  },
};
