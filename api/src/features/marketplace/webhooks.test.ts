import { createHmac } from 'node:crypto';
import { CODEGEN_LANGUAGES } from '@gatehouse/contract/plain/codegen-options.ts';
import { MAX_WEBHOOK_PAYLOAD } from '@gatehouse/contract/webhooks.ts';
import { describe, expect, it } from 'vitest';
import { useWebhookReceiver } from '#test/webhook-receiver.ts';

const stand = useWebhookReceiver();
const { send, answerWith } = stand;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

describe('the list of templates', () => {
  it('has twelve providers, true headers and a source each, over REST and tRPC', async () => {
    const { status, body } = await stand.test.rest('GET', '/marketplace/webhooks');
    expect(status).toBe(200);
    expect((await stand.test.trpc('query', 'webhooks.list')).body).toEqual(body);
    expect(new Set(body.map(({ provider }: { provider: string }) => provider)).size).toBe(12);
    for (const template of body) {
      expect(template.payload.length, template.id).toBeGreaterThan(50);
      expect(template.source.url, template.id).toMatch(/^https:/);
      for (const name of template.signature.headers)
        expect(template.headers, template.id).toHaveProperty(name);
      if (template.provider !== 'Twilio') expect(() => JSON.parse(template.payload)).not.toThrow();
    }
  });

  it('has the signature of its example body with its example secret', async () => {
    const { body } = await stand.test.rest('GET', '/marketplace/webhooks');
    const github = body.find(({ id }: { id: string }) => id === 'github-push');
    expect(github.headers['X-Hub-Signature-256']).toBe(
      `sha256=${hmac(github.signature.exampleSecret, github.payload)}`,
    );
  });
});

