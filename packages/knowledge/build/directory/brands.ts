import type { DirectoryTables } from '#build/directory/tables.ts';

/** The provider's name as people write it; for an unknown one, the first label of its domain. */
export const brandOf = ({ brands }: DirectoryTables, provider: string): string => {
  const known = brands.get(provider)?.name;
  if (known !== undefined) return known;
  const label = provider.replace(/^(?:www|api|developers?)\./, '').split('.')[0] ?? provider;
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** The company's domain; null if the directory's name is made up (`.local`). */
export const domainOf = ({ brands }: DirectoryTables, provider: string): string | null => {
  const known = brands.get(provider)?.domain;
  if (known !== undefined) return known;
  return /\.local$|^localhost|[^a-z0-9.-]/.test(provider) || !provider.includes('.') ? null : provider;
};
