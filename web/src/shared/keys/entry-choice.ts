import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { targetOf } from '#src/shared/keys/recognised-key.ts';
import type { ProviderChoice } from '#src/shared/providers/provider-select.tsx';

/** The API of the pasted key, if it is not in the list yet. */
export const entryChoice = (form: KeyForm | undefined): ProviderChoice[] => {
  const value = form?.catalogId == null ? null : targetOf(form);
  return form === undefined || value === null
    ? []
    : [{ value, label: `${form.name} (from the catalogue)`, slug: form.slug }];
};
