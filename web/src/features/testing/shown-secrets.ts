import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { MaskedOriginal, TestResult } from '@gatehouse/contract/testing.ts';

/** Puts what each mask stands for in its place. A longer mask may begin like a shorter one, so it comes first. */
const unmasker = (originals: readonly MaskedOriginal[], as: 'text' | 'value') => {
  const longestFirst = originals.toSorted((a, b) => b.shown.length - a.shown.length);
  return (text: string): string =>
    longestFirst.reduce((shown, original) => shown.replaceAll(original.shown, () => original[as]), text);
};

/** The result with its masked secrets shown: in text as they were sent, in a tree as the parsed value has them. */
export const withSecrets = (result: TestResult, originals: readonly MaskedOriginal[]): TestResult => {
  const inText = unmasker(originals, 'text');
  const inValue = unmasker(originals, 'value');
  const show = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return inValue(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(show);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [inValue(name), show(inner)]));
  };
  const { response, text, headers, statusText } = result;
  return {
    ...result,
    response: typeof response === 'string' ? inText(response) : response && show(response),
    text: text && inText(text),
    headers:
      headers &&
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [inText(name), inText(value)])),
    statusText: statusText && inText(statusText),
  };
};
