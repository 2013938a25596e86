import type { ResponseCase } from '#test/responses/response-case.ts';

const stripeErrors = 'https://docs.stripe.com/error-codes';

export const payments: ResponseCase[] = [
  {
    provider: 'Stripe',
    what: 'the card of the customer is declined',
    url: 'https://api.stripe.com/v1/payment_intents',
    method: 'POST',
    status: 402,
    body: {
      error: {
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        doc_url: 'https://stripe.com/docs/error-codes/card-declined',
        message: 'Your card has insufficient funds.',
        type: 'card_error',
      },
    },
    cause: 'customer',
    names: [/card/, /insufficient_funds|insufficient funds/],
    never: [/has to pay first/, /plan and balance/],
    source: stripeErrors,
    seen: '2026-11-22',
  },
  {
    provider: 'Stripe',
    what: 'an object that does not exist, or is of the other mode',
    url: 'https://api.stripe.com/v1/customers/cus_x',
    status: 404,
    body: {
      error: {
        code: 'resource_missing',
        message:
          "No such customer: 'cus_x'; a similar object exists in live mode, but a test mode key was used to make this request.",
        param: 'id',
        type: 'invalid_request_error',
      },
    },
    cause: 'not-found',
    names: [/test|mode/],
    source: stripeErrors,
    seen: '2026-11-22',
  },
  {
    provider: 'Stripe',
    what: 'a parameter is missing',
    url: 'https://api.stripe.com/v1/charges',
    method: 'POST',
    status: 400,
    body: {
      error: {
        code: 'parameter_missing',
        message: 'Missing required param: amount.',
        param: 'amount',
        type: 'invalid_request_error',
      },
    },
    cause: 'request',
    names: [/amount/],
    source: stripeErrors,
    seen: '2026-11-22',
  },
  {
    provider: 'Stripe',
    what: 'a restricted key without the permission',
    url: 'https://api.stripe.com/v1/balance',
    status: 403,
    body: {
      error: {
        message:
          "The provided key 'rk_test_***' does not have the required permissions for this endpoint. Having the 'rak_balance_read' permission would allow this request to continue.",
        type: 'invalid_request_error',
      },
    },
    cause: 'permission',
    names: [/rak_balance_read/],
    source: 'https://docs.stripe.com/keys/restricted-api-keys',
  },
  {
    provider: 'Stripe',
    what: 'an idempotency key with other parameters',
    url: 'https://api.stripe.com/v1/charges',
    method: 'POST',
    status: 400,
    body: {
      error: {
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        type: 'idempotency_error',
      },
    },
    cause: 'conflict',
    names: [/[Ii]dempoten/],
    source: 'https://docs.stripe.com/api/errors',
    seen: '2026-11-22',
  },
  {
    provider: 'PayPal',
    what: 'the instrument of the buyer is declined',
    url: 'https://api-m.paypal.com/v2/checkout/orders/x/capture',
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
      debug_id: 'fa9ffe64391d4',
    },
    cause: 'customer',
    names: [/INSTRUMENT_DECLINED/],
    source: 'https://developer.paypal.com/docs/api/reference/orders-v2-errors',
    seen: '2026-11-22',
  },
  {
    provider: 'Square',
    what: 'the card is declined',
    url: 'https://connect.squareup.com/v2/payments',
    method: 'POST',
    status: 402,
    body: {
      errors: [{ category: 'PAYMENT_METHOD_ERROR', code: 'CARD_DECLINED', detail: 'Card declined.' }],
    },
    cause: 'customer',
    never: [/has to pay first/],
    source: 'https://developer.squareup.com/reference/square/enums/ErrorCode',
    seen: '2026-11-22',
  },
  {
    provider: 'Adyen',
    what: 'the merchant account is wrong',
    url: 'https://checkout-test.adyen.com/v71/payments',
    method: 'POST',
    status: 403,
    body: {
      status: 403,
      errorCode: '901',
      message: 'Invalid Merchant Account',
      errorType: 'security',
      pspReference: 'W244W6CNH4QJ9D53',
    },
    cause: 'request',
    also: ['permission'],
    names: [/[Mm]erchant [Aa]ccount/],
    never: [/does not accept the key/],
    source: 'https://help.adyen.com/knowledge/ecommerce-integrations/error-codes/why-do-i-get-a-901-error',
    seen: '2026-11-22',
  },
  {
    provider: 'Plaid',
    what: 'the user has to sign in at the bank again',
    url: 'https://production.plaid.com/transactions/sync',
    method: 'POST',
    status: 400,
    body: {
      display_message: null,
      error_code: 'ITEM_LOGIN_REQUIRED',
      error_message:
        'the login details of this item have changed and a user login is required to update this information.',
      error_type: 'ITEM_ERROR',
      request_id: 'HNTDNrA8F1shFEW',
    },
    cause: 'customer',
    names: [/ITEM_LOGIN_REQUIRED/, /sign in|log ?in/i],
    never: [/could not read the request/],
    source: 'https://plaid.com/docs/errors/item/#item_login_required',
    seen: '2026-11-22',
  },
  {
    provider: 'Mollie',
    what: 'a field is wrong',
    url: 'https://api.mollie.com/v2/payments',
    method: 'POST',
    status: 422,
    headers: { 'content-type': 'application/hal+json' },
    body: {
      status: 422,
      title: 'Unprocessable Entity',
      detail: 'The amount is higher than the maximum',
      field: 'amount',
      _links: { documentation: { href: 'https://docs.mollie.com/errors', type: 'text/html' } },
    },
    cause: 'request',
    names: [/amount/, /higher than the maximum/],
    source: 'https://docs.mollie.com/reference/error-handling',
  },
];
