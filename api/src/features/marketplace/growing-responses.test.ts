import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { SECRETS, useCompositions } from '#test/compositions.ts';
import { useWebhookReceiver } from '#test/webhook-receiver.ts';

/* Streams whose record repeats the secret, from whoever else responds to a call. */

const QUARTER_MB = 256 * 1024;
const streamOf = (secret: string): string => {
  const content = `${secret} `.repeat(Math.ceil(QUARTER_MB / secret.length));
  return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
};
const stream = (response: ServerResponse, secret: string): void =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(streamOf(secret));

describe('the receiver of a webhook', () => {
  const stand = useWebhookReceiver();

  it('may repeat the secret in one record as often as it likes', async () => {
    const secret = 'typed-secret-4f9d2c7b';
    stand.answerWith((_request, response) => stream(response, secret));
    const { status, body } = await stand.send('github-push', { secret });
    expect(status).toBe(200);
    expect(body.body).toContain('typ***');
    expect(JSON.stringify(body)).not.toContain(secret);
  });
});

describe('a step of a composition', () => {
  const stand = useCompositions(['openai', 'slack']);

  it('may get the key in one record as often as the API likes', async () => {
    stand.replies.openai = (_call: unknown, response: ServerResponse) => stream(response, SECRETS.openai);
    const { status, body } = await stand.execute('moderated-slack-post');
    expect(status).toBe(200);
    expect(body.status).toBe('failed');
    expect(JSON.stringify(body)).not.toContain(SECRETS.openai);
  });
});
