import { expect } from 'vitest';
import type { Call, IntegrationCases } from '#test/cases.ts';

const ask: Call = {
  name: 'returns the text of a response',
  call: 'ask',
  path: '/ask',
  input: { prompt: 'Name a colour.' },
  provider: [
    {
      method: 'POST',
      url: 'https://api.openai.com/v1/responses',
      headers: {
        authorization: 'Bearer OPENAI_API_KEY-value',
        'content-type': expect.stringContaining('application/json'),
      },
      body: { model: 'gpt-6-luna', input: 'Name a colour.', max_output_tokens: 1000 },
      response: {
        json: {
          id: 'resp_1',
          object: 'response',
          status: 'completed',
          output: [
            { id: 'rs_1', type: 'reasoning', summary: [] },
            {
              id: 'msg_1',
              type: 'message',
              role: 'assistant',
              content: [{ type: 'output_text', text: 'Teal.', annotations: [] }],
            },
          ],
        },
      },
    },
  ],
  result: 'Teal.',
  invalid: [{}, { prompt: '' }, { prompt: 'x'.repeat(4001) }],
  failure: {
    json: { error: { message: 'You exceeded your current quota', type: 'insufficient_quota' } },
    says: 'You exceeded your current quota',
  },
};

export const cases: IntegrationCases = {
  calls: [
    { ...ask, files: ['plain.mjs', 'plain.py'] },
    { ...ask, result: { text: 'Teal.' }, files: ['fastify.mjs', 'flask_app.py'] },
  ],
};
