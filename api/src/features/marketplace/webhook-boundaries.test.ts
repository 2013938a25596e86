import { MAX_WEBHOOK_RESPONSE } from '@gatehouse/contract/webhooks.ts';
import { createOutbound } from '@gatehouse/outbound/outbound.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listen } from '#test/raw-http.ts';
import { useWebhookReceiver } from '#test/webhook-receiver.ts';

const stand = useWebhookReceiver();
const { send, answerWith } = stand;

describe('a response', () => {
  it('is shown without the secret, in any encoding, and cut at its limit', async () => {
    const secret = 'a secret/with "quotes"';
    const echoes = [
      secret,
      JSON.stringify(secret),
      Buffer.from(secret).toString('base64'),
      encodeURIComponent(secret),
    ];
    answerWith((_request, response) =>
      response
        .writeHead(200, { 'x-echo': encodeURIComponent(secret) })
        .end(`${echoes.join(' ')} ${'x'.repeat(MAX_WEBHOOK_RESPONSE - 400)}${secret}${'y'.repeat(200_000)}`),
    );
    const { body } = await send('github-push', { secret });
    expect(body.truncated).toBe(true);
    expect(body.body.length).toBeLessThanOrEqual(MAX_WEBHOOK_RESPONSE);
    for (const text of [...echoes, secret.slice(0, 12)]) expect(JSON.stringify(body)).not.toContain(text);
  });

  it.each([
    [MAX_WEBHOOK_RESPONSE, false],
    [MAX_WEBHOOK_RESPONSE + 1, true],
  ])('of %i characters is cut: %s', async (length, truncated) => {
    answerWith((_request, response) => response.writeHead(200).end('x'.repeat(length)));
    expect((await send('github-push')).body.truncated).toBe(truncated);
  });

  it('never shows a part of the secret that a cut has left', async () => {
    const secret = 'correct horse battery staple';
    for (const before of [5, 12, 20]) {
      answerWith((_request, response) =>
        response.writeHead(200).end(`${'x'.repeat(MAX_WEBHOOK_RESPONSE - before)}${secret}${'y'.repeat(50)}`),
      );
      expect((await send('github-push', { secret })).body.body).not.toContain('corr');
    }
  });

  it('that shows the token of GitLab has it masked, as the sent headers have', async () => {
    answerWith(({ headers }, response) => response.writeHead(200).end(String(headers['x-gitlab-token'])));
    const { body } = await send('gitlab-push', { secret: 'glwt-typed-token' });
    expect(stand.receiver.received[0]?.headers['x-gitlab-token']).toBe('glwt-typed-token');
    expect(body.sentHeaders['X-Gitlab-Token']).toBe('glw********************');
    expect(JSON.stringify(body)).not.toContain('typed-token');
  });
});

describe('where a delivery may go', () => {
  const withOutbound = async (
    localNetworks: boolean,
    work: (app: TestApp) => Promise<void>,
    egressAllow: string[] = [],
  ) => {
    const port = Number(stand.receiver.url.split(':').at(-1));
    const outbound = createOutbound({
      localNetworks,
      egressAllow,
      forbidden: () => [{ address: '127.0.0.1', port: 5999 }],
      lookup: async (hostname) => (hostname === 'internal.example' ? ['127.0.0.1'] : ['192.0.2.1']),
    });
    const app = await createTestApp({ outbound, localNetworks });
    try {
      expect(port).toBeGreaterThan(0);
      await work(app);
    } finally {
      await app.close();
      await outbound.close();
    }
  };
  const sendFrom = (app: TestApp, url: string) =>
    app.rest('POST', '/marketplace/webhooks/github-push/send', { url });
  const NOTHING = 'Nothing was sent, so this says nothing about GitHub.';

  it('is this machine if that is written, and not if a name hides it', () =>
    withOutbound(true, async (app) => {
      const named = stand.receiver.url.replace('127.0.0.1', 'internal.example');
      expect((await sendFrom(app, stand.receiver.url.replace('127.0.0.1', 'localhost'))).body.status).toBe(
        200,
      );
      stand.receiver.received.length = 0;
      const { status, body } = await sendFrom(app, named);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: null, verdict: NOTHING });
      expect(body.error).toMatch(/internal\.example resolves to 127\.0\.0\.1/);
      expect(stand.receiver.received).toEqual([]);
    }));

  it('is no local address if other machines can use the server, unless EGRESS_ALLOW names it', async () => {
    await withOutbound(false, async (app) => {
      expect((await sendFrom(app, stand.receiver.url)).body).toMatchObject({
        status: null,
        verdict: NOTHING,
      });
    });
    expect(stand.receiver.received).toEqual([]);
    await withOutbound(
      false,
      async (app) => {
        const named = stand.receiver.url.replace('127.0.0.1', 'internal.example');
        expect((await sendFrom(app, named)).body.status).toBe(200);
      },
      ['127.0.0.1'],
    );
  });

  it('is never a metadata service, nor the server or its database', () =>
    withOutbound(true, async (app) => {
      for (const url of [
        'http://169.254.169.254/',
        'http://metadata.google.internal/',
        'http://localhost:5999/',
      ])
        expect((await sendFrom(app, url)).body, url).toMatchObject({ status: null, verdict: NOTHING });
    }));

  it('says why there was no response', async () => {
    answerWith((_request, response) => response.destroy());
    const { body } = await send('github-push');
    expect(body).toMatchObject({ status: null, error: expect.stringMatching(/closed the connection/) });
    expect(body.verdict).toMatch(/record a failed delivery/);
  });
});

it('leaves no secret in the log or the database', async () => {
  const secret = 'never-to-be-seen-again';
  const captured = captureLog();
  const app = await createTestApp({ log: captured.log });
  try {
    for (const id of ['github-push', 'gitlab-push'])
      await app.rest('POST', `/marketplace/webhooks/${id}/send`, { url: stand.receiver.url, secret });
    expect(stand.receiver.received).toHaveLength(2);
    const { body: history } = await app.rest('GET', '/history');
    const { body: audit } = await app.rest('GET', '/audit');
    expect(JSON.stringify([history, audit])).not.toContain(secret);
    expect(captured.text()).not.toContain(secret);
  } finally {
    await app.close();
  }
});

describe('a stand.receiver that does not respond', () => {
  let port: number;
  beforeAll(async () => {
    port = await listen(stand.test.app);
  });

  it('ends the delivery after the time that the provider waits', async () => {
    answerWith(() => {});
    const { body } = await send('slack-app-mention');
    expect(body).toMatchObject({ status: null, error: expect.stringMatching(/3 s/) });
    expect(body.verdict).toMatch(/not delivered/);
  });

  it.each(['/api/marketplace/webhooks/standard-webhooks-contact-created/send', '/trpc/webhooks.send'])(
    'is left when the caller of %s disconnects',
    async (path) => {
      const ended = Promise.withResolvers<void>();
      answerWith((_request, response) => response.socket?.once('close', () => ended.resolve()));
      const caller = new AbortController();
      const call = fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: 'standard-webhooks-contact-created', url: stand.receiver.url }),
        signal: caller.signal,
      });
      await expect.poll(() => stand.receiver.received.length, { timeout: 30_000 }).toBe(1);
      caller.abort();
      await expect(call).rejects.toThrow();
      // This provider waits for 30 seconds, which is longer than a test may take.
      await ended.promise;
    },
  );
});
