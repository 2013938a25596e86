const { ANTHROPIC_API_KEY } = process.env;
if (!ANTHROPIC_API_KEY) throw new Error('Set ANTHROPIC_API_KEY');

type Block = { type: string; text?: string };

async function ask(prompt: string): Promise<string> {
  const response = await fetch('https://api.anthropic.com/v1/messages', {
    method: 'POST',
    headers: {
      'x-api-key': `${ANTHROPIC_API_KEY}`,
      'anthropic-version': '2023-06-01',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      model: 'claude-sonnet-5',
      max_tokens: 1000,
      system: 'You answer in two sentences at most.',
      messages: [{ role: 'user', content: prompt }],
    }),
    signal: AbortSignal.timeout(60_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `Anthropic returned ${response.status}: ${body?.error?.message ?? 'no reason given'}`,
    );
  }
  // Thinking and the use of tools are blocks too, and have no text.
  return body.content.map(({ type, text }: Block) => (type === 'text' ? text : '')).join('');
}

export async function POST(request: Request): Promise<Response> {
  const { prompt } = (await request.json().catch(() => null)) ?? {};
  if (typeof prompt !== 'string' || prompt.length < 1 || prompt.length > 4000) {
    return Response.json({ error: 'prompt must have 1 to 4000 characters' }, { status: 400 });
  }
  try {
    return Response.json({ text: await ask(prompt) });
  } catch (error) {
    return Response.json({ error: (error as Error).message }, { status: 502 });
  }
}
