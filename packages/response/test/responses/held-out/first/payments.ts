import type { ResponseCase } from '#test/responses/response-case.ts';

export const firstPayments: ResponseCase[] = [
  {
    provider: 'Stripe',
    what: 'idempotency key with other parameters',
    url: 'https://api.stripe.com/v1/charges',
    method: 'POST',
    status: 400,
    body: {
      error: {
        message:
          "Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than 'order-17' if you meant to execute a different request.",
        type: 'idempotency_error',
      },
    },
    cause: 'conflict',
    also: ['request'],
    names: [/order-17/],
    source: 'https://docs.stripe.com/api/idempotent_requests',
  },
  {
    provider: 'PayPal',
    what: 'instrument declined',
    url: 'https://api-m.paypal.com/v2/checkout/orders/5O1/capture',
    method: 'POST',
    status: 422,
    body: {
      name: 'UNPROCESSABLE_ENTITY',
      details: [
        {
          issue: 'INSTRUMENT_DECLINED',
          description:
            "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
        },
      ],
      message:
        'The requested action could not be performed, semantically incorrect, or failed business validation.',
      debug_id: '90957',
      links: [],
    },
    cause: 'customer',
    source: 'https://developer.paypal.com/api/rest/reference/orders/v2/errors/',
  },
  {
    provider: 'Adyen',
    what: 'payment refused in a 200',
    url: 'https://checkout-test.adyen.com/v71/payments',
    method: 'POST',
    status: 200,
    body: {
      pspReference: 'JVBXGSDM53RZNN82',
      refusalReason: 'Not enough balance',
      resultCode: 'Refused',
      refusalReasonCode: '12',
      merchantReference: 'order-12',
    },
    cause: 'customer',
    source: 'https://docs.adyen.com/development-resources/refusal-reasons/',
  },
  {
    provider: 'Square',
    what: 'parameter missing',
    url: 'https://connect.squareup.com/v2/payments',
    method: 'POST',
    status: 400,
    body: {
      errors: [
        {
          category: 'INVALID_REQUEST_ERROR',
          code: 'MISSING_REQUIRED_PARAMETER',
          detail: 'Missing required parameter.',
          field: 'source_id',
        },
      ],
    },
    cause: 'request',
    names: [/source_id/],
    source: 'https://developer.squareup.com/docs/build-basics/general-considerations/handling-errors',
  },
  {
    provider: 'Braintree',
    what: 'GraphQL authentication failure in a 200',
    url: 'https://payments.braintree-api.com/graphql',
    method: 'POST',
    status: 200,
    body: {
      errors: [
        {
          message: 'Authentication credentials are invalid.',
          extensions: { errorType: 'developer_error', errorClass: 'AUTHENTICATION' },
        },
      ],
      data: null,
      extensions: { requestId: 'b1' },
    },
    cause: 'credential',
    source: 'https://developer.paypal.com/braintree/graphql/guides/making_api_calls/',
  },
  {
    provider: 'Mollie',
    what: 'field named in a problem',
    url: 'https://api.mollie.com/v2/payments',
    method: 'POST',
    status: 422,
    headers: { 'content-type': 'application/hal+json' },
    body: {
      status: 422,
      title: 'Unprocessable Entity',
      detail: "The webhook URL is invalid because it is unreachable from Mollie's point of view",
      field: 'webhookUrl',
      _links: { documentation: { href: 'https://docs.mollie.com/errors', type: 'text/html' } },
    },
    cause: 'request',
    names: [/webhookUrl/],
    source: 'https://docs.mollie.com/reference/error-handling',
  },
  {
    provider: 'GoCardless',
    what: 'idempotency key created a resource',
    url: 'https://api.gocardless.com/payments',
    method: 'POST',
    status: 409,
    body: {
      error: {
        message: 'A resource has already been created with this idempotency key',
        documentation_url: 'https://developer.gocardless.com/api-reference#idempotent_creation_conflict',
        type: 'invalid_state',
        request_id: 'bd',
        errors: [
          {
            reason: 'idempotent_creation_conflict',
            message: 'A resource has already been created with this idempotency key',
            links: { conflicting_resource_id: 'PM00001078ZJJN' },
          },
        ],
        code: 409,
      },
    },
    cause: 'conflict',
    names: [/idempotency/i],
    source: 'https://developer.gocardless.com/api-reference#api-usage-idempotency-keys',
  },
  {
    provider: 'Paddle',
    what: 'authorization header malformed',
    url: 'https://api.paddle.com/products',
    status: 403,
    body: {
      error: {
        type: 'request_error',
        code: 'authentication_malformed',
        detail: 'Authentication header included, but incorrectly formatted.',
        documentation_url: 'https://developer.paddle.com/errors/shared/authentication_malformed',
      },
      meta: { request_id: 'p' },
    },
    cause: 'credential',
    also: ['request'],
    names: [/header/i],
    source: 'https://developer.paddle.com/errors/shared/authentication_malformed',
  },
];
