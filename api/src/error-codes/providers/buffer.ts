import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const buffer: ProviderCodes = {
  name: 'Buffer',
  slugs: ['buffer'],
  hosts: ['api.buffer.com', 'api.bufferapp.com'],
  source: 'https://buffer.com/developers/api/errors',
  checked: '2026-11-25',
  // A mutation that failed has the type of its error as its result.
  find: ({ data }) =>
    Object.values(asObject(data) ?? {}).flatMap((one) => {
      const { __typename: type, message } = asObject(one) ?? {};
      return typeof message === 'string' && /Error$/.test(asText(type) ?? '') ? [String(type)] : [];
    }),
  codes: {
    InvalidInputError: 'request',
    NotFoundError: 'not-found',
    UnauthorizedError: ['permission', 'The {key} may not do this in the organization.'],
    LimitReachedError: ['quota', 'A limit of the plan is used up, such as the posts that may wait.'],
    UnexpectedError: 'server',
    RestProxyError: ['server', 'The social network or a server behind the API failed: try again.'],
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
