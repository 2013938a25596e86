import Fastify from 'fastify';

const { TWILIO_API_KEY, TWILIO_VERIFY_SERVICE } = process.env;
if (!TWILIO_API_KEY || !TWILIO_VERIFY_SERVICE)
  throw new Error('Set TWILIO_API_KEY and TWILIO_VERIFY_SERVICE');

async function verify(path, form) {
  const response = await fetch(
    `https://verify.twilio.com/v2/Services/${TWILIO_VERIFY_SERVICE}/${path}`,
    {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(TWILIO_API_KEY).toString('base64')}` },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(10_000),
    },
  );
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(`Twilio returned ${response.status}: ${body?.message ?? 'no reason given'}`);
  }
  return body;
}

const app = Fastify();

const number = { type: 'string', pattern: '^\\+[1-9]\\d{6,14}$' };
const code = { type: 'string', pattern: '^\\d{4,10}$' };

app.post(
  '/codes',
  { schema: { body: { type: 'object', required: ['to'], properties: { to: number } } } },
  async (request) => {
    const { status } = await verify('Verifications', { To: request.body.to, Channel: 'sms' });
    return { status };
  },
);

app.post(
  '/codes/check',
  {
    schema: {
      body: { type: 'object', required: ['to', 'code'], properties: { to: number, code } },
    },
  },
  async (request) => {
    const { to, code } = request.body;
    const { status } = await verify('VerificationCheck', { To: to, Code: code });
    return { isConfirmed: status === 'approved' };
  },
);

app.setErrorHandler((error, _request, reply) =>
  reply.code(error.statusCode ?? 502).send({ error: error.message }),
);

await app.listen({ port: 3000 });
