import { describe, expect, it } from 'vitest';
import { explainIncomplete } from '#src/observations/incomplete.ts';
import { explainRepeatedName, explainRounded } from '#src/observations/lost-in-parsing.ts';
import { explainShape } from '#src/observations/shape.ts';
import { observed } from '#test/observed.ts';

const shape = (body: string, type: string) =>
  explainShape(observed({ body, headers: { 'content-type': type } }));

describe('an unusual body', () => {
  it('reports a number that programs round, as it was sent', () => {
    expect(explainRounded(observed({ body: '{"id":9007199254740993}' }))).toContain(': 9007199254740993.');
    expect(explainRounded(observed({ body: '[1e400]' }))).toContain(': 1e400.');
    expect(explainRounded(observed({ body: `[${'9'.repeat(5_000)}]` }))).toContain(`: ${'9'.repeat(40)}….`);
    expect(explainRounded(observed())).toBeUndefined();
  });

  it('reports an object that has a name twice', () => {
    expect(explainRepeatedName(observed({ body: '{"a":1,"a":2}' }))).toContain('the same name twice');
    expect(explainRepeatedName(observed())).toBeUndefined();
  });

  it('says what bound a body exceeds that was not parsed', () => {
    const words = (body: string) => shape(body, 'application/json');
    expect(words(`["${'x'.repeat(2 * 1024 * 1024)}"]`)).toBe('The response is JSON of more than 2 MiB.');
    expect(words(`[${'1,'.repeat(100_000)}1]`)).toBe('The response is JSON of more than 100,000 values.');
  });

  it('counts lines and events up to a hundred thousand', () => {
    expect(shape('a\n\n  \nb', 'text/csv')).toBe('The response is a CSV table of 2 lines.');
    expect(shape('{}\n'.repeat(100_001), 'application/x-ndjson')).toBe(
      'The response is more than 100,000 lines of JSON.',
    );
    expect(shape('data: 1\n\n', 'text/event-stream')).toBe('The response is a stream of 1 event.');
  });

  it('says that a body was cut because of other calls', () => {
    expect(explainIncomplete(observed({ truncated: true, isCrowdedOut: true }))).toContain(
      'the responses of other calls',
    );
  });
});
