import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PASTE_NOTES, PASTE_PROBLEMS } from '#src/pasted/paste-notes.ts';

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/paste.md'), 'utf8');

/** The rows of the table below a heading, as `kind: sentence`. */
const rowsBelow = (heading: string): string[] => {
  const section = PAGE.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  return Array.from(
    section.matchAll(/^\| (\S+) \| (.*) \|$/gm),
    ([, kind, text]) => `${kind}: ${text}`,
  ).slice(1);
};

it.each([
  ['What differs', PASTE_NOTES],
  ['What cannot be sent', PASTE_PROBLEMS],
])('the page lists what is said: %s', (heading, sentences) => {
  expect(rowsBelow(heading)).toEqual(Object.entries(sentences).map(([kind, text]) => `${kind}: ${text}`));
});
