import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const { WHATSAPP_BUSINESS_API_KEY, WHATSAPP_PHONE_NUMBER_ID } = process.env;
if (!WHATSAPP_BUSINESS_API_KEY || !WHATSAPP_PHONE_NUMBER_ID)
  throw new Error('Set WHATSAPP_BUSINESS_API_KEY and WHATSAPP_PHONE_NUMBER_ID');
const { WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = process.env;
if (!WHATSAPP_APP_SECRET || !WHATSAPP_VERIFY_TOKEN)
  throw new Error('Set WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN');

async function sendText(to, text) {
  const response = await fetch(
    `https://graph.facebook.com/v26.0/${WHATSAPP_PHONE_NUMBER_ID}/messages`,
    {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${WHATSAPP_BUSINESS_API_KEY}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        type: 'text',
        text: { body: text },
      }),
      signal: AbortSignal.timeout(10_000),
    },
  );
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `WhatsApp returned ${response.status}: ${body?.error?.message ?? 'no reason given'}`,
    );
  }
  return body.messages[0].id;
}

const isEqual = (given, expected) =>
  given.length === expected.length && timingSafeEqual(given, expected);

function isSigned(body, header = '') {
  const expected = createHmac('sha256', WHATSAPP_APP_SECRET).update(body).digest();
  return isEqual(Buffer.from(header.replace('sha256=', ''), 'hex'), expected);
}

const app = express();

app.post('/messages', express.json(), async (request, response) => {
  const { to, text } = request.body ?? {};
  if (typeof to !== 'string' || !/^[1-9]\d{6,14}$/.test(to)) {
    response.status(400).json({ error: 'to must be written like 14155550100' });
    return;
  }
  if (typeof text !== 'string' || text.length < 1 || text.length > 4096) {
    response.status(400).json({ error: 'text must have 1 to 4096 characters' });
    return;
  }
  response.json({ id: await sendText(to, text) });
});

// Meta asks once whether the URL is yours.
app.get('/webhooks/whatsapp', (request, response) => {
  const { 'hub.verify_token': token, 'hub.challenge': challenge } = request.query;
  if (!isEqual(Buffer.from(`${token}`), Buffer.from(WHATSAPP_VERIFY_TOKEN))) {
    response.sendStatus(403);
    return;
  }
  response.type('text/plain').send(`${challenge}`);
});

// The signature is over the bytes that were sent, so that they must not be parsed before.
app.post('/webhooks/whatsapp', express.raw({ type: 'application/json' }), (request, response) => {
  if (
    !Buffer.isBuffer(request.body) ||
    !isSigned(request.body, request.get('X-Hub-Signature-256'))
  ) {
    response.status(401).json({ error: 'The signature is not valid.' });
    return;
  }
  const { entry = [] } = JSON.parse(request.body.toString('utf8'));
  const messages = entry
    .flatMap(({ changes = [] }) => changes)
    .flatMap(({ value }) => value.messages ?? []);
  for (const { from, type } of messages) console.log(`A ${type} of ${from} has arrived`);
  response.json({ received: messages.length });
});

app.use((error, _request, response, _next) => {
  response.status(error.status ?? 502).json({ error: error.message });
});

app.listen(3000);
