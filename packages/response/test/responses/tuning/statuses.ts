import type { ResponseCase } from '#test/responses/response-case.ts';

export const statuses: ResponseCase[] = [
  {
    provider: 'RFC 6750',
    what: 'a permission, with 403',
    url: 'https://api.acme.dev/x',
    status: 403,
    headers: {
      'www-authenticate': 'Bearer error="insufficient_scope", scope="read:items"',
    },
    body: '',
    cause: 'permission',
    source: 'https://www.rfc-editor.org/rfc/rfc6750#section-3.1',
  },
  {
    provider: 'RFC 6750',
    what: 'a key that is not accepted, with 401, claims',
    url: 'https://api.acme.dev/x',
    status: 401,
    headers: {
      'www-authenticate': 'Bearer realm="", error="insufficient_claims", claims="x"',
    },
    body: '',
    cause: 'credential',
    also: ['customer'],
    source: 'https://www.rfc-editor.org/rfc/rfc6750#section-3.1',
  },
  {
    provider: 'Any API',
    what: 'the account has to pay, with 402',
    url: 'https://api.acme.dev/x',
    status: 402,
    body: {
      error: {
        code: 'subscription_required',
        message: 'An active subscription is required',
      },
    },
    cause: 'payment',
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Any API',
    what: 'a quota that is used up, with 403',
    url: 'https://api.acme.dev/x',
    status: 403,
    body: {
      code: 'PLAN_LIMIT_REACHED',
      message: 'Your workspace has reached its limit of 3 projects',
    },
    cause: 'quota',
    also: ['payment'],
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Any API',
    what: 'something that is not enabled, with 403',
    url: 'https://api.acme.dev/x',
    status: 403,
    body: {
      error: 'feature_disabled',
      message: 'This feature is not enabled for your organization',
    },
    cause: 'not-enabled',
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Any API',
    what: 'a conflict, with 409',
    url: 'https://api.acme.dev/x',
    status: 409,
    body: {
      error: {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      },
    },
    cause: 'conflict',
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Any API',
    what: 'a conflict, with 422',
    url: 'https://api.acme.dev/x',
    status: 422,
    body: {
      errors: [
        {
          code: 'IDEMPOTENCY_KEY_REUSED',
          detail: 'Idempotency key was already used with a different payload',
        },
      ],
    },
    cause: 'conflict',
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Any API',
    what: 'a retired version, with 410',
    url: 'https://api.acme.dev/v1/x',
    status: 410,
    body: {
      error: 'gone',
      message: 'API v1 has been sunset. Please migrate to v2.',
    },
    cause: 'retired',
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Any API',
    what: 'a value that is not accepted, with 426',
    url: 'https://api.acme.dev/v1/x',
    status: 426,
    body: {
      message: 'Please upgrade your client',
    },
    cause: 'request',
    also: ['retired'],
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Any API',
    what: 'blocked by a policy, with 451',
    url: 'https://api.acme.dev/v1/x',
    status: 451,
    body: {
      error: 'unavailable_for_legal_reasons',
    },
    cause: 'policy',
    also: ['permission'],
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Any API',
    what: 'a limited account, with 423',
    url: 'https://api.acme.dev/v1/x',
    status: 423,
    body: {
      message: 'Account locked due to too many failed attempts',
    },
    cause: 'account',
    also: ['conflict'],
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Any API',
    what: 'a conflict, with 409, 2',
    url: 'https://api.acme.dev/v1/x',
    status: 409,
    body: {
      errors: [
        {
          status: '409',
          code: 'ALREADY_EXISTS',
          title: 'Conflict',
          detail: 'A record with this slug exists',
          source: {
            pointer: '/data/attributes/slug',
          },
        },
      ],
    },
    cause: 'conflict',
    source: 'https://www.rfc-editor.org/rfc/rfc9457',
  },
  {
    provider: 'Any API',
    what: 'the account has to pay, with 400',
    url: 'https://api.acme.dev/v1/x',
    status: 400,
    body: {
      error: {
        id: 'insufficient-funds',
        message: 'Wallet balance too low',
      },
    },
    cause: 'payment',
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Any API',
    what: 'the account has to pay, with 403',
    url: 'https://api.acme.dev/v1/x',
    status: 403,
    body: {
      type: 'https://api.acme.dev/problems/out-of-credit',
      title: 'You do not have enough credit.',
      detail: 'Your current balance is 30, but that costs 50.',
      instance: '/account/1',
    },
    cause: 'payment',
    source: 'https://www.rfc-editor.org/rfc/rfc9457',
  },
  {
    provider: 'Any API',
    what: 'a key that is not accepted, with 400',
    url: 'https://api.acme.dev/v1/x',
    status: 400,
    body: {
      status: 'error',
      error: {
        errors: [
          {
            code: 'token_expired',
            message: 'Your token has expired',
          },
        ],
      },
    },
    cause: 'credential',
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
];
