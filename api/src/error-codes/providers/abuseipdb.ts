import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const abuseipdb: ProviderCodes = {
  name: 'AbuseIPDB',
  slugs: ['abuseipdb'],
  hosts: ['api.abuseipdb.com'],
  source: 'https://docs.abuseipdb.com/#introduction',
  checked: '2026-11-25',
  messages: [
    [
      /authentication failed|api key is (?:missing|either)/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or revoked, of version 1, or missing from the header Key.',
      ],
    ],
    [
      /daily rate limit/i,
      ['quota', 'The requests of the day are used up: wait until it is over, or choose a larger plan.'],
    ],
    [
      /only report the same ip|once (?:in|every) (?:15|900)/i,
      ['rate-limit', 'Too many requests: the same address may be reported once in 15 minutes.'],
    ],
    [/must be a valid ip|is required|must be/i, 'request'],
    [
      /subscription|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {},
};
