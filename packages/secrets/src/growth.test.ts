import { expect, it } from 'vitest';
import { findSecrets, type TextKind } from '#src/find-secrets.ts';
import { containsMask, isMask, maskValue, removeMasks } from '#src/masks.ts';
import { isSecretName } from '#src/names.ts';
import { readPastedKey } from '#src/pasted-key.ts';
import { readPastedLines } from '#src/pasted-lines.ts';
import { isPlaceholder } from '#src/placeholders.ts';
import { partsOfSecret } from '#src/schemes.ts';
import { createKeyForms, keySpans } from '#src/shapes.ts';
import { isSecretValue, notAKey } from '#src/values.ts';
import { isWords } from '#src/words.ts';

/*
 * Work that grows with the text: a text of 16 times the length takes as long as 16 texts. If each character is compared with
 * each, it takes 16 times as long. What is compared is processor time of this thread, the lesser of two runs.
 */

const hasForm = createKeyForms(['^[a-z]{2,4}_[0-9A-Za-z]{32}$', '^[^:\\s]{1,64}:[0-9a-f]{32}-us\\d{1,2}$']);

const KINDS: readonly TextKind[] = ['prose', 'url', 'multipart', 'xml', 'yaml', 'csv', 'plain'];

const READERS: Record<string, (text: string) => unknown> = {
  containsMask,
  isMask,
  isPlaceholder,
  isSecretName,
  'isSecretValue of a text': (text) => isSecretValue(text, ['key']),
  'isSecretValue of a name': (text) => isSecretValue('x', [text]),
  isWords,
  keySpans: (text) => keySpans(text, hasForm),
  maskValue,
  notAKey: (text) => notAKey(text, text),
  partsOfSecret,
  readPastedKey,
  readPastedLines: (text) => readPastedLines(text, hasForm),
  removeMasks,
  ...Object.fromEntries(
    KINDS.map((kind) => [`findSecrets in ${kind}`, (text: string) => findSecrets(text, kind, { hasForm })]),
  ),
};

/** Texts of about so many characters that earlier readers took too long for. */
const TEXTS: Record<string, (length: number) => string> = {
  'a name, many dashes and a number': (n) => `sk-a1${'-'.repeat(n)}1234567890123`,
  'a quote and many spaces': (n) => `Scheme a="b${' '.repeat(n)}`,
  'a quote, many spaces and another quote': (n) => `Scheme a="b${' '.repeat(n)}"c`,
  'many words': (n) => 'aB1-'.repeat(n / 4),
  'many digits': (n) => `${'1'.repeat(n)}x`,
  'many dots': (n) => `${'.'.repeat(n)}x`,
  'many asterisks': (n) => `${'*'.repeat(n)}x`,
  'many brackets': (n) => '{<[$%'.repeat(n / 5),
  'many assignments': (n) => 'api_key=a1;'.repeat(n / 11),
  'many starts of tokens': (n) => 'eyJaaaaaaaa-'.repeat(n / 12),
  'many starts of URLs': (n) => '://a'.repeat(n / 4),
  'many starts of keys': (n) => 'sk-'.repeat(n / 3),
  'many quotes with escapes': (n) => `a="${'\\"'.repeat(n / 2)}`,
  'many lines': (n) => 'A=1\n'.repeat(n / 4),
  'one word': (n) => 'a'.repeat(n),
  'many capitals': (n) => 'aA'.repeat(n / 2),
  'many escapes': (n) => '%25'.repeat(n / 3),
  'many escaped parameters': (n) => 'a%3Db%26'.repeat(n / 8),
  'many parameters': (n) => 'a=b?token=c;'.repeat(n / 12),
  'many nested parameters': (n) => 'a=%3Fb%3D'.repeat(n / 9),
  'many backslashes': (n) => `"${'\\'.repeat(n - 1)}`,
  'many escaped quotes': (n) => `{"a":"${'{\\"a\\":\\"'.repeat(n / 9)}`,
  'many entities': (n) => '&amp;quot;'.repeat(n / 10),
  'many elements': (n) => '<token a="b">c'.repeat(n / 14),
  'many sections for characters': (n) => '<a><![CDATA['.repeat(n / 12),
  'many fields': (n) => '{"name":"token","value":['.repeat(n / 25),
  'many quotes behind names': (n) => `token="token='`.repeat(n / 14),
  'many private keys': (n) => '-----BEGIN PRIVATE KEY-----'.repeat(n / 27),
  'many parts': (n) => '--b\n\nname=token\n'.repeat(n / 16),
  'many cells': (n) => 'token,"a""b",c\n'.repeat(n / 15),
  'many dashes and names': (n) => 'token: - a: b\n'.repeat(n / 14),
  'many names and signs': (n) => 'api_key='.repeat(n / 8),
  'many options': (n) => ' --token a1B2c3D4e5'.repeat(n / 19),
  'many texts in base64': (n) => 'dG9rZW49YTFCMmMzRDRlNUY2ZzdIOA== '.repeat(n / 33),
  'many spoken secrets': (n) => 'token is '.repeat(n / 9),
  'many webhooks': (n) => 'hooks.slack.com/services/a/b/'.repeat(n / 29),
};

const LENGTH = 2_048;
const FACTOR = 16;
/** Memory for a longer text makes it slower too. */
const MOST = 5;
/** The clock of processor time ticks so slowly. */
const TICKS_MS = 40;

const milliseconds = (work: () => unknown): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 2; run += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
};

it.each(Object.keys(READERS))('the work of %s grows with its text and no faster', (name) => {
  const read = READERS[name] ?? (() => {});
  for (const [what, textOf] of Object.entries(TEXTS)) {
    const short = textOf(LENGTH);
    const long = textOf(LENGTH * FACTOR);
    const many = milliseconds(() => {
      for (let one = 0; one < FACTOR; one += 1) read(short);
    });
    expect
      .soft(
        milliseconds(() => read(long)),
        what,
      )
      .toBeLessThan(MOST * many + TICKS_MS);
  }
});
