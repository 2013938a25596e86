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

/** Yields the text that the model writes for a prompt, piece by piece. */
export async function* ask({ prompt }) {
  if (typeof prompt !== 'string' || prompt.length < 1 || prompt.length > 4000) {
    throw new TypeError('prompt must have 1 to 4000 characters');
  }
  const response = await fetch('https://api.openai.com/v1/responses', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${OPENAI_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ model: 'gpt-6-luna', input: prompt, stream: true }),
    signal: AbortSignal.timeout(120_000),
  });
  if (!response.ok) {
    const body = await response.json().catch(() => null);
    throw new Error(
      `OpenAI returned ${response.status}: ${body?.error?.message ?? 'no reason given'}`,
    );
  }
  for await (const event of events(response.body)) {
    if (event.type === 'response.output_text.delta') yield event.delta;
    if (event.type === 'error') throw new Error(`OpenAI stopped: ${event.message}`);
    if (event.type === 'response.failed') {
      throw new Error(`OpenAI stopped: ${event.response.error.message}`);
    }
  }
}
