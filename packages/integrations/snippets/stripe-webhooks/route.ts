import { createHmac, timingSafeEqual } from 'node:crypto';

const secret = process.env.STRIPE_WEBHOOK_SECRET ?? '';
if (secret === '') throw new Error('Set STRIPE_WEBHOOK_SECRET');

/** An older event may be one that somebody recorded and sends again. */
const MAX_AGE_SECONDS = 300;

/** The header is `t=<seconds>,v1=<hex>`; while a secret is replaced, it has a v1 for each. */
function isSigned(body: string, header: string): boolean {
  const fields = header.split(',').map((field) => field.split('='));
  const time = fields.find(([name]) => name === 't')?.[1];
  if (!time || !(Math.abs(Date.now() / 1000 - Number(time)) <= MAX_AGE_SECONDS)) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return fields
    .filter(([name]) => name === 'v1')
    .map(([, hex = '']) => Buffer.from(hex, 'hex'))
    .some(
      (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
    );
}

export async function POST(request: Request): Promise<Response> {
  // The signature is over the text that was sent, so that it must not be parsed before.
  const body = await request.text();
  if (!isSigned(body, request.headers.get('Stripe-Signature') ?? '')) {
    return Response.json({ error: 'The signature is not valid.' }, { status: 400 });
  }
  const event = JSON.parse(body);
  if (event.type === 'checkout.session.completed' && event.data.object.payment_status === 'paid') {
    // Stripe may send an event twice: record event.id, and skip what is recorded already.
    console.log(`Order ${event.data.object.client_reference_id} is paid`);
  }
  return Response.json({ received: true });
}
