import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const blackForestLabs: ProviderCodes = {
  name: 'Black Forest Labs',
  slugs: ['black-forest-labs'],
  hosts: ['api.bfl.ai', 'api.us1.bfl.ai', 'api.eu1.bfl.ai'],
  source: 'https://docs.bfl.ai/quick_start/generating_images',
  checked: '2026-11-25',
  // What became of a task comes with 200.
  find: ({ id, status }) =>
    (typeof id === 'string' && typeof status === 'string' ? [status] : []).filter((one) =>
      /moderated$|^error$|^task not found$/i.test(one),
    ),
  messages: [
    [
      /insufficient credits|out of credits/i,
      ['payment', 'The credits of the account are used up: top up its balance.'],
    ],
    [
      /not authenticated|invalid api key/i,
      ['credential', 'The API does not accept the {key}: it is wrong, or missing from the x-key header.'],
    ],
    [/moderat/i, ['policy', 'The content was blocked by the policy of the provider: change it.']],
    [
      /too many|exceeded/i,
      ['rate-limit', 'Too many requests at the same time: the plan limits how many may run at once.'],
    ],
  ],
  codes: {
    'Content Moderated': [
      'policy',
      'The result was blocked by the content policy of the provider: change the prompt or the image, or raise safety_tolerance.',
    ],
    'Request Moderated': [
      'policy',
      'The prompt or the image was blocked by the content policy of the provider: change it, or raise safety_tolerance.',
    ],
    Error: ['server', 'The task failed on the side of the API: send it again.'],
    'Task not found': [
      'not-found',
      'The task does not exist: use the polling_url of the response that created it, as each region knows only its own.',
    ],
  },
};
