import { createHmac } from 'node:crypto';
import type { Delivery, IntegrationCases } from '#test/cases.ts';

const BODY = JSON.stringify({
  event_id: 'evt_01hv8x2acma2gz7he8kg2s0hna',
  event_type: 'transaction.completed',
  data: { id: 'txn_01hv8wptq8987qeep44cyrewp9', customer_id: 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4' },
});

const sign = (secondsAgo = 0, secret = 'PADDLE_WEBHOOK_SECRET-value'): string => {
  const time = Math.floor(Date.now() / 1000) - secondsAgo;
  return `ts=${time};h1=${createHmac('sha256', secret).update(`${time}:${BODY}`).digest('hex')}`;
};

const delivery = (name: string, signature: string, status: number, body = BODY): Delivery => ({
  name,
  path: '/webhooks/paddle',
  headers: { 'content-type': 'application/json', 'paddle-signature': signature },
  body,
  status,
});

export const cases: IntegrationCases = {
  deliveries: () => [
    {
      ...delivery('accepts a signed event', sign(), 200),
      result: { received: 'evt_01hv8x2acma2gz7he8kg2s0hna' },
    },
    delivery('rejects a changed body', sign(), 401, BODY.replace('completed', 'canceled')),
    delivery('rejects another secret', sign(0, 'pdl_ntfset_other'), 401),
    delivery('rejects an old event', sign(600), 401),
    delivery('rejects a header that is none', ';;=x;h1=é', 401),
  ],
};
