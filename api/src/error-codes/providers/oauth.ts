import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const KNOWN =
  /^(?:invalid_request|invalid_client|invalid_grant|unauthorized_client|unsupported_grant_type|invalid_scope|access_denied|authorization_pending|slow_down|expired_token|invalid_token|insufficient_scope|temporarily_unavailable|server_error)$/;

/** The errors of OAuth 2.0, which many login servers and APIs use: RFC 6749 sections 4.1.2.1 and 5.2, RFC 6750, RFC 8628. */
export const oauth: ProviderCodes = {
  name: 'OAuth 2.0',
  hosts: [],
  source: 'https://www.rfc-editor.org/rfc/rfc6749#section-5.2',
  checked: '2026-11-22',
  hasForm: (body) => typeof body.error === 'string' && KNOWN.test(body.error),
  codes: {
    invalid_grant: [
      'credential',
      'The authorization code, refresh token or login is expired, revoked or used already, or was issued to another client: reconnect.',
    ],
    invalid_client: [
      'credential',
      'The API does not accept the credentials of the client: its id or secret is wrong, or is sent the wrong way.',
    ],
    invalid_token: 'credential',
    unauthorized_client: ['permission', 'The client is not allowed to use this way of logging in.'],
    unsupported_grant_type: ['request', 'The login server does not accept this grant_type.'],
    invalid_scope: ['request', 'The value of scope is not known, or is more than may be granted.'],
    invalid_request: ['request', 'A parameter is missing, is there twice or has a wrong value.'],
    access_denied: ['customer', 'The user, or the login server, refused the login.'],
    insufficient_scope: [
      'permission',
      'The {key} lacks a scope for this: add it and reconnect, or create a key with it.',
    ],
    authorization_pending: [
      'not-ready',
      'The user has not finished the login yet: try again in some seconds.',
    ],
    slow_down: 'rate-limit',
    expired_token: ['credential', 'The device code is expired: begin the login again.'],
    temporarily_unavailable: 'overloaded',
    server_error: 'server',
  },
};
