import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { targetOf } from '#src/shared/keys/key-target.ts';

/** A provider that can be chosen although it is not in the list yet. */
export interface ProviderChoice {
  value: string;
  label: string;
  /** Of an entry of the catalogue: its name there. */
  name?: string;
  slug: string;
}

/** The API of the pasted key, if it is not in the list yet. */
export const entryChoice = (form: KeyForm | undefined): ProviderChoice[] => {
  const value = form?.catalogId == null ? null : targetOf(form);
  return form === undefined || value === null
    ? []
    : [{ value, label: `${form.name} (from the catalogue)`, slug: form.slug, name: form.name }];
};
