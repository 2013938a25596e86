import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import type { Delivery, IntegrationCases } from '#test/cases.ts';

const URL = 'https://example.com/webhooks/sms';
const FIELDS = {
  From: '+14155550100',
  To: '+15005550006',
  Body: 'Is <b>it</b> open & free? ü',
  MessageSid: 'SM1',
};

/** Signed by Twilio's own package. */
const sign = (token: string, url = URL, fields: Record<string, string> = FIELDS): string =>
  getExpectedTwilioSignature(token, url, fields);

const delivery = (name: string, signature: string, status: number, fields = FIELDS): Delivery => ({
  name,
  path: '/webhooks/sms',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signature,
  },
  body: new URLSearchParams(fields).toString(),
  status,
});

const TOKEN = 'TWILIO_AUTH_TOKEN-value';

export const cases: IntegrationCases = {
  env: { PUBLIC_URL: 'https://example.com' },
  deliveries: () => [
    {
      ...delivery('replies to a signed message', sign(TOKEN), 200),
      result:
        '<Response><Message>You wrote: Is &lt;b&gt;it&lt;/b&gt; open &amp; free? ü</Message></Response>',
    },
    {
      ...delivery('takes the query as signed too', sign(TOKEN, `${URL}?shop=1`), 200),
      path: '/webhooks/sms?shop=1',
    },
    delivery('rejects a changed message', sign(TOKEN), 403, { ...FIELDS, Body: 'No' }),
    delivery('rejects another token', sign('other'), 403),
    delivery('rejects another URL', sign(TOKEN, 'https://evil.example/webhooks/sms'), 403),
    delivery('rejects a signature that is none', 'größer', 403),
  ],
};
