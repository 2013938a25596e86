import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const github: ProviderCodes = {
  name: 'GitHub',
  slugs: ['github'],
  hosts: ['api.github.com', '*.ghe.com'],
  source: 'https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api',
  checked: '2026-11-25',
  hasForm: (_body, headers) => headers['x-github-request-id'] !== undefined,
  find: (_body, headers) =>
    headers['x-github-sso']?.startsWith('partial-results') ? ['partial-results'] : [],
  messages: [
    [
      /repository is empty/i,
      ['conflict', 'The repository is empty: it has no commit yet, so this conflicts with its state.'],
    ],
    [
      /(?:issues|wiki|discussions|projects) (?:has been |have been |are |is )?disabled/i,
      ['not-enabled', 'This feature is not enabled in the repository: enable it in its settings.'],
    ],
    [/secondary rate limit|rate limit exceeded|abuse detection/i, 'rate-limit'],
    [
      /SAML enforcement|SAML SSO/i,
      [
        'permission',
        'The {key} is not allowed to see the data of this organization before it is authorized for single sign-on.',
      ],
    ],
    [
      /not accessible by (?:personal access token|integration)/i,
      ['permission', 'The {key} lacks a permission for this endpoint: add it where the key was created.'],
    ],
    [
      /IP allow list/i,
      [
        'restricted',
        'The organization does not allow calls from this address: an owner has to add it to the IP allow list. The {key} is not the reason.',
      ],
    ],
  ],
  codes: {
    'partial-results': ['partial', 'Only some of the results are here.'],
    RATE_LIMITED: 'rate-limit',
    NOT_FOUND: ['not-found', 'What the query names does not exist, or the {key} may not see it.'],
    FORBIDDEN: 'permission',
    INSUFFICIENT_SCOPES: ['permission', 'The {key} lacks a scope for this.'],
    missing_field: ['request', 'A field is missing: the body names it.'],
    already_exists: ['conflict', 'Something with the same value exists already.'],
    invalid: 'request',
    missing: ['not-found', 'Something that the request refers to does not exist.'],
    MAX_NODE_LIMIT_EXCEEDED: ['request', 'The query asks for too many nodes: that value has to be smaller.'],
    undefinedField: ['request', 'The query names a field that the API does not know.'],
    missingArguments: ['request', 'A parameter of the query is missing.'],
    UNPROCESSABLE: 'request',
    STALE_DATA: ['conflict', 'Somebody changed the data in the meantime.'],
    SERVICE_UNAVAILABLE: 'overloaded',
    unprocessable: 'request',
    custom: 'request',
    bad_verification_code: ['credential', 'The code of the login is expired or not valid: connect again.'],
    incorrect_client_credentials: 'credential',
    redirect_uri_mismatch: ['request', 'The redirect URI has another value than the app.'],
    authorization_pending: [
      'not-ready',
      'The user has not entered the code yet, so the token is not ready: ask again shortly.',
    ],
    slow_down: 'rate-limit',
    unverified_user_email: ['account', 'The e-mail address of the account is not verified.'],
    INTERNAL: 'server',
  },
};
