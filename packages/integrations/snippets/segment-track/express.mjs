import express from 'express';

const { SEGMENT_API_KEY } = process.env;
if (!SEGMENT_API_KEY) throw new Error('Set SEGMENT_API_KEY');

async function track(id, user, event) {
  const response = await fetch('https://api.segment.io/v1/track', {
    method: 'POST',
    headers: {
      // The write key is the user name; there is no password.
      Authorization: `Basic ${Buffer.from(`${SEGMENT_API_KEY}:`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    // Segment passes on what has the same messageId once.
    body: JSON.stringify({ userId: user, event, messageId: id }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    const body = await response.json().catch(() => null);
    throw new Error(`Segment returned ${response.status}: ${body?.message ?? 'no reason given'}`);
  }
}

const app = express();

app.post('/events', express.json(), async (request, response) => {
  const { id, user, event } = request.body ?? {};
  for (const [name, value] of Object.entries({ id, user, event })) {
    if (typeof value !== 'string' || value.length < 1 || value.length > 100) {
      response.status(400).json({ error: `${name} must have 1 to 100 characters` });
      return;
    }
  }
  await track(id, user, event);
  response.json({ sent: true });
});

app.use((error, _request, response, _next) => {
  response.status(error.status ?? 502).json({ error: error.message });
});

app.listen(3000);
