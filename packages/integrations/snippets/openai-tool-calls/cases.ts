import { expect } from 'vitest';
import type { Exchange, IntegrationCases } from '#test/cases.ts';

const QUESTION = 'Where is my order A-1001?';
const REASONING = { type: 'reasoning', id: 'rs_1', summary: [] };
const CALL = {
  type: 'function_call',
  id: 'fc_1',
  call_id: 'call_1',
  name: 'find_order',
  arguments: '{"number":"A-1001"}',
};
const TEXT = 'It was sent and arrives on 1 December.';

const respond = (input: unknown[], output: unknown[]): Exchange => ({
  method: 'POST',
  url: 'https://api.openai.com/v1/responses',
  headers: { authorization: 'Bearer OPENAI_API_KEY-value', 'content-type': 'application/json' },
  body: {
    model: 'gpt-6-luna',
    input,
    tools: [expect.objectContaining({ type: 'function', name: 'find_order', strict: true })],
  },
  response: { json: { id: 'resp_1', output } },
});

const asked = { role: 'user', content: QUESTION };
// Python writes a space after a comma and a colon.
const found = expect.stringMatching(/^\{"status": ?"sent", ?"arrives": ?"2026-12-01"\}$/);

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'runs the tool that the model asks for',
      call: 'ask',
      input: { question: QUESTION },
      provider: [
        respond([asked], [REASONING, CALL]),
        respond(
          [
            asked,
            REASONING,
            CALL,
            { type: 'function_call_output', call_id: 'call_1', output: found },
          ],
          [{ type: 'message', content: [{ type: 'output_text', text: TEXT }] }],
        ),
      ],
      result: TEXT,
      invalid: [{}, { question: '' }, { question: 'x'.repeat(4001) }],
      failure: {
        json: { error: { message: 'Incorrect API key provided' } },
        says: 'Incorrect API key provided',
      },
    },
    {
      name: 'tells the model that an order does not exist',
      call: 'ask',
      input: { question: QUESTION },
      provider: [
        respond([asked], [{ ...CALL, arguments: '{"number":"B-2"}' }]),
        respond(
          [
            asked,
            { ...CALL, arguments: '{"number":"B-2"}' },
            {
              type: 'function_call_output',
              call_id: 'call_1',
              output: expect.stringContaining('there is no order B-2'),
            },
          ],
          [{ type: 'message', content: [{ type: 'output_text', text: 'I cannot find it.' }] }],
        ),
      ],
      result: 'I cannot find it.',
      invalid: [],
      failure: { json: { error: { message: 'Server error' } }, says: 'Server error' },
    },
  ],
};
