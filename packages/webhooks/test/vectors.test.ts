import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Message, sign } from '#src/sign.ts';
import { type Delivery, deliver, otherSecret, template } from '#test/deliveries.ts';

const signAs = (id: string, message: Partial<Message>) =>
  sign(template(id).signing, {
    payload: '',
    url: 'https://example.com/',
    secret: '',
    headers: {},
    now: 0,
    ...message,
  });

describe('the published example of', () => {
  it('GitHub (Validating webhook deliveries)', async () => {
    const signed = await signAs('github-push', {
      payload: 'Hello, World!',
      secret: "It's a Secret to Everybody",
    });
    expect(signed['X-Hub-Signature-256']).toBe(
      'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
    );
  });

  it('Slack (Verifying requests from Slack)', async () => {
    const signed = await signAs('slack-app-mention', {
      now: 1_531_420_618_000,
      secret: '8f742231b10e8888abcd99yyyzzz85a5',
      payload:
        'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c',
    });
    expect(signed['X-Slack-Signature']).toBe(
      'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
    );
  });

  it('Twilio (Secure webhooks)', async () => {
    const signed = await signAs('twilio-message-received', {
      url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
      secret: '12345',
      payload:
        'CallSid=CA1234567890ABCDE&Caller=%2B14158675309&Digits=1234&From=%2B14158675309&To=%2B18005551212',
    });
    expect(signed['X-Twilio-Signature']).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
  });

  it('Standard Webhooks (the tests of its libraries)', async () => {
    const signed = await signAs('standard-webhooks-contact-created', {
      now: 1_614_265_330_000,
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      payload: '{"test": 2432232314}',
      headers: { 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek' },
    });
    expect(signed['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });
});

/* The rules as the documentation states them, written without the code that signs. */

const sha256 = (key: string, text: string) => createHmac('sha256', key).update(text).digest();

const crcTable = Array.from({ length: 256 }, (_one, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1)
    value = value % 2 === 1 ? (0xedb88320 ^ (value >>> 1)) >>> 0 : value >>> 1;
  return value;
});
const crcOf = (text: string) =>
  [...Buffer.from(text)].reduce(
    (crc, byte) => ((crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)) >>> 0,
    0xffffffff,
  );

const RULES: Record<string, (delivery: Delivery) => boolean> = {
  'slack-app-mention': ({ headers, payload, key }) => {
    const time = headers['x-slack-request-timestamp'] ?? '';
    const base = ['v0', time, payload].join(':');
    return (
      Math.abs(Date.now() / 1000 - Number(time)) < 300 &&
      headers['x-slack-signature'] === `v0=${sha256(key, base).toString('hex')}`
    );
  },
  'shopify-order-created': ({ headers, payload, key }) =>
    Buffer.from(headers['x-shopify-hmac-sha256'] ?? '', 'base64').equals(sha256(key, payload)),
  'paypal-capture-completed': ({ headers, payload, key }) => {
    const id = headers['paypal-transmission-id'];
    const time = headers['paypal-transmission-time'] ?? '';
    const text = `${id}|${time}|WEBHOOK_ID|${(crcOf(payload) ^ 0xffffffff) >>> 0}`;
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    const signature = Buffer.from(headers['paypal-transmission-sig'] ?? '', 'base64');
    return (
      Math.abs(Date.now() - Date.parse(time)) < 300_000 &&
      headers['paypal-auth-algo'] === 'SHA256withRSA' &&
      verify('RSA-SHA256', Buffer.from(text), publicKey, signature)
    );
  },
};

describe.each(Object.keys(RULES))('the documented rule accepts %s', (id) => {
  const accepts = (delivery: Delivery): boolean => RULES[id]?.(delivery) ?? false;

  it('as it is sent, and not with another body, secret or time', async () => {
    const delivery = await deliver(id);
    expect(accepts(delivery)).toBe(true);
    expect(accepts({ ...delivery, payload: `${delivery.payload} ` })).toBe(false);
    const other = await deliver(id, { secret: otherSecret(id) });
    expect(accepts({ ...other, key: delivery.key })).toBe(false);
    if (id === 'shopify-order-created') return;
    expect(accepts(await deliver(id, { now: Date.now() - 3_600_000 }))).toBe(false);
    const later = await deliver(id, { now: Date.now() - 60_000 });
    const mixed = {
      ...delivery.headers,
      ...Object.fromEntries(Object.entries(later.headers).filter(([name]) => /time/.test(name))),
    };
    expect(accepts({ ...delivery, headers: mixed })).toBe(false);
  });
});

describe('the secret token of GitLab', () => {
  it('is sent as it is, and cannot begin another header', async () => {
    const { headers, key } = await deliver('gitlab-push', { secret: 'a token' });
    expect(headers['x-gitlab-token']).toBe('a token');
    expect(key).toBe('a token');
  });
});

describe('a derived key pair', () => {
  it.each(['discord-application-authorized', 'sendgrid-email-delivered', 'paypal-capture-completed'])(
    'of %s is always the same for a text, and another one for another',
    async (id) => {
      const [one, again, other] = await Promise.all([
        deliver(id, { secret: 'text' }),
        deliver(id, { secret: 'text' }),
        deliver(id, { secret: 'text_2' }),
      ]);
      expect(again.key).toBe(one.key);
      expect(other.key).not.toBe(one.key);
    },
  );

  // A changed derivation would invalidate the public key that somebody has given to a receiver.
  it('stays the same in later versions', async () => {
    const keys = await Promise.all(
      ['discord-application-authorized', 'sendgrid-email-delivered', 'paypal-capture-completed'].map(
        async (id) => (await deliver(id, { secret: 'text' })).key,
      ),
    );
    expect(createHash('sha256').update(keys.join(' ')).digest('hex')).toMatchInlineSnapshot(
      `"dc563426c9da7035b70aff3a2b9771872f3c6948ce3cd3b3feb60d5a5770279d"`,
    );
  });
});
