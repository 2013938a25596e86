import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const { RAZORPAY_API_KEY } = process.env;
if (!RAZORPAY_API_KEY) throw new Error('Set RAZORPAY_API_KEY');
const [keyId, keySecret = ''] = RAZORPAY_API_KEY.split(':');

async function createOrder(receipt, amount) {
  const response = await fetch('https://api.razorpay.com/v1/orders', {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(RAZORPAY_API_KEY).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ amount, currency: 'INR', receipt }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `Razorpay returned ${response.status}: ${body?.error?.description ?? 'no reason given'}`,
    );
  }
  return body;
}

/** Razorpay signs the ids of the order and the payment with the key secret. */
function isSigned(order, payment, signature) {
  const expected = createHmac('sha256', keySecret).update(`${order}|${payment}`).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const app = express();
app.use(express.json());

app.post('/orders', async (request, response) => {
  const { order, amount } = request.body ?? {};
  if (typeof order !== 'string' || !/^[\w-]{1,40}$/.test(order)) {
    response.status(400).json({ error: 'order must be 1 to 40 letters, digits, - or _' });
    return;
  }
  if (!Number.isInteger(amount) || amount < 100 || amount > 10_000_000) {
    response.status(400).json({ error: 'amount must be a whole number of paise, at least 100' });
    return;
  }
  const created = await createOrder(order, amount);
  // Checkout needs the key id, which is public; the secret stays here.
  response.json({ id: created.id, amount: created.amount, key: keyId });
});

app.post('/orders/verify', (request, response) => {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = request.body ?? {};
  const fields = [razorpay_order_id, razorpay_payment_id, razorpay_signature];
  if (!fields.every((field) => typeof field === 'string') || !isSigned(...fields)) {
    response.status(400).json({ error: 'The signature is not valid.' });
    return;
  }
  response.json({ paid: razorpay_order_id });
});

app.use((error, _request, response, _next) => {
  response.status(error.status ?? 502).json({ error: error.message });
});

app.listen(3000);
