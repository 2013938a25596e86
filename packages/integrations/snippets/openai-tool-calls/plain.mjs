const { OPENAI_API_KEY } = process.env;
if (!OPENAI_API_KEY) throw new Error('Set OPENAI_API_KEY');

/** More rounds than this mean that the model goes round in circles. */
const MAX_ROUNDS = 5;

const TOOLS = [
  {
    type: 'function',
    name: 'find_order',
    description: 'Finds an order of the shop by its number.',
    strict: true,
    parameters: {
      type: 'object',
      properties: { number: { type: 'string', description: 'Such as A-1001' } },
      required: ['number'],
      additionalProperties: false,
    },
  },
];

const ORDERS = new Map([['A-1001', { status: 'sent', arrives: '2026-12-01' }]]);

/** What each tool does. A tool that fails tells the model why, so that it can say so. */
function runTool(name, args) {
  if (name !== 'find_order') return { error: `there is no tool ${name}` };
  try {
    const { number } = JSON.parse(args);
    return ORDERS.get(number) ?? { error: `there is no order ${number}` };
  } catch {
    return { error: 'the arguments are not JSON' };
  }
}

async function respond(input) {
  const response = await fetch('https://api.openai.com/v1/responses', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${OPENAI_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ model: 'gpt-6-luna', input, tools: TOOLS }),
    signal: AbortSignal.timeout(60_000),
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `OpenAI returned ${response.status}: ${body?.error?.message ?? 'no reason given'}`,
    );
  }
  return body.output;
}

/** Returns what the model writes after it has called the tools that it needs. */
export async function ask({ question }) {
  if (typeof question !== 'string' || question.length < 1 || question.length > 4000) {
    throw new TypeError('question must have 1 to 4000 characters');
  }
  const input = [{ role: 'user', content: question }];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const output = await respond(input);
    const calls = output.filter(({ type }) => type === 'function_call');
    if (calls.length === 0) {
      return output
        .flatMap(({ content }) => content ?? [])
        .filter(({ type }) => type === 'output_text')
        .map(({ text }) => text)
        .join('');
    }
    // The model needs all of its own output again, its reasoning too.
    input.push(...output);
    for (const { call_id, name, arguments: args } of calls) {
      input.push({
        type: 'function_call_output',
        call_id,
        output: JSON.stringify(runTool(name, args)),
      });
    }
  }
  throw new Error(`The model called tools ${MAX_ROUNDS} times without an end`);
}
