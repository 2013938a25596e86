import { isMask } from '@gatehouse/secrets/masks.ts';
import { notAKey } from '@gatehouse/secrets/names.ts';
import { BUILT_IN_PROVIDERS } from '#src/features/providers/built-in/all.ts';
import { CATALOGUE_FORMS, OTHER_FORMS } from '#src/features/providers/catalogue-key-forms.ts';

/** Forms that several providers share, or that belong to nobody's list: Stripe's relatives, JSON web tokens. */
const SHARED_FORMS = [
  '^(?:sk|rk|pk|whsec)_(?:live|test)_[0-9A-Za-z]{16,}$',
  '^eyJ[\\w-]{8,}\\.eyJ[\\w-]{8,}\\.[\\w-]*$',
  '^AKIA[0-9A-Z]{16}$',
];

const FORMS = [
  ...[...CATALOGUE_FORMS, ...OTHER_FORMS].map(({ pattern }) => pattern),
  ...BUILT_IN_PROVIDERS.flatMap(({ keyPattern }) => keyPattern ?? []),
  ...SHARED_FORMS,
].map((pattern) => new RegExp(pattern));

const MAX_FORM_LENGTH = 4096;

/** Whether a value has the form of some provider's keys, whatever its name. */
export const hasKeyForm = (value: string): boolean =>
  value.length >= 16 && value.length <= MAX_FORM_LENGTH && FORMS.some((form) => form.test(value));

/** Why a value that is a secret by its place is none that could be stored as a key. */
export const whyNoKey = (value: string): string | undefined => {
  const reason = notAKey(undefined, value);
  if (reason !== undefined) return reason;
  return value.length < 10 ? 'Shorter than 10 characters' : undefined;
};

/** A placeholder such as `{{token}}`, `<token>` or nothing at all: there is nothing to protect. */
export const isPlaceholder = (value: string): boolean =>
  value.trim() === '' ||
  isMask(value.trim()) ||
  /^\{\{?[^{}]*\}?\}$/.test(value.trim()) ||
  notAKey(undefined, value.trim()) === 'A placeholder, not a key';
