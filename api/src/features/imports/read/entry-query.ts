import type { Pair } from '#src/features/imports/read/draft.ts';
import { asPlaceholders, type StaysAsVariable } from '#src/features/imports/read/variables.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** The parts of a text, every second one of which is a variable that stays. */
const byVariables = (text: string, stays: StaysAsVariable): string[] =>
  asPlaceholders(text, stays).split(/(\{\{[^{}]*\}\})/);

/** Encoded, except for the braces of a placeholder. */
const encodedText = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/%7B([\w.-]*)%7D/g, '{$1}');

/** What is encoded already, and a `+`, stay as they are. */
const encodedTyped = (text: string): string =>
  text
    .split(/(%[0-9a-f]{2}|\+)/i)
    .map((part, at) => (at % 2 === 1 ? part : encodedText(part)))
    .join('');

/** What may stand in a path: a value of a path variable with a slash would be two segments. */
export const encodedSegment = (value: string): string =>
  value
    .split(/(%[0-9a-f]{2}|\{\{[^{}]*\}\})/i)
    .map((part, at) => (at % 2 === 1 ? part : encodeURIComponent(part.toWellFormed())))
    .join('');

/** A URL in its parts: what is before the query, its parameters as they are written, and its fragment. */
export const splitUrl = (url: string): { path: string; parameters: string[]; fragment: string } => {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  return { path, parameters: query === '' ? [] : query.split('&'), fragment };
};

/** The name and the value of a parameter as it is written. One without `=` is a value without a name. */
export const parameterPair = (written: string): Pair => {
  const [, name = '', value = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(written) ?? [];
  return [decoded(name), decoded(value)];
};

/** The parameter as it is written in a URL; one without a name is its value alone. */
export const writtenParameter = ([name, value]: Pair, isTyped: boolean, stays: StaysAsVariable): string => {
  const encodePart = isTyped ? encodedTyped : encodedText;
  const encode = (text: string): string =>
    byVariables(text, stays)
      .map((part, at) => (at % 2 === 1 ? part : encodePart(part)))
      .join('');
  return name === '' ? encode(value) : `${encode(name)}=${encode(value)}`;
};

/** The URL of these parts. */
export const joinUrl = (path: string, parameters: readonly string[], fragment: string): string =>
  `${path}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}${fragment}`;
