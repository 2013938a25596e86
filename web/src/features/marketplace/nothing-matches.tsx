import { Button, Group } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import {
  type FilterName,
  type Loosening,
  loosenings,
  without,
} from '#src/features/marketplace/marketplace-filter.ts';
import type { MarketplaceSearch } from '#src/features/marketplace/marketplace-search.ts';
import { formatCount } from '#src/lib/format.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';

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

const join = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);

const explain = (
  search: MarketplaceSearch,
  names: readonly FilterName[],
  found: readonly Loosening[],
): string => {
  const set = names.filter((name) => search[name] !== undefined);
  const all = join(set.map((name) => shown(search, name)));
  if (found.length === 0 || set.length === 1) return `Nothing matches ${all}.`;
  const alone = found.map(({ name }) => `the ${LABELS[name]}`);
  return `Nothing matches ${all} together. Without ${new Intl.ListFormat('en', { type: 'disjunction' }).format(alone)}, something does.`;
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
export const NothingMatches = ({ noun, search, names, countOf, onChange }: NothingMatchesProps) => {
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
