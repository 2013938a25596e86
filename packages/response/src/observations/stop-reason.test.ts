import { describe, expect, it } from 'vitest';
import { explainStop } from '#src/observations/stop-reason.ts';
import { observed } from '#test/observed.ts';

const explain = (body: unknown, headers?: Record<string, string>) => {
  const url = 'https://api.example.com/v1/messages';
  return explainStop(
    observed({ status: 200, statusText: 'OK', headers, body, url }, { url: new URL(url), method: 'POST' }),
  );
};

describe('what a model did not write', () => {
  it.each([
    [{ type: 'message', role: 'assistant', stop_reason: 'max_tokens' }, 'ends early'],
    [{ candidates: [{ finishReason: 'SAFETY' }] }, 'content filter'],
    [{ candidates: [{ finishReason: 'MAX_TOKENS' }] }, 'ends early'],
    [{ message: { role: 'assistant', content: [] }, finish_reason: 'MAX_TOKENS' }, 'ends early'],
    [{ model: 'llama', message: { role: 'assistant' }, done_reason: 'length' }, 'ends early'],
    [{ object: 'response', output: [{ content: [{ type: 'refusal', refusal: 'No' }] }] }, 'refused'],
    [{ object: 'text_completion', choices: [{ text: 'a', finish_reason: 'length' }] }, 'ends early'],
  ])('is said of %j', (body, words) => {
    expect(explain(body)).toContain(words);
  });

  it.each([
    [{ type: 'message', role: 'assistant', stop_reason: 'end_turn' }],
    [{ type: 'message', role: 'assistant', stop_reason: 'tool_use' }],
    [{ candidates: [{ name: 'Ada', finishReason: 'hired' }] }],
    [{ choices: [{ name: 'red', finish_reason: 'length' }] }],
    [{ stop_reason: 'length' }],
    [[{ stop_reason: 'refusal' }]],
  ])('is not said of %j', (body) => {
    expect(explain(body)).toBeUndefined();
  });

  it('is read from the end of a stream', () => {
    const event = (data: unknown) => `event: x\ndata: ${JSON.stringify(data)}\n\n`;
    const body = [
      { type: 'message_start', message: { role: 'assistant', stop_reason: null } },
      { type: 'message_delta', delta: { stop_reason: 'refusal' } },
      { type: 'message_stop' },
    ]
      .map(event)
      .join('');
    expect(explain(body, { 'content-type': 'text/event-stream' })).toContain('refused');
  });
});
