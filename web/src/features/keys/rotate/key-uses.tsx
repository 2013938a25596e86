import type { KeyUses as Uses } from '@gatehouse/contract/audit.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { Text } from '@mantine/core';
import classes from '#src/features/keys/keys.module.css';
import { formatAge, formatCount } from '#src/lib/format.ts';
import { trpc } from '#src/lib/trpc.ts';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';

/** More are only counted: the dialog is about the new key. */
const MOST_HOSTS = 5;

const Hosts = ({ hosts, hostCount, days }: Uses) => (
  <>
    <Text size="sm" fw={500}>
      Used in the last {days} days
    </Text>
    <ul className={classes.hosts}>
      {hosts.slice(0, MOST_HOSTS).map(({ host, calls, lastUsedAt }) => (
        <li key={host}>
          <Text component="span" size="xs" ff="monospace" className={classes.text}>
            {host}
          </Text>
          <Text component="span" size="xs" c="dimmed">
            {` ${formatCount(calls, 'call')}, last ${formatAge(lastUsedAt)}`}
          </Text>
        </li>
      ))}
    </ul>
    {hostCount > MOST_HOSTS && (
      <Text size="xs" c="dimmed">
        and {formatCount(hostCount - MOST_HOSTS, 'more host')}
      </Text>
    )}
  </>
);

const Reveals = ({ reveals, lastRevealedAt }: Uses) =>
  lastRevealedAt !== null && (
    <Text size="xs" c="dimmed">
      Revealed or copied {reveals === 1 ? 'once' : formatCount(reveals, 'time')}, last{' '}
      {formatAge(lastRevealedAt)}: it may be in use elsewhere too.
    </Text>
  );

/** Where a key was sent lately, for whoever replaces it. */
export const KeyUses = ({ apiKey, enabled }: { apiKey: ApiKey; enabled: boolean }) => {
  const state = trpc.audit.keyUses.useQuery({ id: apiKey.id }, { enabled, staleTime: 0 });
  return (
    <LoadState
      state={state}
      errorTitle="Where the key was used could not be loaded"
      loading={<LoadingText what="where the key was used" count={1} />}
    >
      {(uses) => (
        <div>
          {uses.hostCount === 0 ? (
            <Text size="xs" c="dimmed">
              Gatehouse has not sent this key anywhere in the last {uses.days} days.
            </Text>
          ) : (
            <Hosts {...uses} />
          )}
          <Reveals {...uses} />
        </div>
      )}
    </LoadState>
  );
};
