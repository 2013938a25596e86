import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const cloudamqp: ProviderCodes = {
  name: 'CloudAMQP',
  slugs: ['cloudamqp'],
  hosts: ['customer.cloudamqp.com', 'api.cloudamqp.com'],
  source: 'https://docs.cloudamqp.com/',
  checked: '2026-11-25',
  messages: [
    [
      /^unauthorized$|invalid (?:api )?key|access denied/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or was not sent as the password of HTTP Basic. The key of one instance is only for api.cloudamqp.com.',
      ],
    ],
    [
      /not (?:available|supported|allowed) (?:for|on|in|with) (?:\w+ ){0,3}plans?\b|upgrade/i,
      ['payment', 'The plan of the instance does not include this: choose a larger one, under its billing.'],
    ],
    [
      /invalid (?:plan|region)|(?:plan|region) (?:is )?(?:invalid|not found|unknown)/i,
      ['request', 'The plan or the region is no value that exists: list them with /plans and /regions.'],
    ],
    [
      /timeout talking to backend|not ready|being (?:created|configured)/i,
      ['not-ready', 'The instance is not ready yet: try again shortly.'],
    ],
  ],
  codes: {},
};
