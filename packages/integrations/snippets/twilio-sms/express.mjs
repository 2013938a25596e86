import express from 'express';

const { TWILIO_API_KEY, TWILIO_ACCOUNT_SID, TWILIO_PHONE_NUMBER } = process.env;
if (!TWILIO_API_KEY || !TWILIO_ACCOUNT_SID || !TWILIO_PHONE_NUMBER)
  throw new Error('Set TWILIO_API_KEY, TWILIO_ACCOUNT_SID and TWILIO_PHONE_NUMBER');

async function sendMessage(to, text) {
  const response = await fetch(
    `https://api.twilio.com/2010-04-01/Accounts/${TWILIO_ACCOUNT_SID}/Messages.json`,
    {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(TWILIO_API_KEY).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: TWILIO_PHONE_NUMBER, Body: text }),
      signal: AbortSignal.timeout(10_000),
    },
  );
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(`Twilio returned ${response.status}: ${body?.message ?? 'no reason given'}`);
  }
  return body;
}

const app = express();

app.post('/messages', express.json(), async (request, response) => {
  const { to, text } = request.body ?? {};
  if (typeof to !== 'string' || !/^\+[1-9]\d{6,14}$/.test(to)) {
    response.status(400).json({ error: 'to must be written like +14155550100' });
    return;
  }
  if (typeof text !== 'string' || text.length < 1 || text.length > 1600) {
    response.status(400).json({ error: 'text must have 1 to 1600 characters' });
    return;
  }
  const { sid, status } = await sendMessage(to, text);
  response.json({ sid, status });
});

app.use((error, _request, response, _next) => {
  response.status(error.status ?? 502).json({ error: error.message });
});

app.listen(3000);
