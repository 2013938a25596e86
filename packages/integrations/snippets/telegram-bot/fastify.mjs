import { timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';

const { TELEGRAM_API_KEY, TELEGRAM_WEBHOOK_SECRET } = process.env;
if (!TELEGRAM_API_KEY || !TELEGRAM_WEBHOOK_SECRET)
  throw new Error('Set TELEGRAM_API_KEY and TELEGRAM_WEBHOOK_SECRET');

async function sendMessage(chat, text) {
  const response = await fetch(`https://api.telegram.org/bot${TELEGRAM_API_KEY}/sendMessage`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ chat_id: chat, text }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `Telegram returned ${response.status}: ${body?.description ?? 'no reason given'}`,
    );
  }
}

function isFromTelegram(secret = '') {
  const [given, expected] = [Buffer.from(secret), Buffer.from(TELEGRAM_WEBHOOK_SECRET)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const app = Fastify();

app.post('/webhooks/telegram', async (request, reply) => {
  if (!isFromTelegram(request.headers['x-telegram-bot-api-secret-token'])) {
    return reply.code(401).send({ error: 'The secret is not valid.' });
  }
  // An update without a text is one of another kind, such as a picture.
  const { message } = request.body ?? {};
  if (message?.text)
    await sendMessage(message.chat.id, `You wrote: ${message.text.slice(0, 4000)}`);
  return { ok: true };
});

app.setErrorHandler((error, _request, reply) =>
  reply.code(error.statusCode ?? 502).send({ error: error.message }),
);

await app.listen({ port: 3000 });
