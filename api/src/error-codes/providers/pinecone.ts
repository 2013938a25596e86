import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const pinecone: ProviderCodes = {
  name: 'Pinecone',
  slugs: ['pinecone'],
  hosts: ['api.pinecone.io', '*.pinecone.io'],
  source: 'https://docs.pinecone.io/reference/api/errors',
  checked: '2026-11-25',
  messages: [
    [
      /vector dimension|dimension .{0,30}does not match/i,
      ['request', 'The vector has another number of values than the index.'],
    ],
    [
      /invalid api key|malformed/i,
      [
        'credential',
        'The API does not accept the {key}: it goes into the Api-Key header, and is that of one project.',
      ],
    ],
    [
      /(?:read|write) units?|storage limit|for the current month/i,
      ['quota', 'The units or the storage of the plan are used up for this month: choose a larger plan.'],
    ],
    [
      /max serverless indexes|max pods|reached the max|limit for your (?:project|plan)|monthly .{0,20}limit/i,
      [
        'quota',
        'A quota of the project or plan is used up: choose a larger plan, or delete what is not used.',
      ],
    ],
    [
      /free (?:tier|plan)|starter plan|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /index .{0,60}not found|resource .{0,60}not found/i,
      ['not-found', 'The index does not exist in this project, or is not ready yet.'],
    ],
    [/already exists/i, ['conflict', 'An index of this name exists already.']],
    [
      /deletion protection/i,
      [
        'conflict',
        'The index is protected against deletion, which conflicts with this: switch that off first.',
      ],
    ],
  ],
  codes: {
    UNAUTHENTICATED: 'credential',
    INVALID_ARGUMENT: 'request',
    NOT_FOUND: 'not-found',
    ALREADY_EXISTS: 'conflict',
    RESOURCE_EXHAUSTED: [
      'quota',
      'A quota of the project or plan is used up, or too much was written this second.',
    ],
    FORBIDDEN: 'permission',
    PERMISSION_DENIED: 'permission',
    FAILED_PRECONDITION: 'request',
    ABORTED: 'conflict',
    UNAVAILABLE: 'overloaded',
    INTERNAL: 'server',
    OUT_OF_RANGE: 'request',
    QUOTA_EXCEEDED: ['quota', 'A quota of the project or plan is used up.'],
    PAYMENT_REQUIRED: ['payment', 'The account has to pay: see its billing.'],
    UNIMPLEMENTED: 'request',
    DEADLINE_EXCEEDED: ['server', 'The API took too long: try again.'],
  },
};
