import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const ipApi: ProviderCodes = {
  name: 'ip-api',
  hosts: ['ip-api.com', 'pro.ip-api.com'],
  source: 'https://ip-api.com/docs/api:json',
  checked: '2026-11-23',
  codes: {},
  messages: [
    [
      /^(?:private|reserved) range$/,
      ['request', 'The value is an address that is not public: no place is known for it.'],
    ],
    [/^invalid query$/, ['request', 'The value is neither an IP address nor a host name.']],
  ],
};
