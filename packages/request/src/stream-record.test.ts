import { describe, expect, it } from 'vitest';
import { mayHoldText, readRecord, writtenText } from '#src/stream-record.ts';

const event = (text: string) => readRecord('events', text);

describe('a record of a stream', () => {
  it('is an event with its type, its id and its data', () => {
    expect(event('event: add\nid: 7\ndata: {"a":\ndata:1}\nretry: 10')).toMatchObject({
      type: 'add',
      id: '7',
      data: '{"a":\n1}',
    });
    expect(event('data:  two spaces\r\ndata')).toMatchObject({ type: undefined, data: ' two spaces\n' });
    expect(event(': keep-alive')).toMatchObject({ data: 'keep-alive' });
  });

  it('is a line of JSON as it is written', () => {
    expect(readRecord('lines', '{"a":1.0} ').data).toBe('{"a":1.0}');
    expect(readRecord('sequence', '\u001e{"a":\n1}\n').data).toBe('{"a":\n1}');
  });

  it.each([
    ['OpenAI', { choices: [{ delta: { content: ' from' } }] }],
    ['OpenAI responses', { type: 'response.output_text.delta', delta: ' from' }],
    ['Anthropic', { type: 'content_block_delta', delta: { type: 'text_delta', text: ' from' } }],
    ['Google', { candidates: [{ content: { parts: [{ text: ' from' }] } }] }],
    ['Ollama', { model: 'x', message: { role: 'assistant', content: ' from' } }],
  ])('shows the text that a model of %s wrote, with its spaces', (_name, value) => {
    const record = `data: ${JSON.stringify(value)}`;
    expect(event(record).delta).toBe(' from');
    expect(mayHoldText(record)).toBe(true);
  });

  it('may hold text under a name with escapes, and cannot without such a name', () => {
    const record = String.raw`data: {"\u0064elta":{"t\u0065xt":" from"}}`;
    expect(event(record).delta).toBe(' from');
    expect(mayHoldText(record)).toBe(true);
    expect(mayHoldText('data: {"id":1}')).toBe(false);
  });

  it('has no such text otherwise', () => {
    for (const data of ['[DONE]', '{"choices":[]}', '{"delta":5}', '{"response":"x"}', '{broken'])
      expect(event(`data: ${data}`).delta).toBeUndefined();
  });

  it('is part of the whole text', () => {
    const pieces = ['Hello', ' from', '.'].map((content) =>
      event(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`),
    );
    expect(writtenText([...pieces, event('data: [DONE]')])).toBe('Hello from.');
  });
});
