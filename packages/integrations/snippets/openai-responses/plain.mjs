const { OPENAI_API_KEY } = process.env;
if (!OPENAI_API_KEY) throw new Error('Set OPENAI_API_KEY');

/** Returns the text that the model writes for a prompt. */
export async function ask({ prompt }) {
  if (typeof prompt !== 'string' || prompt.length < 1 || prompt.length > 4000) {
    throw new TypeError('prompt must have 1 to 4000 characters');
  }
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
