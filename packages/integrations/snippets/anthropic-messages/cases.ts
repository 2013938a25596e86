import type { Call, IntegrationCases } from '#test/cases.ts';

const ask: Call = {
  name: 'returns the text of a message',
  call: 'ask',
  path: '/ask',
  input: { prompt: 'Why is the sky blue?' },
  provider: [
    {
      method: 'POST',
      url: 'https://api.anthropic.com/v1/messages',
      headers: {
        'x-api-key': 'ANTHROPIC_API_KEY-value',
        'anthropic-version': '2023-06-01',
        'content-type': 'application/json',
      },
      body: {
        model: 'claude-sonnet-5',
        max_tokens: 1000,
        system: 'You answer in two sentences at most.',
        messages: [{ role: 'user', content: 'Why is the sky blue?' }],
      },
      response: {
        json: {
          id: 'msg_01',
          type: 'message',
          role: 'assistant',
          content: [
            { type: 'thinking', thinking: '', signature: 'EqQB' },
            { type: 'text', text: 'Air scatters blue light most.' },
          ],
          stop_reason: 'end_turn',
        },
      },
    },
  ],
  result: 'Air scatters blue light most.',
  invalid: [{}, { prompt: '' }, { prompt: 'x'.repeat(4001) }],
  failure: {
    json: { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } },
    says: 'invalid x-api-key',
  },
  files: ['plain.py'],
};

export const cases: IntegrationCases = {
  calls: [ask, { ...ask, result: { text: ask.result }, files: ['route.ts'] }],
  screen: {
    component: 'AskForm',
    props: {},
    fill: { Question: 'Why is the sky blue?' },
    press: 'Ask',
    request: { method: 'POST', path: '/ask', body: { prompt: 'Why is the sky blue?' } },
    response: { text: 'Air scatters blue light most.' },
    shows: 'Air scatters blue light most.',
  },
};
