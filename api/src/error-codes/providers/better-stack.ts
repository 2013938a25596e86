import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const betterStack: ProviderCodes = {
  name: 'Better Stack',
  slugs: ['better-stack'],
  hosts: ['uptime.betterstack.com', 'telemetry.betterstack.com', '*.betterstackdata.com'],
  source: 'https://betterstack.com/docs/uptime/api/getting-started-with-uptime-api/',
  checked: '2026-11-25',
  messages: [
    [/invalid team api token|invalid.{0,20}token/i, 'credential'],
    [
      /upgrade|quota|limit/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/resource with provided id was not found/i, 'not-found'],
  ],
  codes: {},
};
