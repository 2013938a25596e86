import express from 'express';

const { OPENAI_API_KEY } = process.env;
if (!OPENAI_API_KEY) throw new Error('Set OPENAI_API_KEY');

/** Yields the data of each server-sent event. */
async function* events(stream) {
  let text = '';
  for await (const piece of stream.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const blocks = text.split(/\r?\n\r?\n/);
    // The last block may still be on its way.
    text = blocks.pop();
    for (const block of blocks) {
      const data = block.split(/\r?\n/).find((line) => line.startsWith('data:'));
      if (data) yield JSON.parse(data.slice('data:'.length));
    }
  }
}

const app = express();

app.post('/stream', express.json(), async (request, response) => {
  const prompt = request.body?.prompt;
  if (typeof prompt !== 'string' || prompt.length < 1 || prompt.length > 4000) {
    response.status(400).json({ error: 'prompt must have 1 to 4000 characters' });
    return;
  }
  // A reader who goes away ends the call, which costs as long as it runs.
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const upstream = await fetch('https://api.openai.com/v1/responses', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${OPENAI_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ model: 'gpt-6-luna', input: prompt, stream: true }),
    signal: AbortSignal.any([gone.signal, AbortSignal.timeout(120_000)]),
  });
  if (!upstream.ok) {
    const body = await upstream.json().catch(() => null);
    throw new Error(
      `OpenAI returned ${upstream.status}: ${body?.error?.message ?? 'no reason given'}`,
    );
  }
  response.type('text/plain');
  for await (const event of events(upstream.body)) {
    if (event.type === 'response.output_text.delta') response.write(event.delta);
    if (event.type === 'error') response.write(`\n[OpenAI stopped: ${event.message}]`);
  }
  response.end();
});

app.use((error, _request, response, _next) => {
  response.status(error.status ?? 502).json({ error: error.message });
});

app.listen(3000);
