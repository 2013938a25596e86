import type { JsonValue } from '@gatehouse/contract/common.ts';
import { mapTexts } from '@gatehouse/contract/plain/map-json.ts';
import { mergeSpans, replaceSpans, type Span } from '@gatehouse/secrets/spans.ts';

/** A shorter secret could be an ordinary word of the document. */
const MIN_LENGTH = 8;

/** What stands in place of a secret. */
export const HIDDEN = '{key}';

/** The spellings of a secret in a document: as it is, in a URL, and the password of a basic one. */
const spellings = (secret: string): string[] => {
  const [, password] = /^[^:]+:(.+)$/s.exec(secret) ?? [];
  return [secret, ...(password === undefined ? [] : [password])].flatMap((text) =>
    text.length < MIN_LENGTH
      ? []
      : [text, encodeURIComponent(text.toWellFormed()), Buffer.from(text).toString('base64')],
  );
};

/**
 * Finds where texts are in another one, in time that grows with that one and not with how many there are: those that begin with the
 * same characters are found together, and of each length at once. Each has at least `MIN_LENGTH` characters.
 */
const createFinder = (texts: readonly string[]): ((text: string) => Span[]) => {
  const byStart = new Map<string, Map<number, Set<string>>>();
  for (const one of texts) {
    const start = one.slice(0, MIN_LENGTH);
    const byLength = byStart.get(start) ?? new Map<number, Set<string>>();
    byStart.set(start, byLength.set(one.length, (byLength.get(one.length) ?? new Set()).add(one)));
  }
  return (text) => {
    const spans: Span[] = [];
    for (let at = 0; at + MIN_LENGTH <= text.length; at += 1) {
      const byLength = byStart.get(text.slice(at, at + MIN_LENGTH));
      for (const [length, same] of byLength ?? [])
        if (same.has(text.slice(at, at + length))) spans.push([at, at + length]);
    }
    return mergeSpans(spans);
  };
};

/**
 * Replaces secrets that a document also has where nothing says that they are secrets: in a name, a description, a URL. The
 * function returns the same value if it contains none.
 */
export const hidingSecrets = (secrets: readonly string[]): (<T>(value: T) => T) => {
  const all = secrets.flatMap(spellings);
  const find = createFinder(all);
  const hide = (text: string): string => replaceSpans(text, find(text), HIDDEN);
  return <T>(value: T) => (all.length === 0 ? value : (mapTexts(value as JsonValue, hide, hide) as T));
};
