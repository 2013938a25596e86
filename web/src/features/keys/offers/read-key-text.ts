import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { recognizeKey } from '@gatehouse/secrets/key-forms.ts';
import { type PastedLine, readPastedLines } from '@gatehouse/secrets/pasted-lines.ts';
import { wordsOfName } from '@gatehouse/secrets/words.ts';
import type { PartValues } from '#src/features/keys/form/key-parts.tsx';
import { targetOf } from '#src/features/providers/offers/entry-choice.ts';

export interface PastedParts {
  apiKey: string;
  providerId: string | null;
  parts: PartValues;
}

const phraseOf = (name: string): string => wordsOfName(name).join(' ');

/**
 * The values of one key, if the pasted lines are just these: `ADZUNA_APP_ID=…` and `ADZUNA_APP_KEY=…`. Undefined if they are
 * something else.
 */
export const pastedParts = (
  forms: readonly KeyForm[],
  lines: readonly PastedLine[],
): PastedParts | undefined => {
  const byName = new Map(lines.map(({ name = '', secret }) => [phraseOf(name), secret]));
  for (const form of forms) {
    const { slug, keyParts } = form;
    if (keyParts === null || keyParts.parts.length !== lines.length) continue;
    const values = keyParts.parts.flatMap(({ name }): [string, string][] => {
      const value = byName.get(phraseOf(`${slug} ${name}`));
      return value === undefined ? [] : [[name, value]];
    });
    if (values.length < lines.length) continue;
    const { [keyParts.main]: apiKey = '', ...parts } = Object.fromEntries(values);
    return { apiKey, providerId: targetOf(form), parts };
  }
  return undefined;
};

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
  if (!/\S[\r\n]\s*\S/.test(text)) return undefined;
  const lines = readPastedLines(text, (secret) => recognizeKey(forms, secret) !== undefined);
  const [first, ...others] = lines;
  if (first === undefined || lines.every(({ problem }) => problem !== undefined)) return undefined;
  const values = pastedParts(forms, lines);
  if (values !== undefined) return { values };
  return others.length === 0 ? { text: asLine(first) } : { lines };
};
