const { ADYEN_API_KEY, ADYEN_MERCHANT_ACCOUNT } = process.env;
if (!ADYEN_API_KEY || !ADYEN_MERCHANT_ACCOUNT)
  throw new Error('Set ADYEN_API_KEY and ADYEN_MERCHANT_ACCOUNT');

type Session = { id: string; sessionData: string };

async function createSession(order: string, amount: number, country: string): Promise<Session> {
  // The live host begins with a prefix of your own: <prefix>-checkout-live.adyenpayments.com/checkout
  const response = await fetch('https://checkout-test.adyen.com/v71/sessions', {
    method: 'POST',
    headers: {
      'X-API-Key': `${ADYEN_API_KEY}`,
      'Content-Type': 'application/json',
      // Adyen returns the first session again if it has seen this key.
      'Idempotency-Key': `session-${order}`,
    },
    body: JSON.stringify({
      merchantAccount: ADYEN_MERCHANT_ACCOUNT,
      amount: { value: amount, currency: 'EUR' },
      reference: order,
      countryCode: country,
      returnUrl: `https://example.com/orders/${order}`,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(`Adyen returned ${response.status}: ${body?.message ?? 'no reason given'}`);
  }
  return { id: body.id, sessionData: body.sessionData };
}

export async function POST(request: Request): Promise<Response> {
  const { order, amount, country } = (await request.json().catch(() => null)) ?? {};
  if (typeof order !== 'string' || !/^[\w-]{1,64}$/.test(order)) {
    return Response.json(
      { error: 'order must be 1 to 64 letters, digits, - or _' },
      { status: 400 },
    );
  }
  if (!Number.isInteger(amount) || amount < 1 || amount > 1_000_000) {
    return Response.json({ error: 'amount must be a whole number of cents' }, { status: 400 });
  }
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) {
    return Response.json({ error: 'country must have two letters, such as NL' }, { status: 400 });
  }
  try {
    return Response.json(await createSession(order, amount, country));
  } catch (error) {
    return Response.json({ error: (error as Error).message }, { status: 502 });
  }
}
