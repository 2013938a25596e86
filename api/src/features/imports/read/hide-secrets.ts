import type { JsonValue } from '@gatehouse/contract/common.ts';

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
 * Replaces secrets that a document also has where nothing says that they are secrets: in a name, a description, a URL. The
 * function returns the same value if it contains none.
 */
export const hidingSecrets = (secrets: readonly string[]): (<T>(value: T) => T) => {
  const all = [...new Set(secrets.flatMap(spellings))].sort((a, b) => b.length - a.length);
  const hide = (value: JsonValue): JsonValue => {
    if (typeof value === 'string')
      return all.reduce(
        (text, secret) => (text.includes(secret) ? text.replaceAll(secret, HIDDEN) : text),
        value,
      );
    if (Array.isArray(value)) return value.map(hide);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [hide(name) as string, hide(inner)]),
    );
  };
  return <T>(value: T) => (all.length === 0 ? value : (hide(value as JsonValue) as T));
};
