import type { HistoryItem } from '@gatehouse/contract/history.ts';
import { statusBadge } from '@gatehouse/contract/plain/status-badge.ts';
import { Button, Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { callCredential, callTarget } from '#src/features/history/call-text.ts';
import classes from '#src/features/history/history.module.css';
import type { useHistory } from '#src/features/history/history-query.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatBytes, formatDateTime, formatMs, formatRelative, NOTHING } from '#src/lib/format.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { toastError } from '#src/ui/feedback/toast.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { Column } from '#src/ui/table/table-column.ts';
import { TickBox } from '#src/ui/table/tick-box.tsx';
import { CutText } from '#src/ui/text/cut-text.tsx';

const compareDialog = loadExport(() => import('#src/features/history/compare-dialog.tsx'), 'CompareDialog');

const CallCell = ({ call, onOpen }: { call: HistoryItem; onOpen: () => void }) => (
  <UnstyledButton className={classes.opener} aria-haspopup="dialog" onClick={onOpen}>
    <Text component="span" size="sm" ff="monospace" className={classes.url}>
      <CutText>{callTarget(call)}</CutText>
    </Text>
    <Text size="xs" c="dimmed">
      <CutText>{callCredential(call)}</CutText>
      <VisuallyHidden> (details)</VisuallyHidden>
    </Text>
  </UnstyledButton>
);

const StatusCell = ({ call: { status, error } }: { call: HistoryItem }) => (
  <StatusBadge tone={statusBadge(status ?? undefined).tone} title={error ?? undefined}>
    {status ?? 'No response'}
  </StatusBadge>
);

const WhenCell = ({ iso }: { iso: string }) => (
  <time dateTime={iso} title={formatDateTime(iso)}>
    {formatRelative(iso)}
  </time>
);

interface Choice {
  chosen: readonly number[];
  toggle: (id: number) => void;
  onOpen: (id: number) => void;
}

const columnsFor = ({ chosen, toggle, onOpen }: Choice): Column<HistoryItem>[] => [
  {
    key: 'call',
    header: 'Call',
    narrow: 'title',
    cell: (call) => <CallCell call={call} onOpen={() => onOpen(call.id)} />,
  },
  {
    key: 'status',
    header: 'Status',
    width: 124,
    narrow: 'inline',
    cell: (call) => <StatusCell call={call} />,
  },
  {
    key: 'cost',
    header: 'Time and size',
    width: 148,
    narrow: 'inline',
    isMinor: true,
    cell: ({ responseTime, size }) =>
      `${formatMs(responseTime)} · ${size === null ? NOTHING : formatBytes(size)}`,
  },
  {
    key: 'when',
    header: 'When',
    width: 132,
    narrow: 'inline',
    cell: ({ createdAt }) => <WhenCell iso={createdAt} />,
  },
  {
    key: 'compare',
    header: 'Compare',
    align: 'end',
    width: 96,
    narrow: 'tick',
    cell: (call) => (
      <div className={classes.check}>
        <TickBox
          label={`Compare ${callTarget(call)}, ${formatDateTime(call.createdAt)}`}
          isTicked={chosen.includes(call.id)}
          onToggle={() => toggle(call.id)}
        />
      </div>
    ),
  },
];

const CompareBar = ({ chosen, onClear }: { chosen: readonly number[]; onClear: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const [one, other] = chosen;
  if (one === undefined) return null;
  return (
    <Group justify="space-between" wrap="nowrap" className={classes.bar}>
      <Text size="sm" role="status">
        {other === undefined ? 'Choose one more call to compare' : '2 calls selected'}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" size="xs" onClick={onClear}>
          Clear selection
        </Button>
        {other !== undefined && (
          <>
            <Button size="xs" onClick={() => setOpen(true)}>
              Compare
            </Button>
            <LazyDialog
              code={compareDialog}
              ids={[Math.min(one, other), Math.max(one, other)]}
              opened={isOpen}
              onClose={() => setOpen(false)}
            />
          </>
        )}
      </Group>
    </Group>
  );
};

interface CallListProps {
  calls: readonly HistoryItem[];
  history: ReturnType<typeof useHistory>;
  onOpen: (id: number) => void;
}

/** The calls, newest first. Two of them can be chosen to be compared: a third one replaces the first. */
export const CallList = ({ calls, history, onOpen }: CallListProps) => {
  const [ids, setIds] = useState<readonly number[]>([]);
  const chosen = useMemo(() => ids.filter((id) => calls.some((call) => call.id === id)), [ids, calls]);
  const toggle = (id: number): void =>
    setIds(chosen.includes(id) ? chosen.filter((known) => known !== id) : [...chosen, id].slice(-2));
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are rendered again only when the choice changes
  const columns = useMemo(() => columnsFor({ chosen, toggle, onOpen }), [chosen]);
  const showMore = async (): Promise<void> => {
    const { error, isFetchNextPageError } = await history.fetchNextPage();
    if (isFetchNextPageError) toastError(errorMessage(error));
  };
  return (
    <>
      <DataTable
        caption="Calls, newest first"
        columns={columns}
        rows={calls}
        rowKey={({ id }) => id}
        isFixed
      />
      {history.hasNextPage && (
        <div className={classes.more}>
          <BusyButton
            variant="subtle"
            size="xs"
            icon={IconChevronDown}
            isBusy={history.isFetchingNextPage}
            onClick={() => void showMore()}
          >
            Load more
          </BusyButton>
        </div>
      )}
      <CompareBar chosen={chosen} onClear={() => setIds([])} />
    </>
  );
};
