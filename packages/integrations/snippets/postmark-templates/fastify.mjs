import Fastify from 'fastify';

const { POSTMARK_API_KEY, POSTMARK_SENDER } = process.env;
if (!POSTMARK_API_KEY || !POSTMARK_SENDER)
  throw new Error('Set POSTMARK_API_KEY and POSTMARK_SENDER');

/** Postmark's code for an address that bounced or complained before. */
const INACTIVE_RECIPIENT = 406;

async function sendWelcome(to, name) {
  const response = await fetch('https://api.postmarkapp.com/email/withTemplate', {
    method: 'POST',
    headers: {
      'X-Postmark-Server-Token': POSTMARK_API_KEY,
      'Content-Type': 'application/json',
      Accept: 'application/json',
    },
    body: JSON.stringify({
      From: POSTMARK_SENDER,
      To: to,
      TemplateAlias: 'welcome',
      TemplateModel: { name },
      MessageStream: 'outbound',
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json().catch(() => null);
  if (response.ok) return { id: body.MessageID };
  if (body?.ErrorCode === INACTIVE_RECIPIENT) return { id: null };
  throw new Error(`Postmark returned ${response.status}: ${body?.Message ?? 'no reason given'}`);
}

const app = Fastify();

const schema = {
  body: {
    type: 'object',
    required: ['to', 'name'],
    properties: {
      to: { type: 'string', maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' },
      name: { type: 'string', minLength: 1, maxLength: 100 },
    },
  },
};

app.post('/welcome', { schema }, (request) => sendWelcome(request.body.to, request.body.name));

app.setErrorHandler((error, _request, reply) =>
  reply.code(error.statusCode ?? 502).send({ error: error.message }),
);

await app.listen({ port: 3000 });
