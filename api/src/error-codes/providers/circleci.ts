import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const circleci: ProviderCodes = {
  name: 'CircleCI',
  slugs: ['circleci'],
  hosts: ['circleci.com'],
  source: 'https://circleci.com/docs/api/v2/',
  checked: '2026-11-25',
  messages: [
    [/^(?!project).{0,60}\bnot found/i, 'not-found'],
    [
      /project not found/i,
      [
        'not-found',
        'The project does not exist, or the {key} may not see it: the slug is of the form gh/owner/name.',
      ],
    ],
    [
      /invalid token|must log in|not authorized|authenticate/i,
      [
        'credential',
        'The API does not accept the {key}: it goes into the Circle-Token header, and version 2 needs a personal one, not that of a project.',
      ],
    ],
    [/permission denied|forbidden/i, 'permission'],
    [
      /block.?unregistered|\bplans?\b|credits/i,
      ['payment', 'The plan or its credits do not allow this: see the billing of the organization.'],
    ],
  ],
  codes: {},
};
