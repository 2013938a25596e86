import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const novu: ProviderCodes = {
  name: 'Novu',
  slugs: ['novu'],
  hosts: ['api.novu.co', 'eu.api.novu.co'],
  source: 'https://docs.novu.co/api-reference/overview',
  checked: '2026-11-25',
  messages: [
    [
      /api ?key|unauthori[sz]ed/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or the account is in the other region (api.novu.co is the US, eu.api.novu.co Europe). It goes into the Authorization header after the word ApiKey.',
      ],
    ],
    [
      /(?:workflow|template)[ _]not[ _]found/i,
      [
        'not-found',
        'The workflow does not exist in the environment of the {key}: check its identifier, and promote it from development to production.',
      ],
    ],
    [
      /subscriber.{0,60}not[ _]found/i,
      ['not-found', 'The subscriber does not exist in the environment of the {key}.'],
    ],
    [
      /not[ _]active|inactive workflow|trigger_not_active/i,
      ['not-enabled', 'The workflow is not enabled: switch it on in the dashboard.'],
    ],
    [
      /integration.{0,40}(?:not found|missing)/i,
      ['not-enabled', 'No provider is enabled for this channel: add an integration.'],
    ],
    [
      /free tier|upgrade|\byour plan\b/i,
      ['quota', 'The events of the plan are used up: choose a larger one.'],
    ],
  ],
  codes: {},
};
