import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CONTAINER: Meaning = [
  'not-found',
  'The media does not exist, or its container is not ready yet: wait about 30 seconds after creating it, read its status, then publish it once.',
];

export const threads: ProviderCodes = {
  name: 'Threads',
  slugs: ['threads'],
  hosts: ['graph.threads.net', 'graph.threads.com'],
  source: 'https://developers.facebook.com/docs/threads/troubleshooting/',
  checked: '2026-11-25',
  find: (body) => {
    const subcode = asObject(body.error)?.error_subcode;
    return Number.isSafeInteger(subcode) ? [String(subcode)] : [];
  },
  messages: [
    [
      /session has expired|token .{0,40}expired/i,
      [
        'credential',
        'The API does not accept the {key}: it is expired. A long-lived token is valid for 60 days: refresh it before, or send the user through the login again.',
      ],
    ],
  ],
  codes: {
    24: CONTAINER,
    4279009: CONTAINER,
  },
};
