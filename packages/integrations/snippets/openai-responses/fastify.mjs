import Fastify from 'fastify';

const { OPENAI_API_KEY } = process.env;
if (!OPENAI_API_KEY) throw new Error('Set OPENAI_API_KEY');

async function ask(prompt) {
  const response = await fetch('https://api.openai.com/v1/responses', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${OPENAI_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ model: 'gpt-6-luna', input: prompt, max_output_tokens: 1000 }),
    signal: AbortSignal.timeout(60_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `OpenAI returned ${response.status}: ${body?.error?.message ?? 'no reason given'}`,
    );
  }
  // A reasoning model lists its reasoning first, then its messages.
  return body.output
    .flatMap(({ content }) => content ?? [])
    .filter(({ type }) => type === 'output_text')
    .map(({ text }) => text)
    .join('');
}

const app = Fastify();

const schema = {
  body: {
    type: 'object',
    required: ['prompt'],
    properties: { prompt: { type: 'string', minLength: 1, maxLength: 4000 } },
  },
};

app.post('/ask', { schema }, async (request) => ({ text: await ask(request.body.prompt) }));

app.setErrorHandler((error, _request, reply) =>
  reply.code(error.statusCode ?? 502).send({ error: error.message }),
);

await app.listen({ port: 3000 });
