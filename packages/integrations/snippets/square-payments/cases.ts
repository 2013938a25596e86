import type { IntegrationCases } from '#test/cases.ts';

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'charges a token',
      path: '/pay',
      input: { order: 'order-17', product: 'mug', token: 'cnon:card-nonce-ok' },
      provider: [
        {
          method: 'POST',
          url: 'https://connect.squareup.com/v2/payments',
          headers: {
            authorization: 'Bearer SQUARE_API_KEY-value',
            'content-type': 'application/json',
            'square-version': '2026-09-16',
          },
          body: {
            source_id: 'cnon:card-nonce-ok',
            idempotency_key: 'order-17',
            reference_id: 'order-17',
            amount_money: { amount: 1200, currency: 'USD' },
          },
          response: {
            json: {
              payment: {
                id: 'R2B3Z8WMVt3EAmzYWLZvz7Y69EbZY',
                status: 'COMPLETED',
                amount_money: { amount: 1200, currency: 'USD' },
              },
            },
          },
        },
      ],
      result: { id: 'R2B3Z8WMVt3EAmzYWLZvz7Y69EbZY', status: 'COMPLETED' },
      invalid: [
        {},
        { order: 'order-17', product: 'mug' },
        { order: 'order-17', product: 'car', token: 'cnon:card-nonce-ok' },
        { order: 'x'.repeat(41), product: 'mug', token: 'cnon:card-nonce-ok' },
      ],
      failure: {
        json: {
          errors: [
            {
              category: 'PAYMENT_METHOD_ERROR',
              code: 'CVV_FAILURE',
              detail: 'Authorization error',
            },
          ],
        },
        says: 'Authorization error',
      },
    },
  ],
};
