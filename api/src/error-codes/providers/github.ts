import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const github: ProviderCodes = {
  name: 'GitHub',
  slugs: ['github'],
  hosts: ['api.github.com', '*.ghe.com'],
  source: 'https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api',
  checked: '2026-11-22',
  hasForm: (_body, headers) => headers['x-github-request-id'] !== undefined,
  find: (_body, headers) =>
    headers['x-github-sso']?.startsWith('partial-results') ? ['partial-results'] : [],
  messages: [
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
  },
};
