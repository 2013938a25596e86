import type { AuditItem } from '@gatehouse/contract/audit.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { Group, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import classes from '#src/features/keys/details/key-activity.module.css';
import { nounOf } from '#src/features/keys/key-fields.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatDateTime, formatRelative } from '#src/lib/format.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useReader } from '#src/lib/use-operation.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { StatusBadge, type Tone } from '#src/ui/feedback/status-badge.tsx';
import { toastError } from '#src/ui/feedback/toast.ts';

const fieldsOf = ({ fields }: AuditItem): string => fields.map(nounOf).join(', ');

const VERDICTS = new Map<AuditItem['valid'], string>([
  [true, 'accepted'],
  [false, 'rejected'],
  [null, 'no verdict'],
]);

const TEXTS: Record<string, string | ((item: AuditItem) => string | undefined)> = {
  'key.add': 'Added',
  'key.reveal': 'Revealed or copied',
  'key.update': (item) => `Edited: ${fieldsOf(item)}`,
  'key.rotate': 'Rotated',
  'key.delete': 'Deleted',
  'key.restore-previous': 'Restored the previous key',
  'key.erase-previous': ({ reason }) =>
    reason === 'expired' ? 'Erased the previous key after 24 hours' : 'Erased the previous key',
  'key.verify': ({ valid, scheduled }) => `${scheduled ? 'Daily check' : 'Verified'}: ${VERDICTS.get(valid)}`,
  'key.try': ({ valid }) => `Tried a new key: ${VERDICTS.get(valid)}`,
  'key.pin-host': 'Pinned a host',
  'key.unpin-host': 'Unpinned a host',
  'key.test': ({ method }) => (method === null ? 'Test call' : `Test call (${method})`),
};

/** What was done, in words; an action that this version does not know is named as it is. */
export const activityText = (item: AuditItem): string => {
  const text = TEXTS[item.action];
  return (typeof text === 'function' ? text(item) : text) ?? item.action;
};

/** Where it was done: the host, or how it changed. Undefined if no host is known. */
export const activityHost = ({ host, previousHost, keySent }: AuditItem): string | undefined => {
  if (previousHost !== null && previousHost !== host) return `${previousHost} → ${host ?? 'none'}`;
  if (host === null) return undefined;
  return keySent === false ? `${host}, without the key` : host;
};

const PAGE_SIZE = 10;

/** What was done with a key, newest first, page by page. Fetched each time it is shown, and when the key changes. */
const useKeyActivity = ({ id, updatedAt }: ApiKey) => {
  const list = useReader(trpc.audit.list);
  return useInfiniteQuery({
    queryKey: ['key activity', id, updatedAt],
    queryFn: ({ pageParam, signal }) => list({ keyId: id, limit: PAGE_SIZE, before: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
};

const toneOf = (status: number): Tone => {
  if (status < 300) return 'success';
  return status < 400 ? 'neutral' : 'destructive';
};

const Entry = ({ item }: { item: AuditItem }) => {
  const host = activityHost(item);
  return (
    <li className={classes.entry}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text component="span" size="sm">
          {activityText(item)}
        </Text>
        <Text component="span" size="xs" c="dimmed" className={classes.time}>
          <time dateTime={item.createdAt} title={formatDateTime(item.createdAt)}>
            {formatRelative(item.createdAt)}
          </time>
        </Text>
      </Group>
      {host !== undefined && (
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <Text component="span" size="xs" c="dimmed" ff="monospace" className={classes.host}>
            {host}
          </Text>
          {item.status !== null && <StatusBadge tone={toneOf(item.status)}>{item.status}</StatusBadge>}
        </Group>
      )}
    </li>
  );
};

/** Moves the focus to the first entry of a page that was just added: the button may be gone. */
const useFocusOnAdded = (count: number) => {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    const before = shown.current;
    shown.current = count;
    if (before === 0 || count <= before || document.activeElement !== document.body) return;
    list.current?.focus();
  }, [count]);
  return list;
};

/** What was done with a key, newest first: when, where, and with which result. */
export const KeyActivity = ({ apiKey }: { apiKey: ApiKey }) => {
  const activity = useKeyActivity(apiKey);
  const items = activity.data?.pages.flatMap((page) => page.items);
  const list = useFocusOnAdded(items?.length ?? 0);
  const showMore = async (): Promise<void> => {
    const { error, isFetchNextPageError } = await activity.fetchNextPage();
    if (isFetchNextPageError) toastError(errorMessage(error));
  };
  return (
    <LoadState
      state={{ ...activity, data: items }}
      errorTitle="The activity could not be loaded"
      loading={<LoadingText what="activity" count={3} />}
      isEmpty={(loaded) => loaded.length === 0}
      empty={
        <Text size="sm" c="dimmed" py={4}>
          Nothing was recorded for this key.
        </Text>
      }
    >
      {(loaded) => (
        <>
          <ul ref={list} tabIndex={-1} className={classes.list} aria-label="Activity">
            {loaded.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </ul>
          {activity.hasNextPage && (
            <BusyButton
              variant="subtle"
              size="xs"
              icon={IconChevronDown}
              isBusy={activity.isFetchingNextPage}
              onClick={() => void showMore()}
            >
              Show more
            </BusyButton>
          )}
        </>
      )}
    </LoadState>
  );
};
