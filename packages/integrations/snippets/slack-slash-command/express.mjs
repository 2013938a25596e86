import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const { SLACK_SIGNING_SECRET } = process.env;
if (!SLACK_SIGNING_SECRET) throw new Error('Set SLACK_SIGNING_SECRET');

/** An older request may be one that somebody recorded and sends again. */
const MAX_AGE_SECONDS = 300;

function isSigned(body, time = '', signature = '') {
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= MAX_AGE_SECONDS)) return false;
  const hmac = createHmac('sha256', SLACK_SIGNING_SECRET).update(`v0:${time}:`).update(body);
  const expected = Buffer.from(`v0=${hmac.digest('hex')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const app = express();

// The signature is over the bytes that were sent, so that they must not be parsed before.
app.post('/slack/status', express.raw({ type: () => true }), (request, response) => {
  const time = request.get('X-Slack-Request-Timestamp');
  if (
    !Buffer.isBuffer(request.body) ||
    !isSigned(request.body, time, request.get('X-Slack-Signature'))
  ) {
    response.status(401).json({ error: 'The signature is not valid.' });
    return;
  }
  const form = new URLSearchParams(request.body.toString('utf8'));
  const service = form.get('text')?.trim() || 'all services';
  // Slack waits three seconds. What takes longer is sent to response_url afterwards.
  response.json({
    response_type: 'ephemeral',
    text: `<@${form.get('user_id')}>, the status of ${service}: everything works.`,
  });
});

app.listen(3000);
