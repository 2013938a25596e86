import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const triggerDev: ProviderCodes = {
  name: 'Trigger.dev',
  slugs: ['trigger-dev'],
  hosts: ['api.trigger.dev', 'cloud.trigger.dev'],
  source: 'https://trigger.dev/docs/management/overview',
  checked: '2026-11-25',
  messages: [
    [
      /access token/i,
      [
        'credential',
        'The API does not accept the {key} for this: the endpoint takes a personal access token (tr_pat_…), which is wrong or missing here, rather than the secret key of an environment.',
      ],
    ],
    [
      /api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or missing. It is the secret key of an environment (tr_dev_…, tr_prod_…), and goes after Bearer.',
      ],
    ],
    [
      /\btask\b.{0,80}not found|no task/i,
      [
        'not-found',
        'The task does not exist in the environment of the {key}: deploy it there, or run the dev command.',
      ],
    ],
    [/\brun not found/i, ['not-found', 'The run does not exist in the environment of the {key}.']],
    [
      /queue size limit|maximum number of runs|limit (?:reached|exceeded)/i,
      [
        'quota',
        'A limit of the plan is used up, such as the runs in a queue: wait for them, or choose a larger plan.',
      ],
    ],
  ],
  codes: {},
};
