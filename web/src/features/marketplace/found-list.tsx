import { andList, orList } from '@gatehouse/contract/plain/word-list.ts';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue } from 'react';
import {
  type FilterName,
  type Loosening,
  loosenings,
  without,
} from '#src/features/marketplace/marketplace-filter.ts';
import type { MarketplaceSearch } from '#src/features/marketplace/marketplace-search.ts';
import type { ListProps } from '#src/features/marketplace/toolbar.tsx';
import { formatCount } from '#src/lib/format.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { GrowingList } from '#src/ui/table/growing-list.tsx';

const LABELS: Readonly<Record<FilterName, string>> = {
  category: 'category',
  difficulty: 'difficulty',
  framework: 'framework',
  language: 'language',
  query: 'search',
};

/** `the category “ai”` */
const shown = (search: MarketplaceSearch, name: FilterName): string =>
  `the ${LABELS[name]} “${search[name]}”`;

const explain = (
  search: MarketplaceSearch,
  names: readonly FilterName[],
  found: readonly Loosening[],
): string => {
  const set = names.filter((name) => search[name] !== undefined);
  const all = andList(set.map((name) => shown(search, name)));
  if (found.length === 0 || set.length === 1) return `Nothing matches ${all}.`;
  const alone = found.map(({ name }) => `the ${LABELS[name]}`);
  return `Nothing matches ${all} together. Clear ${orList(alone)} to see results.`;
};

interface NothingMatchesProps {
  /** What is listed, such as "integration". */
  noun: string;
  search: MarketplaceSearch;
  /** The filters of this tab. */
  names: readonly FilterName[];
  countOf: (search: MarketplaceSearch) => number;
  onChange: (search: MarketplaceSearch) => void;
}

/** Says which filters leave nothing, and loosens each of them, or all, in one click. */
const NothingMatches = ({ noun, search, names, countOf, onChange }: NothingMatchesProps) => {
  const found = loosenings(search, names, countOf);
  const isSeveral = names.filter((name) => search[name] !== undefined).length > 1;
  return (
    <EmptyState
      icon={IconFilterOff}
      title={`No ${noun} matches`}
      text={explain(search, names, found)}
      action={
        <Group gap="xs" justify="center">
          {isSeveral &&
            found.map(({ name, count }) => (
              <Button
                key={name}
                variant="default"
                size="xs"
                onClick={() => onChange(without(search, [name]))}
              >
                {`Clear the ${LABELS[name]} (${formatCount(count, noun)})`}
              </Button>
            ))}
          <Button variant="default" size="xs" onClick={() => onChange(without(search, names))}>
            {isSeveral
              ? 'Clear all filters'
              : `Clear the ${LABELS[names.find((name) => search[name] !== undefined) ?? 'query']}`}
          </Button>
        </Group>
      }
    />
  );
};

interface FoundListProps<Row> extends Omit<ListProps, 'onChange'> {
  rows: readonly Row[];
  /** What a row is called, such as "integration". */
  noun: string;
  /** The filters of this tab; without them, it has a search only. */
  names?: readonly FilterName[];
  filter: (rows: readonly Row[], search: MarketplaceSearch) => Row[];
  rowKey: (row: Row) => string;
  /** The rows show code: few are drawn at a time, because highlighting takes a while. */
  isWide?: boolean;
  /** Draws a row. */
  children: (row: Row) => ReactNode;
}

/** What matches of a tab's rows, or which filters leave nothing. */
export const FoundList = <Row,>({
  rows,
  noun,
  names = ['query'],
  filter,
  rowKey,
  isWide = false,
  search,
  typed,
  apply,
  children,
}: FoundListProps<Row>) => {
  const query = useDeferredValue(typed.query);
  const found = filter(rows, { ...search, query });
  return (
    <>
      <VisuallyHidden role="status">{`${found.length} of ${formatCount(rows.length, noun)} shown`}</VisuallyHidden>
      {found.length === 0 ? (
        <NothingMatches
          noun={noun}
          search={typed}
          names={names}
          countOf={(other) => filter(rows, other).length}
          onChange={apply}
        />
      ) : (
        // With code, anew for another selection, so that it begins at its start.
        <GrowingList
          key={isWide ? `${search.framework} ${search.language} ${query}` : undefined}
          rows={found}
          rowKey={rowKey}
          step={isWide ? 8 : 30}
          isWide={isWide}
        >
          {children}
        </GrowingList>
      )}
    </>
  );
};
