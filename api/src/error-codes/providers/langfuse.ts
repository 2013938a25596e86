import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const langfuse: ProviderCodes = {
  name: 'Langfuse',
  slugs: ['langfuse'],
  hosts: ['cloud.langfuse.com', 'us.cloud.langfuse.com', 'hipaa.cloud.langfuse.com', 'jp.cloud.langfuse.com'],
  source: 'https://langfuse.com/docs/api-and-data-platform/features/public-api',
  checked: '2026-11-25',
  messages: [
    [
      /configured the correct host|invalid (?:credentials|public key|secret key)|no authorization header/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or its project is in another region (cloud.langfuse.com or us.cloud.langfuse.com). The public key is sent as user name, the secret key as password.',
      ],
    ],
    [
      /with (?:the )?secret key|public key (?:only|used)/i,
      [
        'permission',
        'The {key} lacks the permission for this, as only its public part was sent: send the secret key as password too.',
      ],
    ],
    [
      /organi[sz]ation[- ]scoped/i,
      ['permission', 'This needs a key of the organization; that of a project may not do it.'],
    ],
    [
      /within authorized project|not found in project/i,
      [
        'not-found',
        'What the request names does not exist in the project of the {key}, or is not written yet.',
      ],
    ],
    [
      /(?:plan|usage) .{0,40}(?:limit|exceed)|usage threshold|upgrade/i,
      ['quota', 'The units of the plan are used up: wait for the next month, or choose a larger plan.'],
    ],
  ],
  codes: {
    UnauthorizedError: 'credential',
    ForbiddenError: 'permission',
    LangfuseNotFoundError: 'not-found',
    LangfuseConflictError: 'conflict',
    InvalidRequestError: 'request',
    MethodNotAllowedError: 'request',
    InternalServerError: 'server',
  },
};
