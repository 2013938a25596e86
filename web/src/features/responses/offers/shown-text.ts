import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { indentJson } from '#src/ui/code/indent-json.ts';

/** Headers in the format of an HTTP message, sorted; cookies each on a line of its own. */
export const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, value]) => value.split('\n').map((line) => `${name}: ${line}`));

/** A body is at most 64 KiB; indented, a hostile one would grow without bounds. */
const MAX_INDENTED_LENGTH = 256 * 1024;

export interface ShownText {
  text: string;
  language: 'json' | 'text';
}

/** JSON with indentation, its numbers as they were sent, also if its end was cut off; anything else as it is. */
export const shownText = (text: string, isCut: boolean): ShownText => {
  const isJson = /^\s*[[{]/.test(text) && (isCut || parseJsonText(text) !== undefined);
  if (!isJson) return { text, language: 'text' };
  return { text: indentJson(text, MAX_INDENTED_LENGTH), language: 'json' };
};
