import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CREDITS: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
export const cloudconvert: ProviderCodes = {
  name: 'CloudConvert',
  slugs: ['cloudconvert'],
  hosts: ['api.cloudconvert.com', '*.cloudconvert.com'],
  source: 'https://cloudconvert.com/api/v2#errors',
  checked: '2026-11-25',
  messages: [
    [
      /unauthenticated/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or expired, or is of the other environment (api.cloudconvert.com or api.sandbox.cloudconvert.com).',
      ],
    ],
    [
      /invalid scope/i,
      [
        'permission',
        'The {key} lacks a scope for this, such as task.write: create one that has it, in the dashboard.',
      ],
    ],
  ],
  codes: {
    INVALID_DATA: ['request', 'A field is missing or has a value that is not valid: the body names it.'],
    UNAUTHENTICATED: 'credential',
    FORBIDDEN: [
      'permission',
      'The {key} lacks a scope for this: add it to the configuration and connect again.',
    ],
    CREDITS_EXCEEDED: CREDITS,
    CONVERSION_CREDITS_EXCEEDED: CREDITS,
    CONCURRENCY_LIMIT_EXCEEDED: [
      'rate-limit',
      'Too many requests at the same time: the plan limits the tasks that run.',
    ],
    NOT_FOUND: 'not-found',
    SANDBOX_FILE_NOT_ALLOWED: [
      'account',
      'The sandbox of the account accepts only files that were named in its dashboard.',
    ],
    INPUT_TASK_FAILED: ['request', 'An earlier task failed, which is the value that this one needs.'],
    INVALID_CONVERSION_TYPE: [
      'request',
      'The conversion between these formats has a value that does not exist.',
    ],
    UNSUPPORTED_CONVERSION: 'request',
    DOWNLOAD_FAILED: ['request', 'The API could not fetch the address that is a value in the request.'],
    TOO_MANY_REQUESTS: 'rate-limit',
    INVALID_FILE: ['request', 'The API does not accept the file: its format, size or length is not allowed.'],
  },
};
