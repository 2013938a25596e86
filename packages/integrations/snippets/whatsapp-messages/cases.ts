import { createHmac } from 'node:crypto';
import type { Delivery, IntegrationCases } from '#test/cases.ts';

const EVENT = JSON.stringify({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '1',
      changes: [
        {
          field: 'messages',
          value: { messages: [{ from: '14155550100', type: 'text', text: { body: 'Grüße' } }] },
        },
        { field: 'messages', value: { statuses: [{ status: 'read' }] } },
      ],
    },
  ],
});

const sign = (secret = 'WHATSAPP_APP_SECRET-value'): string =>
  `sha256=${createHmac('sha256', secret).update(EVENT).digest('hex')}`;

const event = (name: string, signature: string, status: number, body = EVENT): Delivery => ({
  name,
  path: '/webhooks/whatsapp',
  headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
  body,
  status,
});

const confirm = (name: string, token: string, status: number): Delivery => ({
  name,
  method: 'GET',
  path: `/webhooks/whatsapp?${new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': token,
    'hub.challenge': '1158201444',
  })}`,
  headers: {},
  status,
});

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'sends a text',
      path: '/messages',
      input: { to: '14155550100', text: 'Your table is ready.' },
      provider: [
        {
          method: 'POST',
          url: 'https://graph.facebook.com/v26.0/WHATSAPP_PHONE_NUMBER_ID-value/messages',
          headers: {
            authorization: 'Bearer WHATSAPP_BUSINESS_API_KEY-value',
            'content-type': 'application/json',
          },
          body: {
            messaging_product: 'whatsapp',
            recipient_type: 'individual',
            to: '14155550100',
            type: 'text',
            text: { body: 'Your table is ready.' },
          },
          response: {
            json: {
              messaging_product: 'whatsapp',
              messages: [{ id: 'wamid.HBgLMTQxNTU1NTAxMDA' }],
            },
          },
        },
      ],
      result: { id: 'wamid.HBgLMTQxNTU1NTAxMDA' },
      invalid: [{}, { to: '+14155550100', text: 'Hello' }, { to: '14155550100', text: '' }],
      failure: {
        json: { error: { message: '(#131030) Recipient not in allowed list', code: 131030 } },
        says: '(#131030) Recipient not in allowed list',
      },
    },
  ],
  deliveries: () => [
    { ...confirm('confirms the URL', 'WHATSAPP_VERIFY_TOKEN-value', 200), result: 1158201444 },
    confirm('does not confirm another token', 'other', 403),
    { ...event('accepts a signed event', sign(), 200), result: { received: 1 } },
    event('rejects a changed event', sign(), 401, EVENT.replace('14155550100', '14155550101')),
    event('rejects another secret', sign('other'), 401),
    event('rejects a signature that is none', 'größer', 401),
  ],
};
