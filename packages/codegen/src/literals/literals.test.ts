import { describe, expect, it } from 'vitest';
import { csString } from '#src/literals/csharp.ts';
import { goString } from '#src/literals/go.ts';
import { javaString } from '#src/literals/java.ts';
import { jsString, jsValue } from '#src/literals/javascript.ts';
import { phpString } from '#src/literals/php.ts';
import { hasSameNumbers, pyString, pyValue } from '#src/literals/python.ts';
import { rubyString } from '#src/literals/ruby.ts';

/*
 * The texts themselves, for languages that a machine may not have. That they mean what they should is tested in
 * test/execution.test.ts, where they run.
 */

describe('a string', () => {
  it('in JavaScript ends no script element', () => {
    expect(jsString('a"b\\ </script>\u2028')).toBe('"a\\"b\\\\ <\\/script>\\u2028"');
    // biome-ignore lint/security/noGlobalEval: the text must be the value of the code
    expect(eval(jsString('"\\\n\u202e</script>😀\u{e0001}'))).toBe('"\\\n\u202e</script>😀\u{e0001}');
  });

  it('in Python escapes backslashes and quotes', () => {
    expect(pyString('a"b\\')).toBe('"a\\"b\\\\"');
    expect(pyString('\0\u{e0001}')).toBe('"\\u0000\\U000e0001"');
  });

  it('in PHP is never interpolated', () => {
    expect(phpString("it's $HOME {$x} \\")).toBe("'it\\'s $HOME {$x} \\\\'");
    expect(phpString('"$HOME {$x}\n\u001b')).toBe('"\\"\\$HOME {\\$x}\\n\\u{1b}"');
  });

  it('in Ruby is never interpolated', () => {
    expect(rubyString("it's #{x} \\")).toBe("'it\\'s #{x} \\\\'");
    expect(rubyString('#{x} #$y #@z "\n')).toBe('"\\#{x} \\#$y \\#@z \\"\\n"');
  });

  it('in Java is ASCII without escapes that the compiler reads first, in pieces if it is long', () => {
    expect(javaString('"\\\n\0\u007f')).toBe('"\\"\\\\\\n\\000\\177"');
    expect(javaString('\\u0041ü😀')).toBe('"\\\\u0041\\u00fc\\ud83d\\ude00"');
    expect(javaString('x'.repeat(40_000))).toMatch(/^String\.join\("", "x{16000}", "x{16000}", "x{8000}"\)$/);
  });

  it('in Go is between back quotes only if nothing in it needs an escape', () => {
    expect(goString('plain')).toBe('"plain"');
    expect(goString('{"a":"\\"}')).toBe('`{"a":"\\"}`');
    expect(goString('"`')).toBe('"\\"`"');
    expect(goString('"\r\u202e')).toBe('"\\"\\r\\u202e"');
  });

  it('in C# is escaped by UTF-16 unit', () => {
    expect(csString('"\\\n\u{e0001}')).toBe('"\\"\\\\\\n\\udb40\\udc01"');
  });
});

describe('a JSON value', () => {
  it('in JavaScript is the same value, whatever its names', () => {
    const value = JSON.parse('{"__proto__":{"a":1},"a-b":[1,null,true],"2":"x","ü":{},"c":[]}');
    // biome-ignore lint/security/noGlobalEval: the value of the code must be the same
    expect(JSON.stringify(eval(`(${jsValue(value, '')})`))).toBe(JSON.stringify(value));
  });

  it('in Python has the constants of Python', () => {
    expect(pyValue({ a: [true, false, null], b: {}, c: '' }, '')).toBe(
      '{\n    "a": [\n        True,\n        False,\n        None,\n    ],\n    "b": {},\n    "c": "",\n}',
    );
  });

  it.each([
    [1, true],
    [1e20, true],
    [1e21, false],
    [0.5, true],
    [0.00001, false],
    [{ a: [1e-7] }, false],
    ['1e21', true],
  ])('with the numbers of %j is written alike by Python: %s', (value, isSame) => {
    expect(hasSameNumbers(value)).toBe(isSame);
  });
});
