import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const betterStack: ProviderCodes = {
  name: 'Better Stack',
  slugs: ['better-stack'],
  hosts: ['uptime.betterstack.com', 'telemetry.betterstack.com', '*.betterstackdata.com'],
  source: 'https://betterstack.com/docs/uptime/api/getting-started-with-uptime-api/',
  checked: '2026-11-25',
  messages: [
    [
      /invalid team api token|invalid.{0,20}token|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or of another kind, as uptime, telemetry, each team and each source have tokens of their own.',
      ],
    ],
    [/team_name/i, ['request', 'The parameter team_name is missing: a token for all teams needs it.']],
    [
      /upgrade|(?:quota|limit)\b.{0,30}(?:reached|exceeded|used)|\byour plan\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/resource with provided id was not found/i, 'not-found'],
  ],
  codes: {},
};
