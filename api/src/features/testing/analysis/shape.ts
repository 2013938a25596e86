import type { ReadBody } from '#src/features/testing/response-body.ts';

const MAX_NAMES = 8;

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const namesOf = (value: object): string => {
  const names = Object.keys(value);
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `${names.slice(0, MAX_NAMES).join(', ')}${more}`;
};

/** What came, in one sentence: the form of the JSON, or that it is none. */
export const explainShape = ({ value, kind, isBrokenJson }: ReadBody): string => {
  if (kind === 'empty') return 'The response has no body.';
  if (kind === 'binary') return 'The response is binary content.';
  if (isBrokenJson) return 'The response says that it is JSON and cannot be read as JSON.';
  if (kind === 'text') return 'The response is text, not JSON.';
  if (Array.isArray(value)) {
    const first = value[0];
    const fields =
      typeof first === 'object' && first !== null && !Array.isArray(first)
        ? `, the first with ${namesOf(first)}`
        : '';
    return `The response is a JSON list of ${plural(value.length, 'entry').replace('entrys', 'entries')}${fields}.`;
  }
  if (typeof value === 'object' && value !== null) {
    const count = Object.keys(value).length;
    return count === 0
      ? 'The response is an empty JSON object.'
      : `The response is a JSON object with ${plural(count, 'field')}: ${namesOf(value)}.`;
  }
  return `The response is a JSON ${value === null ? 'null' : typeof value}.`;
};
