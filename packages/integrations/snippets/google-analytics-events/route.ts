const { GOOGLE_ANALYTICS_MEASUREMENT_ID, GOOGLE_ANALYTICS_API_SECRET } = process.env;
if (!GOOGLE_ANALYTICS_MEASUREMENT_ID || !GOOGLE_ANALYTICS_API_SECRET)
  throw new Error('Set GOOGLE_ANALYTICS_MEASUREMENT_ID and GOOGLE_ANALYTICS_API_SECRET');

type Purchase = { client: string; order: string; value: number };

async function sendPurchase({ client, order, value }: Purchase): Promise<void> {
  const query = new URLSearchParams({
    measurement_id: `${GOOGLE_ANALYTICS_MEASUREMENT_ID}`,
    api_secret: `${GOOGLE_ANALYTICS_API_SECRET}`,
  });
  // To see what is wrong with an event, send it to /debug/mp/collect.
  const response = await fetch(`https://www.google-analytics.com/mp/collect?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: client,
      events: [
        {
          name: 'purchase',
          // Google Analytics counts a transaction_id once.
          params: { transaction_id: order, value, currency: 'EUR' },
        },
      ],
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`Google Analytics returned ${response.status}`);
}

export async function POST(request: Request): Promise<Response> {
  const { client, order, value } = (await request.json().catch(() => null)) ?? {};
  // The cookie _ga contains it: GA1.1.1234567890.1700000000
  if (typeof client !== 'string' || !/^\d{1,12}\.\d{1,12}$/.test(client)) {
    return Response.json(
      { error: 'client must be the client id of the cookie _ga' },
      { status: 400 },
    );
  }
  if (typeof order !== 'string' || !/^[\w-]{1,64}$/.test(order)) {
    return Response.json(
      { error: 'order must be 1 to 64 letters, digits, - or _' },
      { status: 400 },
    );
  }
  if (typeof value !== 'number' || !(value > 0 && value < 1_000_000)) {
    return Response.json({ error: 'value must be an amount' }, { status: 400 });
  }
  try {
    await sendPurchase({ client, order, value });
    return Response.json({ sent: true });
  } catch (error) {
    return Response.json({ error: (error as Error).message }, { status: 502 });
  }
}
