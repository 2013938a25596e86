import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** A sandbox that is gone is reported with 502. */
export const e2b: ProviderCodes = {
  name: 'E2B',
  slugs: ['e2b'],
  hosts: ['api.e2b.app', '*.e2b.app', '*.e2b.dev'],
  source: 'https://e2b.dev/docs',
  checked: '2026-11-25',
  messages: [
    [
      /maximum number of concurrent|concurrent .{0,40}limit/i,
      [
        'quota',
        'The sandboxes that the plan may run at the same time are used up: close some, or choose a larger plan.',
      ],
    ],
    [
      /sandbox\b.{0,80}(?:not found|not exist|n.t exist|not running|timed out|paused)/i,
      [
        'not-found',
        'The sandbox does not exist any more: it timed out or was closed, or is of another team. Start another, with a longer timeout.',
      ],
    ],
    [
      /template\b.{0,80}(?:not found|not exist|n.t exist|access)/i,
      ['not-found', 'The template does not exist, or is of another team: build it, and check its name.'],
    ],
    [
      /port is not open|no service (?:is )?running/i,
      [
        'not-ready',
        'Nothing listens at this port of the sandbox, which is not ready: start the program there first.',
      ],
    ],
    [
      /timeout .{0,40}(?:greater|longer|exceed|maximum)/i,
      ['request', 'The timeout has a value above that of the plan.'],
    ],
    [
      /(?:blocked|banned|billing|payment|suspended)/i,
      ['account', 'The team of the account is blocked, often for a bill that is not paid: see its billing.'],
    ],
    [
      /api[- ]key|access token|authorization header|security requirements/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing or wrong. One that begins with e2b_ goes into the X-API-Key header.',
      ],
    ],
  ],
  codes: {},
};
