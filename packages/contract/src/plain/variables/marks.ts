/* Variables of requests: `{{name}}`. Screens read them before any schema is loaded, so this imports none. */

export const MAX_VARIABLE_NAME_LENGTH = 100;

/** Letters, digits, `_`, `-` and `.`. */
export const isVariableName = (name: string): boolean =>
  name.length <= MAX_VARIABLE_NAME_LENGTH && /^[\p{L}\p{N}_.-]+$/u.test(name);

/** A variable as a text has it. */
export const writtenVariable = (name: string): string => `{{${name}}}`;

/** Whether a text may have a variable; hardly any has one. */
export const mayHaveVariable = (text: string): boolean => text.includes('{{');

/** What a text has of variables. */
type Mark = {
  start: number;
  end: number;
} & (
  | { kind: 'variable'; name: string }
  /** `{{$guid}}`: another program makes up a value there, Gatehouse does not. */
  | { kind: 'dynamic'; name: string }
  /** `\{{`, which means `{{`. */
  | { kind: 'escape'; name?: never }
);

// After the braces there is no other opening brace, and each character fits in one way only: none is read twice.
const MARKS = /\\\{\{|\{\{[ \t]*(?:(?<name>[\p{L}\p{N}_.-]+)[ \t]*|\$(?<dynamic>[^{}\r\n]*))\}\}/gu;

const DYNAMIC_NAME = /^[\p{L}\p{N}_.-]+/u;

/** The marks in a text, in their order. */
export const variableMarks = (text: string): Mark[] => {
  if (!mayHaveVariable(text)) return [];
  return Array.from(text.matchAll(MARKS)).flatMap(({ 0: mark, index, groups = {} }): Mark[] => {
    const place = { start: index, end: index + mark.length };
    if (groups.name !== undefined) return [{ ...place, kind: 'variable', name: groups.name }];
    if (groups.dynamic === undefined) return [{ ...place, kind: 'escape' }];
    const [name] = DYNAMIC_NAME.exec(groups.dynamic) ?? [];
    return name === undefined ? [] : [{ ...place, kind: 'dynamic', name: `$${name}` }];
  });
};

/** The text that means this one, with no variable in it. */
export const escapeMarks = (text: string): string => {
  const pieces: string[] = [];
  let copied = 0;
  for (const { start } of variableMarks(text)) {
    pieces.push(text.slice(copied, start), '\\');
    copied = start;
  }
  return pieces.join('') + text.slice(copied);
};

/** Where the scheme, the host and the port of a URL end that may begin with a variable. */
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/?#\\]*/i;

const addressIn = (url: string): string => {
  // A variable contains none of the characters that end an address.
  const [address = ''] = ADDRESS.exec(url) ?? [];
  return address;
};

/** Whether a variable says where a URL leads: `{{base}}/users`, `https://{{region}}.example.com/`. */
export const hasVariableHost = (url: string): boolean =>
  mayHaveVariable(url) && variableMarks(addressIn(url)).length > 0;

/**
 * The URL with a stand-in for each variable of its address, so that the rest of it can be read; the same text if there is
 * none. No host is named like that.
 */
export const withStandIns = (url: string): string => {
  if (!hasVariableHost(url)) return url;
  const address = addressIn(url);
  const pieces: string[] = [];
  let copied = 0;
  for (const { start, end } of variableMarks(address)) {
    const before = address.slice(copied, start);
    pieces.push(before, standInAfter(before, copied === 0));
    copied = end;
  }
  return pieces.join('') + address.slice(copied) + url.slice(address.length);
};

/** At the beginning it stands for a scheme and a host; after a colon for a port; else for a part of a name. */
const standInAfter = (before: string, isFirst: boolean): string => {
  if (isFirst && before === '') return 'https://variable.invalid';
  return before.endsWith(':') ? '1' : 'variable';
};

/** What of a URL says where it leads: its origin, or, if variables say it, the text of them. */
export const originText = (url: string): string =>
  hasVariableHost(url) ? addressIn(url) : (URL.parse(url)?.origin ?? url);
