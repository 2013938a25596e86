import Fastify from 'fastify';

const { GOOGLE_GEMINI_API_KEY } = process.env;
if (!GOOGLE_GEMINI_API_KEY) throw new Error('Set GOOGLE_GEMINI_API_KEY');

const SENTIMENTS = ['positive', 'neutral', 'negative'];

const SHAPE = {
  type: 'OBJECT',
  properties: {
    sentiment: { type: 'STRING', enum: SENTIMENTS },
    topics: { type: 'ARRAY', items: { type: 'STRING' } },
  },
  required: ['sentiment', 'topics'],
};

async function classify(review) {
  const response = await fetch(
    'https://generativelanguage.googleapis.com/v1beta/models/gemini-3.6-flash:generateContent',
    {
      method: 'POST',
      headers: { 'x-goog-api-key': GOOGLE_GEMINI_API_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        systemInstruction: { parts: [{ text: 'Classify the review of a product.' }] },
        contents: [{ role: 'user', parts: [{ text: review }] }],
        generationConfig: { responseMimeType: 'application/json', responseSchema: SHAPE },
      }),
      signal: AbortSignal.timeout(60_000),
    },
  );
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `Gemini returned ${response.status}: ${body?.error?.message ?? 'no reason given'}`,
    );
  }
  const candidate = body.candidates?.[0];
  if (candidate?.finishReason !== 'STOP') {
    throw new Error(
      `Gemini did not finish: ${candidate?.finishReason ?? body.promptFeedback?.blockReason}`,
    );
  }
  const result = JSON.parse(candidate.content.parts.map(({ text }) => text ?? '').join(''));
  if (!SENTIMENTS.includes(result.sentiment)) throw new Error('Gemini returned no known sentiment');
  return result;
}

const app = Fastify();

const schema = {
  body: {
    type: 'object',
    required: ['review'],
    properties: { review: { type: 'string', minLength: 1, maxLength: 4000 } },
  },
};

app.post('/classify', { schema }, (request) => classify(request.body.review));

app.setErrorHandler((error, _request, reply) =>
  reply.code(error.statusCode ?? 502).send({ error: error.message }),
);

await app.listen({ port: 3000 });
