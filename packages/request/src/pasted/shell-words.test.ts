import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandWords } from '#src/pasted/cmd-words.ts';
import { posixWords } from '#src/pasted/shell-words.ts';
import { shellWord } from '#src/shell.ts';
import { SEED } from '#test/seed.ts';

const words = (command: string) => commandWords(command).words ?? commandWords(command).problem;

describe('the words of a POSIX shell', () => {
  it.each([
    ['a \'b c\'"d e"f', ['a', 'b cd ef']],
    [`a '' ""`, ['a', '', '']],
    ['a \\\n  b\\ c \\\r\n d', ['a', 'b c', 'd']],
    [`"a\\"b\\\\c\\$d\\e"`, ['a"b\\c$d\\e']],
    ['"two\\\nlines"', ['twolines']],
    [`$'a\\'b\\n\\x41\\u00fc\\101\\xc3\\xbc'`, ["a'b\nAüAü"]],
    ['$"text"', ['text']],
    [`'it'\\''s'`, ["it's"]],
    ['a # a comment', ['a']],
    ['a#b', ['a#b']],
    ['~/x *.txt {a,b}', ['~/x', '*.txt', '{a,b}']],
  ])('of %j are %j', (command, expected) => {
    expect(words(command)).toEqual(expected);
  });

  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a shell, not of a template
  it.each(['rm -rf ~', '$(rm -rf ~)', '`rm`', '"$(id)"', '${HOME}', '"$KEY"'])(
    'keep what a shell would run or expand as text: %s',
    (text) => {
      const read = posixWords(`a ${text}`);
      expect(read.words?.slice(1).join(' ')).toBe(text.replaceAll('"', ''));
    },
  );

  it.each([
    ['a b | sh', 'What follows was left out, from here on: |.', '| sh'],
    ['a b; rm x', 'What follows was left out, from here on: ;.', '; rm x'],
    ['a b && c', 'What follows was left out, from here on: &.', '&& c'],
    ['a b\nc', 'What follows was left out, from here on: the next line.', '\nc'],
  ])('end where the first command ends: %j', (command, note, rest) => {
    expect(posixWords(command)).toMatchObject({ words: ['a', 'b'], notes: [note], rest });
  });

  it('keep a URL that nobody has quoted, and say so', () => {
    expect(posixWords('curl https://a.example/x?a=1&b=2')).toMatchObject({
      words: ['curl', 'https://a.example/x?a=1&b=2'],
      notes: ['The URL has no quotes: a shell would cut it at the &.'],
    });
  });

  it.each(["a 'b", 'a "b', "a $'b", 'a "b\\'])('say that a quote is not closed: %s', (command) => {
    expect(posixWords(command)).toEqual({ problem: 'A quote in the command is not closed' });
  });

  it('are the words that were quoted, whatever they are', () => {
    const word = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 12 })
      .filter((text) => !/[\0\r]/.test(text));
    const doubled = (text: string): string => `"${text.replaceAll(/[$`"\\]/g, '\\$&')}"`;
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.boolean()), { minLength: 1, maxLength: 5 }), (list) => {
        const command = list
          .map(([text, isSingle]) => (isSingle ? shellWord(text) : doubled(text)))
          .join(' ');
        fc.pre(!/`[ \t]*\n/.test(command));
        expect(posixWords(command).words).toEqual(list.map(([text]) => text));
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  it('are found in any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const read = commandWords(text);
        expect(read.words ?? read.problem).toBeDefined();
      }),
      { seed: SEED, numRuns: 5000 },
    );
  });
});

describe('the words of a command for cmd.exe', () => {
  it.each([
    [
      'curl ^"https://a.example/?a=1^&b=2^" ^\n  -H ^"X: 1^"',
      ['curl', 'https://a.example/?a=1&b=2', '-H', 'X: 1'],
    ],
    ['curl ^"a^" ^\r\n --data-raw ^"^{^\\^"a^\\^":1^}^"', ['curl', 'a', '--data-raw', '{"a":1}']],
    ['curl "a b" ^\n -d "{\\"a\\": \\"c\\\\\\"}"', ['curl', 'a b', '-d', '{"a": "c\\"}']],
    ['curl ^"50^%^ off^"', ['curl', '50% off']],
  ])('of %j are %j', (command, expected) => {
    expect(words(command)).toEqual(expected);
  });
});
