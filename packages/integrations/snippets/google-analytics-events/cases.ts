import type { IntegrationCases } from '#test/cases.ts';

export const cases: IntegrationCases = {
  env: { GOOGLE_ANALYTICS_MEASUREMENT_ID: 'G-ABC123' },
  calls: [
    {
      name: 'sends a purchase',
      call: 'sendPurchase',
      path: '/purchases',
      input: { client: '1234567890.1700000000', order: 'order-17', value: 12.5 },
      provider: [
        {
          method: 'POST',
          url: 'https://www.google-analytics.com/mp/collect?measurement_id=G-ABC123&api_secret=GOOGLE_ANALYTICS_API_SECRET-value',
          headers: { 'content-type': 'application/json' },
          body: {
            client_id: '1234567890.1700000000',
            events: [
              {
                name: 'purchase',
                params: { transaction_id: 'order-17', value: 12.5, currency: 'EUR' },
              },
            ],
          },
          response: { status: 204 },
        },
      ],
      result: { sent: true },
      invalid: [
        {},
        { client: 'me', order: 'order-17', value: 1 },
        { client: '1.2', order: '', value: 1 },
        { client: '1.2', order: 'order-17', value: 0 },
      ],
      failure: { json: {}, says: 'Google Analytics returned' },
    },
  ],
};
