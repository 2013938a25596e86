import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const freshbooks: ProviderCodes = {
  name: 'FreshBooks',
  slugs: ['freshbooks'],
  hosts: ['api.freshbooks.com'],
  source: 'https://www.freshbooks.com/api/errors',
  checked: '2026-11-25',
  find: (body) =>
    listOf(asObject(body.response)?.errors).flatMap((one) => {
      const errno = asObject(one)?.errno;
      return typeof errno === 'number' ? [String(errno)] : [];
    }),
  codes: {
    3: 'conflict',
    1003: 'credential',
    1012: 'not-found',
    1017: ['conflict', 'The value exists already.'],
    1024: 'conflict',
    2001: ['conflict', 'This has been changed already, or depends on another.'],
    not_authenticated: 'credential',
    unauthorized: 'credential',
    unauthenticated: 'credential',
    forbidden: 'permission',
    not_found: 'not-found',
  },
};
