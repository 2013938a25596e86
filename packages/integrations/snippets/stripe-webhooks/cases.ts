import Stripe from 'stripe';
import type { Delivery, IntegrationCases } from '#test/cases.ts';

const SECRET = 'STRIPE_WEBHOOK_SECRET-value';
const PAYLOAD = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: {
    object: {
      id: 'cs_test_1',
      client_reference_id: 'order-17',
      payment_status: 'paid',
      note: 'größer €',
    },
  },
});

/** Signed by Stripe's own package. */
const sign = (secret: string, secondsAgo = 0): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload: PAYLOAD,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  });

const delivery = (
  name: string,
  signature: string | undefined,
  status: number,
  body = PAYLOAD,
): Delivery => ({
  name,
  path: '/webhooks/stripe',
  headers: {
    'content-type': 'application/json',
    ...(signature === undefined ? {} : { 'stripe-signature': signature }),
  },
  body,
  status,
});

export const cases: IntegrationCases = {
  deliveries: () => {
    const signature = sign(SECRET);
    return [
      { ...delivery('accepts a signed event', signature, 200), result: { received: true } },
      delivery(
        'accepts one of two signatures',
        signature.replace('v1=', `v1=${'0'.repeat(64)},v1=`),
        200,
      ),
      delivery('rejects a changed body', signature, 400, PAYLOAD.replace('order-17', 'order-18')),
      delivery('rejects the signature of another secret', sign('whsec_other'), 400),
      delivery('rejects an old event', sign(SECRET, 600), 400),
      delivery('rejects a header without a signature', 't=1', 400),
      delivery('rejects a header that is none', '=,v1,t=x,v1=é', 400),
      delivery('rejects a request without a signature', undefined, 400),
    ];
  },
};
