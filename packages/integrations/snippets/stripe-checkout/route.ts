const { STRIPE_API_KEY, STRIPE_PRICE_ID } = process.env;
if (!STRIPE_API_KEY || !STRIPE_PRICE_ID) throw new Error('Set STRIPE_API_KEY and STRIPE_PRICE_ID');

type Session = { id: string; url: string };

async function createSession(order: string, quantity: number): Promise<Session> {
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
      'line_items[0][price]': `${STRIPE_PRICE_ID}`,
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
  return { id: body.id, url: body.url };
}

export async function POST(request: Request): Promise<Response> {
  const { order, quantity = 1 } = (await request.json().catch(() => null)) ?? {};
  if (typeof order !== 'string' || !/^[\w-]{1,64}$/.test(order)) {
    return Response.json(
      { error: 'order must be 1 to 64 letters, digits, - or _' },
      { status: 400 },
    );
  }
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 100) {
    return Response.json(
      { error: 'quantity must be a whole number from 1 to 100' },
      { status: 400 },
    );
  }
  try {
    return Response.json(await createSession(order, quantity));
  } catch (error) {
    return Response.json({ error: (error as Error).message }, { status: 502 });
  }
}
