import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';

const { PADDLE_WEBHOOK_SECRET } = process.env;
if (!PADDLE_WEBHOOK_SECRET) throw new Error('Set PADDLE_WEBHOOK_SECRET');

/** An older event may be one that somebody recorded and sends again. */
const MAX_AGE_SECONDS = 300;

/** The header is `ts=<seconds>;h1=<hex>`. */
function isSigned(body, header = '') {
  const { ts = '', h1 = '' } = Object.fromEntries(
    header.split(';').map((field) => field.split('=')),
  );
  if (!(Math.abs(Date.now() / 1000 - Number(ts)) <= MAX_AGE_SECONDS)) return false;
  const expected = createHmac('sha256', PADDLE_WEBHOOK_SECRET)
    .update(`${ts}:`)
    .update(body)
    .digest();
  const signature = Buffer.from(h1, 'hex');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

const app = Fastify();

// The signature is over the bytes that were sent, so that they must not be parsed before.
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
  done(null, body);
});

app.post('/webhooks/paddle', async (request, reply) => {
  if (
    !Buffer.isBuffer(request.body) ||
    !isSigned(request.body, request.headers['paddle-signature'])
  ) {
    return reply.code(401).send({ error: 'The signature is not valid.' });
  }
  const event = JSON.parse(request.body.toString('utf8'));
  if (event.event_type === 'transaction.completed') {
    // Paddle may send an event twice: record event.event_id, and skip what is recorded already.
    console.log(`Customer ${event.data.customer_id} has paid for ${event.data.id}`);
  }
  return { received: event.event_id };
});

await app.listen({ port: 3000 });
