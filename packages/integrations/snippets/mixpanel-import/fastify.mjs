import Fastify from 'fastify';

const { MIXPANEL_API_KEY, MIXPANEL_PROJECT_ID } = process.env;
if (!MIXPANEL_API_KEY || !MIXPANEL_PROJECT_ID)
  throw new Error('Set MIXPANEL_API_KEY and MIXPANEL_PROJECT_ID');

async function importEvent(id, user, event) {
  const query = new URLSearchParams({ strict: '1', project_id: MIXPANEL_PROJECT_ID });
  // For projects in Europe: https://api-eu.mixpanel.com
  const response = await fetch(`https://api.mixpanel.com/import?${query}`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(MIXPANEL_API_KEY).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify([
      // Mixpanel counts events with the same $insert_id once.
      { event, properties: { time: Date.now(), distinct_id: user, $insert_id: id } },
    ]),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    const reason = body?.failed_records?.[0]?.message ?? body?.error ?? 'no reason given';
    throw new Error(`Mixpanel returned ${response.status}: ${reason}`);
  }
  return body.num_records_imported;
}

const app = Fastify();

const schema = {
  body: {
    type: 'object',
    required: ['id', 'user', 'event'],
    properties: {
      id: { type: 'string', pattern: '^[A-Za-z0-9-]{1,36}$' },
      user: { type: 'string', minLength: 1, maxLength: 255 },
      event: { type: 'string', minLength: 1, maxLength: 255 },
    },
  },
};

app.post('/events', { schema }, async (request) => {
  const { id, user, event } = request.body;
  return { imported: await importEvent(id, user, event) };
});

app.setErrorHandler((error, _request, reply) =>
  reply.code(error.statusCode ?? 502).send({ error: error.message }),
);

await app.listen({ port: 3000 });
