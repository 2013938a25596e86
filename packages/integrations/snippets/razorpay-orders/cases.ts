import { createHmac } from 'node:crypto';
import type { Delivery, IntegrationCases } from '#test/cases.ts';

const KEY = 'rzp_test_id:RAZORPAY_KEY-value';

const sign = (text: string, secret = 'RAZORPAY_KEY-value'): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const verify = (name: string, signature: unknown, status: number): Delivery => ({
  name,
  path: '/orders/verify',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    razorpay_order_id: 'order_IluGWxBm9U8zJ8',
    razorpay_payment_id: 'pay_IH4NVgf4Dreq1l',
    razorpay_signature: signature,
  }),
  status,
});

export const cases: IntegrationCases = {
  env: { RAZORPAY_API_KEY: KEY },
  calls: [
    {
      name: 'creates an order',
      path: '/orders',
      input: { order: 'order-17', amount: 50000 },
      provider: [
        {
          method: 'POST',
          url: 'https://api.razorpay.com/v1/orders',
          headers: {
            authorization: `Basic ${Buffer.from(KEY).toString('base64')}`,
            'content-type': 'application/json',
          },
          body: { amount: 50000, currency: 'INR', receipt: 'order-17' },
          response: {
            json: { id: 'order_IluGWxBm9U8zJ8', entity: 'order', amount: 50000, status: 'created' },
          },
        },
      ],
      result: { id: 'order_IluGWxBm9U8zJ8', amount: 50000, key: 'rzp_test_id' },
      invalid: [{}, { order: 'order-17', amount: 99 }, { order: '', amount: 100 }],
      failure: {
        json: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
        says: 'Authentication failed',
      },
    },
  ],
  deliveries: () => {
    const signature = sign('order_IluGWxBm9U8zJ8|pay_IH4NVgf4Dreq1l');
    return [
      {
        ...verify('accepts a signed payment', signature, 200),
        result: { paid: 'order_IluGWxBm9U8zJ8' },
      },
      verify('rejects the signature of another payment', sign('order_IluGWxBm9U8zJ8|pay_2'), 400),
      verify(
        'rejects the signature of another secret',
        sign('order_IluGWxBm9U8zJ8|pay_IH4NVgf4Dreq1l', 'x'),
        400,
      ),
      verify('rejects a signature that is none', 'größer', 400),
    ];
  },
};
