import type { HistoryItem } from '@gatehouse/contract/history.ts';
import { statusBadge } from '@gatehouse/contract/plain/status-badge.ts';
import { Text } from '@mantine/core';
import { useDebouncedValue, useDidUpdate } from '@mantine/hooks';
import { IconChevronDown, IconHistory } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { HISTORY_KEY, useHistory } from '#src/features/history/history-query.ts';
import { openCall } from '#src/features/history/open-call.ts';
import { useOpenRequest } from '#src/features/requests/offers/open-request.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatDateTime, formatRelative } from '#src/lib/format.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useReader } from '#src/lib/use-operation.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { toastError } from '#src/ui/feedback/toast.ts';
import { TreeList } from '#src/ui/table/tree-list.tsx';
import { RowMethod, RowName, RowNote } from '#src/ui/table/tree-row-parts.tsx';

/** So long no key is pressed before a search begins, in ms. */
const PAUSE_MS = 250;

interface RecentCallsProps {
  /** What is searched for, in the whole history. */
  search: string;
  /** Changes with each call that is made on the screen. */
  calls: unknown;
  /** A request was opened. */
  onOpened: () => void;
}

/** Opens a call as a request. One whose body was cut off cannot be sent again, and is shown in the history. */
const useOpen = (onOpened: () => void) => {
  const openRequest = useOpenRequest();
  const navigate = useNavigate();
  const read = useReader(trpc.history.get);
  const [isBusy, setBusy] = useState(false);
  const open = async (id: number): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const call = await read({ id });
      if (call.requestBodyTruncated) void navigate({ to: '/history', search: { call: id } });
      else openCall(openRequest, call);
      onOpened();
    } catch (error) {
      toastError(errorMessage(error), 'The call could not be opened');
    } finally {
      setBusy(false);
    }
  };
  return (id: number): void => void open(id);
};

/** `/v1/models?page=2`, or what was called if that is no URL. */
const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed === null ? url : `${parsed.pathname}${parsed.search}`;
};

const Row = ({ call: { method, url, status, createdAt } }: { call: HistoryItem }) => (
  <>
    <StatusBadge tone={statusBadge(status ?? undefined).tone}>{status ?? 'None'}</StatusBadge>{' '}
    <RowMethod>{method}</RowMethod>{' '}
    <RowName hint={`${url}  ${formatDateTime(createdAt)}`}>{pathOf(url)}</RowName>{' '}
    <RowNote>{formatRelative(createdAt)}</RowNote>
  </>
);

const NoCalls = ({ isFound }: { isFound: boolean }) =>
  isFound ? (
    <Text size="sm" c="dimmed" p="xs" role="status">
      No call matches.
    </Text>
  ) : (
    <EmptyState icon={IconHistory} title="No calls yet" text="The calls that you make are listed here." />
  );

/** The calls of the history, newest first, to open one on the test screen again. */
export const RecentCalls = ({ search, calls, onOpened }: RecentCallsProps) => {
  const [q] = useDebouncedValue(search.trim(), PAUSE_MS);
  const history = useHistory({ q: q === '' ? undefined : q });
  const queryClient = useQueryClient();
  useDidUpdate(() => void queryClient.invalidateQueries({ queryKey: HISTORY_KEY }), [calls]);
  const open = useOpen(onOpened);
  const { data, error, isFetching, refetch, fetchNextPage, isFetchingNextPage, hasNextPage } = history;
  const rows = useMemo(
    () =>
      data?.pages.flatMap(({ items }) => items).map((call) => ({ id: `call ${call.id}`, level: 1, call })),
    [data],
  );
  return (
    <LoadState
      state={{ data: rows, error, isFetching, refetch }}
      errorTitle="The history could not be loaded"
      loading={<LoadingText what="the history" count={6} />}
      isEmpty={(loaded) => loaded.length === 0}
      empty={<NoCalls isFound={q !== ''} />}
    >
      {(loaded) => (
        <TreeList
          label="Calls, newest first"
          rows={loaded}
          onChoose={({ call }) => open(call.id)}
          onToggle={() => undefined}
          end={
            hasNextPage && (
              <BusyButton
                variant="subtle"
                size="xs"
                icon={IconChevronDown}
                isBusy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                Load more
              </BusyButton>
            )
          }
        >
          {({ call }) => <Row call={call} />}
        </TreeList>
      )}
    </LoadState>
  );
};
