import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { containsMask, isMask, maskValue } from '#src/masks.ts';
import { isSecretName } from '#src/names.ts';
import { isPlaceholder } from '#src/placeholders.ts';
import { createKeyForms, hasKeyShape } from '#src/shapes.ts';
import { isSecretValue } from '#src/values.ts';

/*
 * Names, values, masks and texts that were judged by hand before there was one answer to each question. Those of
 * cases-aside.tsv were not looked at until then.
 */

/** What the keys of some providers look like. */
const hasForm = createKeyForms([
  '^lin_api_[0-9A-Za-z]{40}$',
  '^SG\\.[\\w-]{22}\\.[\\w-]{43}$',
  '^ghp_\\w{36}$',
  '^hf_[A-Za-z]{34}$',
]);

const isSecretPair = (pair: string): boolean => {
  const at = pair.indexOf('=');
  const value = pair.slice(at + 1);
  const typed = /^\d+$/.test(value) ? Number(value) : value;
  return isSecretValue(typed, [pair.slice(0, at)]) || hasKeyShape(value, hasForm);
};

const QUESTIONS: Record<string, (text: string) => boolean | string> = {
  name: isSecretName,
  shape: (text) => hasKeyShape(text, hasForm),
  placeholder: isPlaceholder,
  mask: isMask,
  hasmask: containsMask,
  maskof: maskValue,
  value: isSecretPair,
};
const ANSWERS: Record<string, boolean> = { yes: true, no: false };

describe.each(['cases.tsv', 'cases-aside.tsv'])('%s', (file) => {
  const lines = readFileSync(new URL(`../test/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
  const cases = lines.map((line) => {
    const [question = '', answer = '', text = ''] = line.split('\t');
    return { question, answer, text: text.replaceAll('\\n', '\n') };
  });
  it.each(cases)('$question of "$text": $answer', ({ question, answer, text }) => {
    expect(QUESTIONS[question]?.(text)).toBe(ANSWERS[answer] ?? answer);
  });
});
