import { ALL_OPTION } from '@gatehouse/contract/plain/marketplace-options.ts';
import { Group, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#src/features/marketplace/marketplace.module.css';
import type { FilterName } from '#src/features/marketplace/marketplace-filter.ts';
import { MAX_QUERY, type MarketplaceSearch } from '#src/features/marketplace/marketplace-search.ts';
import { searchInUrl, searchOfUrl } from '#src/lib/search-in-url.ts';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { useSearchText } from '#src/ui/form/use-search-text.ts';

/** The search and how it is changed: the URL has both. */
export interface SearchProps {
  search: MarketplaceSearch;
  onChange: (search: MarketplaceSearch) => void;
}

/** The search with the text as it is typed, ahead of the URL. */
export const useTypedSearch = ({ search, onChange }: SearchProps) => {
  const { text, setText } = useSearchText(search.query, (query) => onChange({ ...search, query }));
  /** For a search that replaces what was typed too. */
  const apply = (next: MarketplaceSearch): void => {
    if (next.query === undefined) setText('');
    // What the address says already stays as it is there.
    const isSame = next.query !== undefined && next.query === searchOfUrl(search.query);
    onChange({ ...next, query: isSame ? search.query : next.query && searchInUrl(next.query) });
  };
  return { typed: { ...search, query: text.trim() || undefined }, text, setText, apply };
};

/** For the list below the toolbar: the search as it is typed, and how to replace it. */
export type ListProps = SearchProps & Pick<ReturnType<typeof useTypedSearch>, 'typed' | 'apply'>;

interface FilterSelectProps extends SearchProps {
  name: FilterName;
  label: string;
  options: readonly string[];
}

/** One filter; its first option means no filter. */
export const FilterSelect = ({ search, onChange, name, label, options }: FilterSelectProps) => {
  const value = search[name];
  // One from a link that is no longer offered.
  const shown = value === undefined || options.includes(value) ? options : [...options, value];
  return (
    <NativeSelect
      size="xs"
      label={label}
      className={classes.filter}
      data={[{ value: '', label: ALL_OPTION }, ...shown]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange({ ...search, [name]: currentTarget.value || undefined })}
    />
  );
};

interface ToolbarProps {
  label: string;
  text: string;
  setText: (text: string) => void;
  children?: ReactNode;
}

export const Toolbar = ({ label, text, setText, children }: ToolbarProps) => (
  <Group gap="xs" align="flex-end" className={classes.toolbar}>
    {children}
    <SearchField label={label} maxLength={MAX_QUERY} search={text} setSearch={setText} />
  </Group>
);
