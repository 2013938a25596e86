import type { Call, IntegrationCases } from '#test/cases.ts';

const stream = (events: { type: string }[]): string =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');

const delta = (text: string) => ({ type: 'response.output_text.delta', delta: text });

const ask: Call = {
  name: 'yields the text of a stream',
  call: 'ask',
  path: '/stream',
  input: { prompt: 'Say hello.' },
  provider: [
    {
      method: 'POST',
      url: 'https://api.openai.com/v1/responses',
      headers: { authorization: 'Bearer OPENAI_API_KEY-value', 'content-type': 'application/json' },
      body: { model: 'gpt-6-luna', input: 'Say hello.', stream: true },
      response: {
        headers: { 'content-type': 'text/event-stream; charset=utf-8' },
        text: stream([
          { type: 'response.created' },
          delta('Grüß'),
          delta(' dich'),
          { type: 'response.output_text.done' },
          { type: 'response.completed' },
        ]),
      },
    },
  ],
  result: ['Grüß', ' dich'],
  invalid: [{}, { prompt: '' }, { prompt: 'x'.repeat(4001) }],
  failure: { json: { error: { message: 'Rate limit reached' } }, says: 'Rate limit reached' },
  files: ['plain.mjs', 'plain.py'],
};

export const cases: IntegrationCases = {
  calls: [ask, { ...ask, result: 'Grüß dich', files: ['express.mjs'] }],
};
