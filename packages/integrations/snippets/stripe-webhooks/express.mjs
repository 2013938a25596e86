import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const { STRIPE_WEBHOOK_SECRET } = process.env;
if (!STRIPE_WEBHOOK_SECRET) throw new Error('Set STRIPE_WEBHOOK_SECRET');

/** An older event may be one that somebody recorded and sends again. */
const MAX_AGE_SECONDS = 300;

/** The header is `t=<seconds>,v1=<hex>`; while a secret is replaced, it has a v1 for each. */
function isSigned(body, header = '') {
  const fields = header.split(',').map((field) => field.split('='));
  const time = fields.find(([name]) => name === 't')?.[1];
  if (!time || !(Math.abs(Date.now() / 1000 - Number(time)) <= MAX_AGE_SECONDS)) return false;
  const expected = createHmac('sha256', STRIPE_WEBHOOK_SECRET)
    .update(`${time}.`)
    .update(body)
    .digest();
  return fields
    .filter(([name]) => name === 'v1')
    .map(([, hex = '']) => Buffer.from(hex, 'hex'))
    .some(
      (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
    );
}

const app = express();

// The signature is over the bytes that were sent, so that they must not be parsed before.
app.post('/webhooks/stripe', express.raw({ type: 'application/json' }), (request, response) => {
  if (!Buffer.isBuffer(request.body) || !isSigned(request.body, request.get('Stripe-Signature'))) {
    response.status(400).json({ error: 'The signature is not valid.' });
    return;
  }
  const event = JSON.parse(request.body.toString('utf8'));
  if (event.type === 'checkout.session.completed' && event.data.object.payment_status === 'paid') {
    // Stripe may send an event twice: record event.id, and skip what is recorded already.
    console.log(`Order ${event.data.object.client_reference_id} is paid`);
  }
  response.json({ received: true });
});

app.listen(3000);
