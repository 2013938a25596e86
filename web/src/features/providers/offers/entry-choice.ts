import type { KeyForm } from '@gatehouse/contract/key-forms.ts';

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

/** A provider that can be chosen although it is not in the list yet. */
export interface ProviderChoice {
  value: string;
  label: string;
  /** Of an entry of the catalog: its name there. */
  name?: string;
  slug: string;
}

/** The API of the pasted key, if it is not in the list yet. */
export const entryChoice = (form: KeyForm | undefined): ProviderChoice[] => {
  const value = form?.catalogId == null ? null : targetOf(form);
  return form === undefined || value === null
    ? []
    : [{ value, label: `${form.name} (from the catalog)`, slug: form.slug, name: form.name }];
};
