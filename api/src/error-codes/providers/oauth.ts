import { asText, type JsonObject } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const KNOWN =
  /^(?:invalid_request|invalid_client|invalid_grant|unauthorized_client|unsupported_grant_type|invalid_scope|access_denied|authorization_pending|slow_down|expired_token|invalid_token|insufficient_scope|temporarily_unavailable|server_error)$/;

/** What the user has to do, who logs in with a name and password, in the words of login servers. */
const USER =
  /not fully set up|e-?mail (?:address )?(?:is |was )?not (?:confirmed|verified)|(?:wrong|invalid|incorrect|bad) (?:user ?name|e-?mail|login)\b.{0,20}\bpassword|invalid user credentials|(?:invalid|wrong|incorrect) (?:user )?password|\b(?:user|account)\b.{0,30}\b(?:disabled|locked|blocked|suspended|deactivated|not (?:active|activated|confirmed|enabled))|password.{0,20}(?:expired|must be changed)|(?:second|two|multi)-?factor/i;

/** What the request names, and the login server does not know. */
const ABSENT =
  /(?:application|client|app|tenant|realm|organi[sz]ation|directory)\b.{0,120}\b(?:not found|does not exist|unknown)/i;

const kindOf = ({ error, error_description: words }: JsonObject): string[] => {
  const said = asText(words) ?? '';
  if (error === 'invalid_grant' && USER.test(said)) return ['user'];
  return (error === 'unauthorized_client' || error === 'invalid_request') && ABSENT.test(said)
    ? ['absent']
    : [];
};

/** The errors of OAuth 2.0, which many login servers and APIs use: RFC 6749 sections 4.1.2.1 and 5.2, RFC 6750, RFC 8628. */
export const oauth: ProviderCodes = {
  name: 'OAuth 2.0',
  hosts: [],
  source: 'https://www.rfc-editor.org/rfc/rfc6749#section-5.2',
  checked: '2026-11-22',
  hasForm: (body) => typeof body.error === 'string' && KNOWN.test(body.error),
  find: kindOf,
  codes: {
    user: [
      'customer',
      'The user cannot log in: their name or password is wrong, their account is locked, or they have a step left to do. The client is not the reason.',
    ],
    absent: [
      'not-found',
      'The application, or the tenant or organization that it is looked up in, does not exist at this login server: check the client id and the address.',
    ],
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
