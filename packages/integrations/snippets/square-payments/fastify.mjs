import Fastify from 'fastify';

const { SQUARE_API_KEY } = process.env;
if (!SQUARE_API_KEY) throw new Error('Set SQUARE_API_KEY');

/** What the page may not decide: the price of each product, in cents. */
const PRICES = { mug: 1200, shirt: 2500 };

async function charge(order, product, token) {
  // For tests: https://connect.squareupsandbox.com
  const response = await fetch('https://connect.squareup.com/v2/payments', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${SQUARE_API_KEY}`,
      'Content-Type': 'application/json',
      'Square-Version': '2026-09-16',
    },
    body: JSON.stringify({
      source_id: token,
      // Square charges an order once, however often it is sent.
      idempotency_key: order,
      reference_id: order,
      amount_money: { amount: PRICES[product], currency: 'USD' },
    }),
    signal: AbortSignal.timeout(15_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `Square returned ${response.status}: ${body?.errors?.[0]?.detail ?? 'no reason given'}`,
    );
  }
  return body.payment;
}

const app = Fastify();

const schema = {
  body: {
    type: 'object',
    required: ['order', 'product', 'token'],
    properties: {
      order: { type: 'string', pattern: '^[\\w-]{1,40}$' },
      product: { type: 'string', enum: Object.keys(PRICES) },
      token: { type: 'string', minLength: 1, maxLength: 16384 },
    },
  },
};

app.post('/pay', { schema }, async (request) => {
  const { order, product, token } = request.body;
  const { id, status } = await charge(order, product, token);
  return { id, status };
});

app.setErrorHandler((error, _request, reply) =>
  reply.code(error.statusCode ?? 502).send({ error: error.message }),
);

await app.listen({ port: 3000 });
