import { expect } from 'vitest';
import type { Call, Exchange, IntegrationCases } from '#test/cases.ts';

const posted = (json: unknown): Exchange => ({
  method: 'POST',
  url: 'https://slack.com/api/chat.postMessage',
  headers: {
    authorization: 'Bearer SLACK_API_KEY-value',
    'content-type': expect.stringContaining('application/json'),
  },
  body: { channel: '#builds', text: 'The build of main failed.' },
  response: { json },
});

const post: Call = {
  name: 'posts a message',
  call: 'postMessage',
  input: { channel: '#builds', text: 'The build of main failed.' },
  provider: [posted({ ok: true, channel: 'C123', ts: '1503435956.000247' })],
  result: '1503435956.000247',
  invalid: [{}, { channel: '', text: 'Hello' }, { channel: '#builds', text: '' }],
  failure: { json: { ok: false, error: 'ratelimited' }, says: 'ratelimited' },
};

export const cases: IntegrationCases = {
  calls: [
    post,
    {
      ...post,
      name: 'reports an error that comes with the status 200',
      provider: [posted({ ok: false, error: 'channel_not_found' })],
      problem: 'channel_not_found',
      invalid: [],
    },
  ],
};
