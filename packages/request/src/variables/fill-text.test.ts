import { describe, expect, it } from 'vitest';
import { fillText } from '#src/variables/fill-text.ts';

const VALUES: Record<string, string> = {
  host: 'api.example.com',
  'a.b-c_1': 'dotted',
  größe: '12',
  empty: '',
  nested: '{{host}} \\{{host}}',
  x: 'X',
};

const filled = (text: string) => fillText(text, (name) => VALUES[name]);

describe('a text with variables', () => {
  it.each([
    ['https://{{host}}/v1', 'https://api.example.com/v1'],
    ['{{ host }}{{\thost}}', 'api.example.comapi.example.com'],
    ['{{a.b-c_1}} {{größe}}', 'dotted 12'],
    ['<{{empty}}>', '<>'],
    // What is inserted is not read again.
    ['{{nested}}', '{{host}} \\{{host}}'],
    ['\\{{host}} \\{{', '{{host}} {{'],
    ['\\\\{{host}}', '\\{{host}}'],
    ['{"a":{{x}}}', '{"a":X}'],
    ['{{{x}}}', '{X}'],
  ])('%j becomes %j', (text, expected) => {
    expect(filled(text)).toEqual({ text: expected });
  });

  it.each(['{{}}', '{{ }}', '{{a b}}', '{{x', '{ {x}}', '{{x}', '{{a/b}}', '{{#if x}}', '{{x\n}}'])(
    'leaves %j, which is no variable',
    (text) => {
      expect(filled(text)).toEqual({ text });
    },
  );

  it('is refused with the names of all variables that have no value, each once', () => {
    expect(filled('{{a}}{{host}}{{b}}{{a}}')).toEqual({ problem: { kind: 'missing', names: ['a', 'b'] } });
  });

  it.each(['{{$guid}}', '{{ $guid }}', '{{$guid 1 5}}'])('is refused with the name of %j', (text) => {
    expect(filled(`x ${text}`)).toEqual({ problem: { kind: 'dynamic', name: '$guid' } });
  });

  it('may be as long as it may be with its values, and no longer', () => {
    const long = (maxLength: number) => fillText('{{x}}{{x}}abc', () => '12345', maxLength);
    expect(long(13)).toEqual({ text: '1234512345abc' });
    expect(long(12)).toEqual({ problem: { kind: 'too-long' } });
  });
});
