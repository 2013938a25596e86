import { firstPerKey } from '#src/features/research/first-per-key.ts';

/** Longer texts are cut before they are processed. */
const MAX_READ = 20_000;

/** One line of at most `max` characters, without control characters. */
export const oneLine = (text: string, max: number): string => {
  const line = text
    .slice(0, MAX_READ)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line.length <= max
    ? line
    : `${line
        .slice(0, max - 1)
        .toWellFormed()
        .trimEnd()}…`;
};

/** `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The first paragraph of Markdown or HTML as plain text. */
export const firstParagraph = (text: string, max: number): string => {
  const plain = text
    .slice(0, MAX_READ)
    .replace(/```[^`]*```/g, ' ')
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/!?\[([^\][]{0,300})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/^\s{0,3}#{1,6}\s.*$/gm, '')
    .replace(/[*_`]+/g, '');
  const [first = ''] = plain.split(/\r?\n\s*\r?\n/).filter((part) => part.trim() !== '');
  return oneLine(first, max);
};

/** At most `max` different words or phrases, in the given order, each cut to `length`. */
export const phrases = (texts: readonly string[], max: number, length: number): string[] => {
  const lines = texts.map((text) => oneLine(text, length)).filter((text) => text !== '');
  return firstPerKey(lines, (text) => text.toLowerCase()).slice(0, max);
};
