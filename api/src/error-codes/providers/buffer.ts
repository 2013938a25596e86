import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const buffer: ProviderCodes = {
  name: 'Buffer',
  slugs: ['buffer'],
  hosts: ['api.buffer.com', 'api.bufferapp.com'],
  source: 'https://buffer.com/developers/api/errors',
  checked: '2026-11-25',
  codes: {
    1001: 'credential',
    1002: 'credential',
    1003: ['permission', 'The {key} lacks the permission for this.'],
    1006: 'request',
    1010: 'not-found',
    1011: 'not-found',
    1020: ['conflict', 'The text was posted already.'],
    1023: ['quota', 'The posts that may wait are used up.'],
    1025: ['conflict', 'The same text is waiting or was posted already.'],
    UNAUTHORIZED: 'credential',
    FORBIDDEN: 'permission',
    RATE_LIMIT_EXCEEDED: 'rate-limit',
  },
};
