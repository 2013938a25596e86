import { formOfVariable, type KeyForm, recogniseKey } from '@gatehouse/contract/key-forms.ts';
import { type PastedKey, readPastedKey } from '@gatehouse/contract/pasted-key.ts';

/** What a pasted text is. */
export interface RecognisedKey {
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
export const recogniseSecret = (
  forms: readonly KeyForm[],
  secret: string,
  variable: string | undefined,
): Pick<RecognisedKey, 'form' | 'isCertain'> => {
  const form = recogniseKey(forms, secret);
  if (form !== undefined) return { form, isCertain: true };
  return { form: variable === undefined ? undefined : formOfVariable(forms, variable), isCertain: false };
};

/** @param isExact the user wants the text as it was pasted */
export const recogniseText = (forms: readonly KeyForm[], text: string, isExact: boolean): RecognisedKey => {
  const cut = isExact ? undefined : readPastedKey(text);
  const secret = cut?.secret ?? text.trim();
  return { secret, cut, ...recogniseSecret(forms, secret, cut?.name) };
};

const CATALOG = 'catalog:';

/** What the select of providers has as its value: the id of a listed provider, or the entry from which one is added. */
export const targetOf = (form: KeyForm | undefined): string | null => {
  if (form === undefined) return null;
  if (form.providerId !== null) return String(form.providerId);
  return form.catalogId === null ? null : `${CATALOG}${form.catalogId}`;
};

/** Where a key with this value of the select goes, as input of the operation. */
export const toTarget = (
  value: string | null,
): { catalogId: string } | { providerId: number | undefined } => {
  if (value?.startsWith(CATALOG) === true) return { catalogId: value.slice(CATALOG.length) };
  return { providerId: value === null ? undefined : Number(value) };
};

/** `api.example.com and uploads.example.com`; undefined if the hosts are not known before the key has a base URL. */
export const hostsOf = ({ hosts }: KeyForm): string | undefined =>
  hosts.length === 0 ? undefined : hosts.join(' and ');
