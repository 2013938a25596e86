import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const googleIdentity: ProviderCodes = {
  name: 'Google Identity',
  slugs: ['google-identity'],
  hosts: ['oauth2.googleapis.com', 'openidconnect.googleapis.com', 'accounts.google.com'],
  source: 'https://developers.google.com/identity/protocols/oauth2/web-server',
  checked: '2026-11-25',
  messages: [
    [
      /invalid jwt signature/i,
      [
        'signature',
        'The signature of the JWT does not match: its private key was deleted, or is of another service account.',
      ],
    ],
    [
      /invalid jwt\b.{0,120}(?:timeframe|iat|exp)/i,
      [
        'clock',
        'The times iat and exp of the JWT do not fit: the clock of this machine is wrong, or it is valid for more than an hour.',
      ],
    ],
    [
      /malformed auth code/i,
      [
        'credential',
        'The authorization code is not valid: it has to be sent as it was before its encoding for an address.',
      ],
    ],
    [
      /account not found/i,
      ['credential', 'The account that the JWT names is wrong, or was deleted: it does not exist.'],
    ],
    [
      /code[_ ]verifier/i,
      ['request', 'The parameter code_verifier is missing, or belongs to another code_challenge.'],
    ],
    [
      /^invalid (?:credentials|value)$/i,
      [
        'credential',
        'The API does not accept the {key}: the access token is expired after an hour, or revoked, or the login lacks the scope openid.',
      ],
    ],
  ],
  codes: {
    redirect_uri_mismatch: [
      'request',
      'The redirect_uri has another value than those that the OAuth client lists in the console, or than when the login began: they have to be the same to the last character.',
    ],
    invalid_client: [
      'credential',
      'The API does not accept the credentials of the client: its id or secret is wrong, or it was deleted in the console.',
    ],
    deleted_client: ['credential', 'The OAuth client is not valid any more: it was deleted in the console.'],
    invalid_grant: [
      'credential',
      'The authorization code or refresh token is expired, revoked or used already: log in again. While the consent screen is in testing, refresh tokens last seven days.',
    ],
    unauthorized_client: [
      'permission',
      'The client may not do this: it is of another kind, or a service account lacks the delegation of the domain for these scopes.',
    ],
    unsupported_grant_type: [
      'request',
      'The parameter grant_type is missing, or has a value that is not known: send the body as a form.',
    ],
    admin_policy_enforced: [
      'policy',
      'A policy of the user’s organization blocked the scopes: its administrator has to allow the client.',
    ],
    org_internal: ['policy', 'A policy of the client blocked the user: it is for one organization only.'],
    disallowed_useragent: [
      'policy',
      'A policy blocked the login in an embedded browser: open it in a real one.',
    ],
    access_denied: ['customer', 'The user refused the login, or is not a test user of the consent screen.'],
    invalid_scope: [
      'request',
      'A scope has a value that does not exist, or several are not divided by spaces.',
    ],
    invalid_token: 'credential',
    authorization_pending: [
      'not-ready',
      'The user has not finished the login yet: try again in some seconds.',
    ],
    slow_down: 'rate-limit',
  },
};
