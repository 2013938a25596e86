import type { IntegrationCases } from '#test/cases.ts';

const SESSION = { id: 'CS451F2AB1ED897A94', sessionData: 'SDfxnSsN2hW4' };

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'creates a session',
      call: 'createSession',
      path: '/sessions',
      input: { order: 'order-17', amount: 1250, country: 'NL' },
      provider: [
        {
          method: 'POST',
          url: 'https://checkout-test.adyen.com/v71/sessions',
          headers: {
            'x-api-key': 'ADYEN_API_KEY-value',
            'content-type': 'application/json',
            'idempotency-key': 'session-order-17',
          },
          body: {
            merchantAccount: 'ADYEN_MERCHANT_ACCOUNT-value',
            amount: { value: 1250, currency: 'EUR' },
            reference: 'order-17',
            countryCode: 'NL',
            returnUrl: 'https://example.com/orders/order-17',
          },
          response: { status: 201, json: { ...SESSION, amount: { value: 1250, currency: 'EUR' } } },
        },
      ],
      result: SESSION,
      invalid: [
        {},
        { order: 'order-17', amount: 0, country: 'NL' },
        { order: 'order-17', amount: 1250, country: 'Netherlands' },
      ],
      failure: {
        json: {
          status: 403,
          errorCode: '901',
          message: 'Invalid Merchant Account',
          errorType: 'security',
        },
        says: 'Invalid Merchant Account',
      },
    },
  ],
};
