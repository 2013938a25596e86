import { REMOVED_SECRET } from '@gatehouse/secrets/names.ts';
import type { Span } from '#src/logging/secret-forms.ts';

/** Whether a header, a parameter or a field of this name is a secret. */
export type IsSecret = (name: string) => boolean;

/** A mask that is there already: of the key that was used, or of a secret that was found before. */
const isMasked = (value: string): boolean => value === REMOVED_SECRET || /^\S{0,3}\*{20}\S*$/.test(value);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** A parameter of a URL, wherever it is in a text, or of a form: at its start too. */
const PARAMETER = /(?<=^|[?&#;]|\\u0026|&amp;)([^\s?&#;="'<>\\/]{1,200})=([^\s&#"'<>\\]+)/g;

/** The text without the values of secret parameters, in URLs that it contains or as a form. */
export const withoutSecretParameters = (text: string, isSecret: IsSecret): string =>
  text.replace(PARAMETER, (whole: string, name: string, value: string) =>
    isSecret(decoded(name)) && !isMasked(decoded(value)) ? `${name}=${REMOVED_SECRET}` : whole,
  );

/** The parts of JSON that matter here. The last string may have lost its end. */
const TOKEN = /"((?:[^"\\]|\\[\s\S])*(?:\\$)?)(?:"|$)|(-?\d[\d.eE+-]{5,})|[{}[\],]/g;
const IS_NAME = /\s*:/y;

/** The string of a JSON text between these quotes; as written if it is damaged. */
const unquoted = (text: string): string => {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
};

/** How deep JSON inside a string of JSON is read. */
const MAX_NESTING = 3;

/** A string that is JSON itself, as tools and webhooks send it, without its secrets; undefined if it has none. */
const cleanInner = (written: string, isSecret: IsSecret, nesting: number): string | undefined => {
  if (nesting === 0 || !/^\s*[[{]/.test(written) || !written.includes('\\"')) return undefined;
  const inner = unquoted(written);
  const clean = withoutSecretFields(inner, isSecret, nesting - 1);
  return clean === inner ? undefined : JSON.stringify(clean).slice(1, -1);
};

/**
 * The JSON text without the strings in secret fields, or anywhere below them, and without their numbers of six digits or
 * more: a shorter one is a setting. Its spaces stay as they are. It may be cut off, or be anything else: what looks like a
 * field is one.
 */
export const withoutSecretFields = (text: string, isSecret: IsSecret, nesting = MAX_NESTING): string => {
  const parts: string[] = [];
  let copied = 0;
  /** Of each open object or list, whether all below it is secret. */
  const open: boolean[] = [];
  let isField = false;
  const replace = ([start, end]: Span, by: string): void => {
    parts.push(text.slice(copied, start), by);
    copied = end;
  };
  const readString = (written: string, start: number, after: number): void => {
    IS_NAME.lastIndex = after;
    if (IS_NAME.test(text)) {
      isField = isSecret(unquoted(written));
      return;
    }
    const span: Span = [start, start + written.length];
    if (isField || open.at(-1) === true) {
      if (written !== '' && !isMasked(written)) replace(span, REMOVED_SECRET);
      return;
    }
    const clean = cleanInner(written, isSecret, nesting);
    if (clean !== undefined) replace(span, clean);
  };
  for (const { 0: token, 1: written, 2: number, index } of text.matchAll(TOKEN)) {
    if (written !== undefined) readString(written, index + 1, index + token.length);
    else if (number !== undefined) {
      if (isField || open.at(-1) === true) replace([index, index + token.length], `"${REMOVED_SECRET}"`);
    } else {
      if (token === '{' || token === '[') open.push(isField || open.at(-1) === true);
      if (token === '}' || token === ']') open.pop();
      isField = false;
    }
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(copied);
};

/** The headers without the values of secret ones, and without secret parameters of URLs in the others. */
export const withoutSecretHeaders = (
  headers: Readonly<Record<string, string>>,
  isSecret: IsSecret,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      // `access-control-allow-credentials` says what a browser may do.
      const isNamed = isSecret(name) && !name.toLowerCase().startsWith('access-control-');
      if (isNamed && value !== '' && !isMasked(value)) return [name, REMOVED_SECRET];
      return [name, withoutSecretParameters(value, isSecret)];
    }),
  );
