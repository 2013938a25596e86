import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const { SENTRY_CLIENT_SECRET } = process.env;
if (!SENTRY_CLIENT_SECRET) throw new Error('Set SENTRY_CLIENT_SECRET');

function isSigned(body, signature = '') {
  const expected = createHmac('sha256', SENTRY_CLIENT_SECRET).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const app = express();

// The signature is over the bytes that were sent, so that they must not be parsed before.
app.post('/webhooks/sentry', express.raw({ type: 'application/json' }), (request, response) => {
  if (
    !Buffer.isBuffer(request.body) ||
    !isSigned(request.body, request.get('Sentry-Hook-Signature'))
  ) {
    response.status(401).json({ error: 'The signature is not valid.' });
    return;
  }
  const { action, data } = JSON.parse(request.body.toString('utf8'));
  const isNew = request.get('Sentry-Hook-Resource') === 'issue' && action === 'created';
  if (isNew) console.log(`New issue ${data.issue.shortId}: ${data.issue.title}`);
  response.json({ isNew });
});

app.listen(3000);