describe('a delivery', () => {
  it('arrives byte for byte, signed, with the headers of the provider', async () => {
    const payload = ' {"ü": "😀\\u0000",\r\n\t"broken": ';
    const secret = 'whsec_typed_by_somebody';
    const { status, body } = await send('stripe-payment-succeeded', { payload, secret });
    expect(status).toBe(200);
    const [call] = stand.receiver.received;
    expect(call).toMatchObject({ method: 'POST', path: '/in', body: payload });
    expect(call?.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(call?.headers['user-agent']).toContain('Stripe/1.0');
    const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(call?.headers['stripe-signature'])) ?? [];
    expect(signature).toBe(hmac(secret, `${time}.${payload}`));
    expect(body).toMatchObject({
      url: `${stand.receiver.url}/in`,
      status: 200,
      statusText: 'OK',
      body: 'ok',
      truncated: false,
      verdict: 'Stripe would count this delivery as successful, as it does any 2xx status.',
    });
    expect(body.sentHeaders['Stripe-Signature']).toBe(call?.headers['stripe-signature']);
  });

  it('has new ids and times each time, and the same result over tRPC', async () => {
    await send('standard-webhooks-contact-created');
    const { status, body } = await stand.test.trpc('mutation', 'webhooks.send', {
      id: 'standard-webhooks-contact-created',
      url: stand.receiver.url,
    });
    expect(status).toBe(200);
    expect(body.status).toBe(200);
    const ids = stand.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toMatch(/^msg_[A-Za-z0-9]{27}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('of Linear has the current time in its body, unless another was written', async () => {
    const { body: templates } = await stand.test.rest('GET', '/marketplace/webhooks');
    const { payload } = templates.find(({ id }: { id: string }) => id === 'linear-issue-created');
    await send('linear-issue-created', { payload });
    await send('linear-issue-created', { payload: '{"webhookTimestamp":1}' });
    const [fresh, old] = stand.receiver.received.map(({ body }) => JSON.parse(body).webhookTimestamp);
    expect(Math.abs(Date.now() - fresh)).toBeLessThan(600_000);
    expect(old).toBe(1);
  });

  it('of a provider with a key pair tells the public key, which stays the same', async () => {
    const [one, again, other] = await Promise.all([
      send('discord-application-authorized', { secret: 'one text' }),
      send('discord-application-authorized', { secret: 'one text' }),
      send('discord-application-authorized', { secret: 'another text' }),
    ]);
    expect(one.body.publicKey).toMatch(/^[0-9a-f]{64}$/);
    expect(again.body.publicKey).toBe(one.body.publicKey);
    expect(other.body.publicKey).not.toBe(one.body.publicKey);
  });

  it('follows no redirect, and says what the provider would do', async () => {
    answerWith((_request, response) =>
      response.writeHead(302, { location: `${stand.receiver.url}/elsewhere` }).end(),
    );
    const { body } = await send('openai-response-completed');
    expect(body).toMatchObject({ status: 302, headers: { location: `${stand.receiver.url}/elsewhere` } });
    expect(body.verdict).toMatch(/follows no redirect/);
    expect(stand.receiver.received).toHaveLength(1);
  });

  it.each([
    ['github-push', 500, /not repeat it by itself/],
    ['slack-app-mention', 404, /repeat it up to three times/],
    ['standard-webhooks-contact-created', 410, /disable this endpoint/],
    ['discord-application-authorized', 204, /as received/],
    ['paypal-capture-completed', 200, /should have rejected this one/],
  ])('of %s that got %i has a verdict true for that provider', async (id, status, verdict) => {
    answerWith((_request, response) => response.writeHead(status).end());
    expect((await send(id)).body).toMatchObject({ status, verdict: expect.stringMatching(verdict) });
  });
});

describe('what is rejected', () => {
  it.each([
    [
      'standard-webhooks-contact-created',
      'no prefix',
      'The secret must be whsec_ and the base64 of 24 to 64 bytes',
    ],
    ['openai-response-completed', 'whsec_!!!', 'The secret must be whsec_ and the base64 of 24 to 64 bytes'],
    ['gitlab-issue-opened', 'whsec_c2hvcnQ=', 'The secret must be whsec_ and the base64 of 24 to 64 bytes'],
    [
      'gitlab-push',
      'token\r\nX-Injected: 1',
      'The secret token is sent in a header: use printable ASCII characters without spaces around them',
    ],
    ['paypal-capture-completed', 'a|b', 'A webhook ID consists of letters, digits and underscores'],
    ['github-push', '', 'The secret is empty'],
  ])('a secret of %s in the wrong form, without showing it: %j', async (id, secret, message) => {
    const { status, body } = await send(id, { secret });
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'BAD_REQUEST', message, issues: [{ path: ['secret'], message }] },
    });
    expect(stand.receiver.received).toEqual([]);
  });

  it('an unknown template, for both operations', async () => {
    expect((await send('stripe-nothing')).status).toBe(404);
    const code = { language: 'go' };
    expect((await stand.test.rest('POST', '/marketplace/webhooks/none/verification-code', code)).status).toBe(
      404,
    );
    expect(
      (
        await stand.test.rest('POST', '/marketplace/webhooks/github-push/verification-code', {
          language: 'c',
        })
      ).status,
    ).toBe(400);
  });

  it('a payload beyond its limit, and a URL that is none', async () => {
    expect((await send('github-push', { payload: 'x'.repeat(MAX_WEBHOOK_PAYLOAD) })).status).toBe(200);
    expect((await send('github-push', { payload: 'x'.repeat(MAX_WEBHOOK_PAYLOAD + 1) })).status).toBe(400);
    expect((await send('github-push', { url: 'ftp://example.com' })).body.issues[0].path).toEqual(['url']);
  });

  it('no header by a payload with line breaks', async () => {
    const payload = 'a\r\nX-Injected: 1\r\n\r\nPOST / HTTP/1.1';
    for (const id of ['stripe-payment-succeeded', 'twilio-message-received', 'github-push'])
      await send(id, { payload });
    expect(stand.receiver.received.map(({ body }) => body)).toEqual([payload, payload, payload]);
    for (const { headers } of stand.receiver.received) expect(headers).not.toHaveProperty('x-injected');
  });
});

describe('verification code', () => {
  it.each(CODEGEN_LANGUAGES)(
    'in %s is the same over REST and tRPC, and for the same input',
    async (language) => {
      const input = { id: 'stripe-payment-succeeded', language };
      const { status, body } = await stand.test.rest(
        'POST',
        `/marketplace/webhooks/${input.id}/verification-code`,
        { language },
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({ language, code: expect.stringContaining('STRIPE_WEBHOOK_SECRET') });
      expect(body.requirements.join('\n')).toContain('STRIPE_WEBHOOK_SECRET');
      expect((await stand.test.trpc('mutation', 'webhooks.verificationCode', input)).body).toEqual(body);
    },
  );
});
