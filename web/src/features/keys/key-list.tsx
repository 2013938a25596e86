import { Button, VisuallyHidden } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Section } from '#src/components/section.tsx';
import { needsAttention, searchRows } from '#src/features/keys/key-filter.ts';
import { KeyToolbar } from '#src/features/keys/key-toolbar.tsx';
import type { ShownKeys } from '#src/features/keys/shown-keys.ts';
import { formatCount } from '#src/lib/format.ts';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { KeyTable } from '#src/shared/keys/key-table.tsx';

const route = getRouteApi('/_shell/keys');

/** With fewer keys than this, a glance is enough. */
const TOOLBAR_FROM = 6;

/** The rows that match the filter in the URL, which can be linked to, and the search. */
const useFoundRows = (rows: readonly KeyRow[]) => {
  const { show = 'all' } = route.useSearch();
  const navigate = route.useNavigate();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim();
  const attention = rows.filter(needsAttention);
  return {
    show,
    setShow: (next: ShownKeys): void =>
      void navigate({
        search: { show: next === 'all' ? undefined : next },
        replace: true,
        resetScroll: false,
      }),
    search,
    setSearch,
    wanted,
    counts: { all: rows.length, attention: attention.length },
    found: searchRows(show === 'attention' ? attention : rows, wanted),
  };
};

const NothingFound = ({ wanted, onShowAll }: { wanted: string; onShowAll: () => void }) => (
  <EmptyState
    icon={IconKey}
    title={wanted === '' ? 'No key needs attention' : 'No key matches'}
    text={
      wanted === ''
        ? 'None is due for rotation, rejected by its provider, expired or about to expire.'
        : `None of these keys has “${wanted}” in its name, provider, type or hosts.`
    }
    action={
      <Button variant="default" onClick={onShowAll}>
        Show all keys
      </Button>
    }
  />
);

/** All keys, or those that match the filter and the search. */
export const KeyList = ({ rows }: { rows: readonly KeyRow[] }) => {
  const { found, wanted, ...filter } = useFoundRows(rows);
  const { show, setShow, search, setSearch } = filter;
  // Also shown while a filter hides keys, or there would be no way to see them again.
  const hasToolbar = rows.length >= TOOLBAR_FROM || show !== 'all' || search !== '';
  const showAll = (): void => {
    setSearch('');
    setShow('all');
  };
  return (
    <Section title="Your keys" flush actions={hasToolbar ? <KeyToolbar {...filter} /> : undefined}>
      {hasToolbar && (
        <VisuallyHidden role="status">{`${found.length} of ${formatCount(rows.length, 'key')} shown`}</VisuallyHidden>
      )}
      {found.length === 0 ? (
        <NothingFound wanted={wanted} onShowAll={showAll} />
      ) : (
        <KeyTable
          caption={found.length === rows.length ? 'All API keys' : 'Some of the API keys'}
          rows={found}
        />
      )}
    </Section>
  );
};
