import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const mixpanel: ProviderCodes = {
  name: 'Mixpanel',
  slugs: ['mixpanel'],
  hosts: ['api.mixpanel.com', 'api-eu.mixpanel.com', 'mixpanel.com', 'eu.mixpanel.com', 'data.mixpanel.com'],
  source: 'https://developer.mixpanel.com/reference/overview',
  checked: '2026-11-25',
  messages: [
    [
      /\btoken\b,? .{0,20}(?:missing|empty|invalid)/i,
      [
        'credential',
        'The API does not accept the {key}: the project token is missing or wrong. It goes into properties.token of each event; projects in the EU or India have hosts of their own.',
      ],
    ],
    [
      /service account|unable to authenticate|invalid (?:api secret|credentials)/i,
      [
        'credential',
        'The API does not accept the {key}: name and secret of the service account go into basic authentication, with its project in project_id.',
      ],
    ],
    [
      /invalid (?:service account )?credentials|unauthorized|unable to authenticate|invalid api secret|token, missing/i,
      'credential',
    ],
    [/query rate limit|rate limit|concurrent/i, 'rate-limit'],
    [/not a member|no access|permission/i, 'permission'],
    [
      /some data points in the request failed/i,
      ['partial', 'Some of the events were not accepted: the body names them, with the field that is wrong.'],
    ],
    [
      /\bplans?\b|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {},
};
