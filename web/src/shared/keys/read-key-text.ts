import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { recogniseKey } from '@gatehouse/secrets/key-forms.ts';
import { type PastedLine, readPastedLines } from '@gatehouse/secrets/pasted-lines.ts';
import { type PastedParts, pastedParts } from '#src/shared/keys/pasted-parts.ts';

/** What several pasted lines are: the values of one key, one key, or several keys. */
export type KeyText =
  | { values: PastedParts; text?: never; lines?: never }
  | { text: string; values?: never; lines?: never }
  | { lines: PastedLine[]; values?: never; text?: never };

/** A line that reads back as the only key of several lines, such as the two halves of an AWS key. */
const asLine = ({ name, secret }: PastedLine): string =>
  name === undefined ? secret : `${name}="${secret.replaceAll('"', '\\"')}"`;

/** Reads the keys in several lines; undefined if the text has one line, or no key in its lines. */
export const readKeyText = (forms: readonly KeyForm[], text: string): KeyText | undefined => {
  if (!/\S[\r\n]+\s*\S/.test(text)) return undefined;
  const lines = readPastedLines(text, (secret) => recogniseKey(forms, secret) !== undefined);
  const [first, ...others] = lines;
  if (first === undefined || lines.every(({ problem }) => problem !== undefined)) return undefined;
  const values = pastedParts(forms, lines);
  if (values !== undefined) return { values };
  return others.length === 0 ? { text: asLine(first) } : { lines };
};
