import { describe, expect, it } from 'vitest';
import { prettyText, sentText } from '#src/features/responses/offers/body-text.ts';

describe('a body as text', () => {
  it('is what was sent, or the response if that is the text itself', () => {
    expect(sentText({ text: '{"a": 1.0}', response: { a: 1 } })).toBe('{"a": 1.0}');
    expect(sentText({ response: '<p>"x"</p>' })).toBe('<p>"x"</p>');
    expect(sentText({ response: [1] })).toBe('[1]');
    expect(sentText({})).toBe('null');
  });

  it('is indented however long it is', () => {
    const text = `[${'1,'.repeat(200_000)}1]`;
    expect(prettyText(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
  });

  it('is as it was sent if indentation would make it grow without bounds', () => {
    const deep = '['.repeat(100_000);
    expect(prettyText(deep)).toBe(deep);
  });
});
