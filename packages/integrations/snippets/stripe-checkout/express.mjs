import express from 'express';

const { STRIPE_API_KEY, STRIPE_PRICE_ID } = process.env;
if (!STRIPE_API_KEY || !STRIPE_PRICE_ID) throw new Error('Set STRIPE_API_KEY and STRIPE_PRICE_ID');

async function createSession(order, quantity) {
  const response = await fetch('https://api.stripe.com/v1/checkout/sessions', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${STRIPE_API_KEY}`,
      // A second press of the button gets the same session.
      'Idempotency-Key': `checkout-${order}`,
    },
    body: new URLSearchParams({
      mode: 'payment',
      client_reference_id: order,
      'line_items[0][price]': STRIPE_PRICE_ID,
      'line_items[0][quantity]': String(quantity),
      success_url: 'https://example.com/thanks?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://example.com/cart',
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `Stripe returned ${response.status}: ${body?.error?.message ?? 'no reason given'}`,
    );
  }
  return body;
}

const app = express();
app.use(express.json());

app.post('/checkout', async (request, response) => {
  const { order, quantity = 1 } = request.body ?? {};
  if (typeof order !== 'string' || !/^[\w-]{1,64}$/.test(order)) {
    response.status(400).json({ error: 'order must be 1 to 64 letters, digits, - or _' });
    return;
  }
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 100) {
    response.status(400).json({ error: 'quantity must be a whole number from 1 to 100' });
    return;
  }
  const session = await createSession(order, quantity);
  response.json({ id: session.id, url: session.url });
});

app.use((error, _request, response, _next) => {
  response.status(error.status ?? 502).json({ error: error.message });
});

app.listen(3000);
