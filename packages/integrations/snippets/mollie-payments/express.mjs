import express from 'express';

const { MOLLIE_API_KEY } = process.env;
if (!MOLLIE_API_KEY) throw new Error('Set MOLLIE_API_KEY');

async function mollie(path, options = {}) {
  const response = await fetch(`https://api.mollie.com/v2/${path}`, {
    ...options,
    headers: {
      Authorization: `Bearer ${MOLLIE_API_KEY}`,
      'Content-Type': 'application/json',
      ...options.headers,
    },
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(`Mollie returned ${response.status}: ${body?.detail ?? 'no reason given'}`);
  }
  return body;
}

const app = express();

app.post('/payments', express.json(), async (request, response) => {
  const { order, amount } = request.body ?? {};
  if (typeof order !== 'string' || !/^[\w-]{1,64}$/.test(order)) {
    response.status(400).json({ error: 'order must be 1 to 64 letters, digits, - or _' });
    return;
  }
  if (typeof amount !== 'string' || !/^[1-9]\d{0,3}\.\d\d$/.test(amount)) {
    response.status(400).json({ error: 'amount must be written like 12.50' });
    return;
  }
  const payment = await mollie('payments', {
    method: 'POST',
    headers: { 'Idempotency-Key': `payment-${order}` },
    body: JSON.stringify({
      amount: { currency: 'EUR', value: amount },
      description: `Order ${order}`,
      redirectUrl: `https://example.com/orders/${order}`,
      webhookUrl: 'https://example.com/webhooks/mollie',
      metadata: { order },
    }),
  });
  response.json({ id: payment.id, url: payment._links.checkout.href });
});

app.post('/webhooks/mollie', express.urlencoded(), async (request, response) => {
  const id = request.body?.id;
  if (typeof id !== 'string' || !/^tr_\w+$/.test(id)) {
    response.status(400).json({ error: 'id must be the id of a payment' });
    return;
  }
  const { status, metadata } = await mollie(`payments/${id}`);
  if (status === 'paid') console.log(`Order ${metadata.order} is paid`);
  response.json({ status });
});

app.use((error, _request, response, _next) => {
  response.status(error.status ?? 502).json({ error: error.message });
});

app.listen(3000);
