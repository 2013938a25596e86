import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { wordsOfName } from '@gatehouse/secrets/names.ts';
import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import type { PartValues } from '#src/shared/keys/key-part-values.ts';
import { targetOf } from '#src/shared/keys/key-target.ts';

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
