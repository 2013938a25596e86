import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { formOfVariable, recognizeKey } from '@gatehouse/secrets/key-forms.ts';
import { type PastedKey, readPastedKey } from '@gatehouse/secrets/pasted-key.ts';

/** What a pasted text is. */
export interface RecognizedKey {
  /** What is stored. */
  secret: string;
  /** What was cut off to get it; undefined if the text is stored as it is. */
  cut: PastedKey | undefined;
  /** The API that the key is for; undefined if nothing says so. */
  form: KeyForm | undefined;
  /** Whether the key itself says so, or only the name of its variable. */
  isCertain: boolean;
}

/** The API that a key is for: its form is certain, the name of its variable only suggests one. */
export const recognizeSecret = (
  forms: readonly KeyForm[],
  secret: string,
  variable: string | undefined,
): Pick<RecognizedKey, 'form' | 'isCertain'> => {
  const form = recognizeKey(forms, secret);
  if (form !== undefined) return { form, isCertain: true };
  return { form: variable === undefined ? undefined : formOfVariable(forms, variable), isCertain: false };
};

/** @param isExact the user wants the text as it was pasted */
export const recognizeText = (forms: readonly KeyForm[], text: string, isExact: boolean): RecognizedKey => {
  const cut = isExact ? undefined : readPastedKey(text);
  const secret = cut?.secret ?? text.trim();
  return { secret, cut, ...recognizeSecret(forms, secret, cut?.name) };
};

/** `api.example.com and uploads.example.com`; undefined if the hosts are not known before the key has a base URL. */
export const hostsOf = ({ hosts }: KeyForm): string | undefined =>
  hosts.length === 0 ? undefined : hosts.join(' and ');
