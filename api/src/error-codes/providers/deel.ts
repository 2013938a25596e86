import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const deel: ProviderCodes = {
  name: 'Deel',
  slugs: ['deel'],
  hosts: ['api.letsdeel.com', 'api-sandbox.demo.deel.com'],
  source: 'https://developer.deel.com/docs/api-errors',
  checked: '2026-11-25',
  messages: [
    [
      /^unauthori[sz]ed/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, expired or of the other environment. The sandbox is at api-sandbox.demo.deel.com.',
      ],
    ],
    [
      /scope/i,
      ['permission', 'The {key} lacks a scope for this, which the message names: create one that has it.'],
    ],
    [
      /\btoken\b.{0,30}\b(?:invalid|expired|missing|revoked|required|malformed|not)|(?:invalid|missing|expired|bad|wrong|no) (?:[\w-]+ )?token|unauthorized/i,
      'credential',
    ],
  ],
  codes: {},
};
