import { expect } from 'vitest';
import type { IntegrationCases } from '#test/cases.ts';

const SESSION = {
  id: 'cs_test_a1b2c3',
  object: 'checkout.session',
  mode: 'payment',
  status: 'open',
  payment_status: 'unpaid',
  url: 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3',
};

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'creates a session for an order',
      path: '/checkout',
      input: { order: 'order-17', quantity: 2 },
      provider: [
        {
          method: 'POST',
          url: 'https://api.stripe.com/v1/checkout/sessions',
          headers: {
            authorization: 'Bearer STRIPE_API_KEY-value',
            'idempotency-key': 'checkout-order-17',
            'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
          },
          body: {
            mode: 'payment',
            client_reference_id: 'order-17',
            'line_items[0][price]': 'STRIPE_PRICE_ID-value',
            'line_items[0][quantity]': '2',
            success_url: 'https://example.com/thanks?session_id={CHECKOUT_SESSION_ID}',
            cancel_url: 'https://example.com/cart',
          },
          response: { json: SESSION },
        },
      ],
      result: { id: SESSION.id, url: SESSION.url },
      invalid: [{}, { order: '' }, { order: 'a', quantity: 0 }, { order: 'a', quantity: 101 }],
      failure: {
        json: { error: { type: 'invalid_request_error', message: 'No such price' } },
        says: 'No such price',
      },
    },
  ],
  screen: {
    component: 'CheckoutButton',
    props: { order: 'order-17', quantity: 2 },
    press: 'Pay',
    request: { method: 'POST', path: '/checkout', body: { order: 'order-17', quantity: 2 } },
    response: { id: SESSION.id, url: SESSION.url },
    opens: SESSION.url,
  },
};
