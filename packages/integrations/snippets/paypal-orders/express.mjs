import express from 'express';

const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET } = process.env;
if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET)
  throw new Error('Set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET');

// For tests: https://api-m.sandbox.paypal.com
const PAYPAL = 'https://api-m.paypal.com';

async function call(path, headers, body) {
  const response = await fetch(`${PAYPAL}${path}`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(15_000),
  });
  const result = await response.json().catch(() => null);
  if (!response.ok) {
    const reason =
      result?.details?.[0]?.description ?? result?.message ?? result?.error_description;
    throw new Error(`PayPal returned ${response.status}: ${reason ?? 'no reason given'}`);
  }
  return result;
}

let token = { value: '', expires: 0 };

async function accessToken() {
  if (Date.now() < token.expires) return token.value;
  const credentials = Buffer.from(`${PAYPAL_CLIENT_ID}:${PAYPAL_CLIENT_SECRET}`).toString('base64');
  const result = await call(
    '/v1/oauth2/token',
    { Authorization: `Basic ${credentials}` },
    new URLSearchParams({ grant_type: 'client_credentials' }),
  );
  // A minute less, so that it does not expire on its way.
  token = { value: result.access_token, expires: Date.now() + (result.expires_in - 60) * 1000 };
  return token.value;
}

async function callWithToken(path, requestId, body = {}) {
  const headers = {
    Authorization: `Bearer ${await accessToken()}`,
    'Content-Type': 'application/json',
    // PayPal returns the first result again if it has seen this id.
    'PayPal-Request-Id': requestId,
  };
  return call(path, headers, JSON.stringify(body));
}

const app = express();
app.use(express.json());

app.post('/orders', async (request, response) => {
  const { order, amount } = request.body ?? {};
  if (typeof order !== 'string' || !/^[\w-]{1,64}$/.test(order)) {
    response.status(400).json({ error: 'order must be 1 to 64 letters, digits, - or _' });
    return;
  }
  if (typeof amount !== 'string' || !/^[1-9]\d{0,5}\.\d\d$/.test(amount)) {
    response.status(400).json({ error: 'amount must be written like 12.50' });
    return;
  }
  const created = await callWithToken('/v2/checkout/orders', `create-${order}`, {
    intent: 'CAPTURE',
    purchase_units: [{ reference_id: order, amount: { currency_code: 'USD', value: amount } }],
  });
  response.json({ id: created.id, status: created.status });
});

app.post('/orders/capture', async (request, response) => {
  const { id } = request.body ?? {};
  if (typeof id !== 'string' || !/^[A-Z0-9]{1,36}$/.test(id)) {
    response.status(400).json({ error: 'id must be the id of an order' });
    return;
  }
  const captured = await callWithToken(`/v2/checkout/orders/${id}/capture`, `capture-${id}`);
  response.json({ id: captured.id, status: captured.status });
});

app.use((error, _request, response, _next) => {
  response.status(error.status ?? 502).json({ error: error.message });
});

app.listen(3000);
