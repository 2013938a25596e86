import { apiHealth, countActiveKeys, RECENT_KEYS } from '@gatehouse/contract/dashboard.ts';
import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { SimpleGrid, Stack } from '@mantine/core';
import { IconHeartbeat, IconKey, IconRefreshAlert } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { LinkButton, TextLink } from '#src/components/link.tsx';
import { LoadingRows } from '#src/components/loading-state.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Section } from '#src/components/section.tsx';
import { StatCard } from '#src/components/stat-card.tsx';
import { QuickActions } from '#src/features/dashboard/quick-actions.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatCount } from '#src/lib/format.ts';

/** As much of a key's row as the dashboard itself looks at. */
interface DashboardRow {
  key: ApiKey;
  provider: object | undefined;
  isDue: boolean;
}

interface DashboardPageProps<Row extends DashboardRow> {
  /** The keys with their providers; `rows` is undefined while they load. */
  keys: { rows: Row[] | undefined; error: unknown; isFetching: boolean; refetch: () => void };
  /** The table of keys, which the keys feature brings. */
  KeyTable: ComponentType<{ caption: string; rows: readonly Row[] }>;
}

/** How many keys are not active, with the way to them; else what the figure is. */
const HealthNote = ({ inactive }: { inactive: number }) =>
  inactive === 0 ? (
    'Share of keys that are active'
  ) : (
    <TextLink to="/keys" search={{ show: 'attention' }} inherit>
      {formatCount(inactive, 'key is', 'keys are')} inactive
    </TextLink>
  );

const healthTone = (percent: number) => (percent === 100 ? 'success' : 'warning');

const Summary = ({ rows }: { rows: readonly DashboardRow[] | undefined }) => {
  const keys = rows?.map(({ key }) => key);
  const due = rows?.filter(({ isDue }) => isDue).length;
  const health = keys && apiHealth(keys);
  const active = keys && countActiveKeys(keys);
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      <StatCard
        label="Active API Keys"
        value={active}
        note={keys && `of ${keys.length} stored`}
        icon={IconKey}
      />
      <StatCard
        label="API Health"
        value={health === undefined ? undefined : `${health}%`}
        note={keys && active !== undefined && <HealthNote inactive={keys.length - active} />}
        icon={IconHeartbeat}
        tone={health === undefined ? 'neutral' : healthTone(health)}
      />
      <StatCard
        label="Keys Needing Rotation"
        value={due}
        note={due === 0 ? 'None is due' : due && 'By their provider’s recommendation'}
        icon={IconRefreshAlert}
        tone={due ? 'warning' : 'neutral'}
      />
    </SimpleGrid>
  );
};

const NoKeys = () => (
  <EmptyState
    icon={IconKey}
    text="No API keys found. Add your first API key to get started!"
    action={<LinkButton to="/keys">Add API Key</LinkButton>}
  />
);

export const DashboardPage = <Row extends DashboardRow>({ keys, KeyTable }: DashboardPageProps<Row>) => {
  const { error, isFetching, refetch } = keys;
  // A key whose provider is not in the list is left out of the whole screen.
  const rows = keys.rows?.filter(({ provider }) => provider !== undefined);
  const due = rows?.filter(({ isDue }) => isDue) ?? [];
  const hasMore = rows !== undefined && rows.length > RECENT_KEYS;
  return (
    <>
      <PageHeader title="Dashboard" />
      <Stack gap="lg">
        {error ? (
          <ErrorState
            title="The API keys could not be loaded"
            message={errorMessage(error)}
            onRetry={refetch}
            pending={isFetching}
          />
        ) : (
          <Summary rows={rows} />
        )}
        <QuickActions />
        {!error && due.length > 0 && (
          <Section title="Keys Needing Rotation" flush>
            <KeyTable caption="Keys that are due for rotation" rows={due} />
          </Section>
        )}
        {!error && (
          <Section
            title="Recent API Keys"
            flush
            actions={
              hasMore ? (
                <TextLink to="/keys" size="sm">
                  All {rows.length} keys
                </TextLink>
              ) : undefined
            }
          >
            {rows === undefined && <LoadingRows what="API keys" columns={5} />}
            {rows?.length === 0 && <NoKeys />}
            {rows && rows.length > 0 && (
              <KeyTable caption="The latest API keys" rows={rows.slice(0, RECENT_KEYS)} />
            )}
          </Section>
        )}
      </Stack>
    </>
  );
};
