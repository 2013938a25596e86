import { createHmac } from 'node:crypto';
import type { Delivery, IntegrationCases } from '#test/cases.ts';

const BODY = JSON.stringify({
  action: 'created',
  data: { issue: { id: '1', shortId: 'SHOP-7', title: "TypeError: can't access 'größe'" } },
});

const sign = (secret = 'SENTRY_CLIENT_SECRET-value'): string =>
  createHmac('sha256', secret).update(BODY).digest('hex');

const delivery = (
  name: string,
  signature: string,
  status: number,
  { resource = 'issue', body = BODY } = {},
): Delivery => ({
  name,
  path: '/webhooks/sentry',
  headers: {
    'content-type': 'application/json',
    'sentry-hook-resource': resource,
    'sentry-hook-signature': signature,
  },
  body,
  status,
});

export const cases: IntegrationCases = {
  deliveries: () => [
    { ...delivery('recognises a new issue', sign(), 200), result: { isNew: true } },
    {
      ...delivery('ignores other resources', sign(), 200, { resource: 'comment' }),
      result: { isNew: false },
    },
    delivery('rejects a changed event', sign(), 401, { body: BODY.replace('SHOP-7', 'SHOP-8') }),
    delivery('rejects another secret', sign('other'), 401),
    delivery('rejects a signature that is none', 'größer', 401),
  ],
};
