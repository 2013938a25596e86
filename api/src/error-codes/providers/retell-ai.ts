import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const retellAi: ProviderCodes = {
  name: 'Retell AI',
  slugs: ['retell-ai'],
  hosts: ['api.retellai.com'],
  source: 'https://docs.retellai.com/api-references/create-phone-call',
  checked: '2026-11-25',
  messages: [
    [
      /api key is (?:missing|invalid)|invalid api key|not authenticated/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, revoked or missing. It goes into the Authorization header, after Bearer.',
      ],
    ],
    [
      /trial (?:has )?ended|payment method|top up|balance/i,
      [
        'payment',
        'The trial is over or the balance used up: add a payment method, under billing in the dashboard.',
      ],
    ],
    [
      /cannot find requested|not found/i,
      [
        'not-found',
        'It does not exist in the workspace of the {key}: check the ids, such as agent_id and call_id, and that the phone number is imported there.',
      ],
    ],
    [
      /concurren/i,
      ['rate-limit', 'Too many requests at the same time: the plan limits the calls that run at once.'],
    ],
    [/rate limited|throttle/i, 'rate-limit'],
    [/invalid request|must |is required/i, 'request'],
  ],
  codes: {},
};
