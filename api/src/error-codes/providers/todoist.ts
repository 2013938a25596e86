import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const todoist: ProviderCodes = {
  name: 'Todoist',
  slugs: ['todoist'],
  hosts: ['api.todoist.com'],
  source: 'https://developer.todoist.com/api/v1/#tag/Errors',
  checked: '2026-11-25',
  // The code in words is beside a number.
  find: ({ error_tag: tag }) => (typeof tag === 'string' ? [tag] : []),
  messages: [
    [
      /no longer (?:supported|available)|deprecated|retired/i,
      [
        'retired',
        'This version of the API is retired: call the same under /api/v1 with ids of that version.',
      ],
    ],
  ],
  codes: {
    AUTH_INVALID_TOKEN: 'credential',
    INVALID_TOKEN: 'credential',
    FORBIDDEN: 'permission',
    NOT_FOUND: 'not-found',
    TASK_NOT_FOUND: 'not-found',
    INVALID_ARGUMENT: 'request',
    INVALID_ARGUMENT_VALUE: 'request',
    ARGUMENT_MISSING: ['request', 'A parameter is missing: error_extra in the response names it.'],
    MAX_PROJECTS_LIMIT_REACHED: [
      'quota',
      'The projects of the plan are used up: archive one, or choose a larger plan.',
    ],
    MAX_ITEMS_LIMIT_REACHED: ['quota', 'The tasks that a project may have are used up.'],
    MAX_SECTIONS_LIMIT_REACHED: ['quota', 'The sections that a project may have are used up.'],
    PREMIUM_ONLY: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    ITEM_NOT_FOUND: 'not-found',
    PROJECT_NOT_FOUND: 'not-found',
    SECTION_NOT_FOUND: 'not-found',
    LIMITS_REACHED_TOO_MANY_REQUESTS: 'rate-limit',
    TOO_MANY_REQUESTS: 'rate-limit',
  },
};
