import type { ApiKey } from '@gatehouse/contract/keys.ts';
import {
  apiHealth,
  countActiveKeys,
  countVerifiedKeys,
  RECENT_KEYS,
} from '@gatehouse/contract/plain/dashboard.ts';
import { isSandbox } from '@gatehouse/contract/plain/sandbox.ts';
import { SimpleGrid, Stack } from '@mantine/core';
import {
  IconCompass,
  IconFlask2,
  IconHeartbeat,
  IconKey,
  IconPlus,
  IconRefreshAlert,
} from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AttentionKeys } from '#src/features/dashboard/attention-keys.tsx';
import { CallCounts } from '#src/features/dashboard/call-counts.tsx';
import startClasses from '#src/features/dashboard/first-run.module.css';
import { hadKeys, rememberHadKeys } from '#src/features/dashboard/had-keys.ts';
import type { FirstRunDialogs } from '#src/features/dashboard/paste-box.tsx';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { useKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { KeyTable } from '#src/features/keys/offers/key-table.tsx';
import { useSettings } from '#src/features/settings/offers/settings-store.ts';
import { formatCount } from '#src/lib/format.ts';
import { OPENS_DIALOG } from '#src/ui/dialog/opens-dialog.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingRows, LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { ActionCard } from '#src/ui/layout/action-card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { StatCard } from '#src/ui/layout/stat-card.tsx';
import { LinkButton, TextLink } from '#src/ui/text/link.tsx';

const QuickActions = () => (
  <Section title="Quick Actions">
    <SimpleGrid type="container" cols={{ base: 1, '660px': 3 }} spacing="sm">
      <ActionCard
        to="/discover"
        icon={IconCompass}
        title="Discover New APIs"
        text="Find APIs for your project"
      />
      <ActionCard
        to="/keys"
        state={OPENS_DIALOG}
        icon={IconPlus}
        title="Add New API Key"
        text="Store a key, encrypted"
      />
      <ActionCard
        to="/test"
        icon={IconFlask2}
        title="Test API Connection"
        text="Make a real call with a key"
      />
    </SimpleGrid>
  </Section>
);

/**
 * Whether to show the start: there is no key of a real API. Until the keys are loaded it is what this browser saw last, so
 * that nothing moves when they are.
 * @param count undefined until it is loaded
 */
const useShowsStart = (count: number | undefined): boolean => {
  const [had] = useState(hadKeys);
  useEffect(() => {
    if (count !== undefined) rememberHadKeys(count > 0);
  }, [count]);
  return count === undefined ? !had : count === 0;
};

const FirstRun = lazy(() => import('#src/features/dashboard/first-run.tsx'));

/** How many keys the figure knows something of, and how many are inactive, with a link to them. */
const HealthNote = ({ keys }: { keys: readonly ApiKey[] }) => {
  const inactive = keys.length - countActiveKeys(keys);
  return (
    <>
      {`${countVerifiedKeys(keys)} of ${keys.length} verified`}
      {inactive > 0 && (
        <>
          {', '}
          <TextLink to="/keys" search={{ show: 'attention' }} inherit>
            {formatCount(inactive, 'key is', 'keys are')} inactive
          </TextLink>
        </>
      )}
    </>
  );
};

/** Without reminders no key is marked or listed, so the figure says why. */
const DueNote = ({ due, reminds }: { due: number; reminds: boolean }) => {
  if (!reminds)
    return (
      <TextLink to="/settings" inherit>
        Rotation reminders are off
      </TextLink>
    );
  return due === 0 ? 'None due' : 'Past their rotation period';
};

const healthTone = (percent: number) => (percent === 100 ? 'success' : 'warning');

interface SummaryProps {
  /** The keys of real APIs; undefined while they load. */
  rows: readonly KeyRow[] | undefined;
  /** A key of the sandbox is stored too, which is not counted. */
  hasSandbox?: boolean;
}

const Summary = ({ rows, hasSandbox = false }: SummaryProps) => {
  const keys = rows?.map(({ key }) => key);
  const due = rows?.filter(({ isDue }) => isDue).length;
  const { autoRotationReminders } = useSettings();
  const health = keys && apiHealth(keys);
  const active = keys && countActiveKeys(keys);
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      <StatCard
        label="Active API Keys"
        value={active}
        note={keys && `of ${keys.length} stored${hasSandbox ? ', not counting the sandbox' : ''}`}
        icon={IconKey}
      />
      <StatCard
        label="API Health"
        value={health === undefined ? undefined : `${health}%`}
        note={keys && <HealthNote keys={keys} />}
        icon={IconHeartbeat}
        tone={health === undefined ? 'neutral' : healthTone(health)}
      />
      <StatCard
        label="Keys Needing Rotation"
        value={due}
        note={due === undefined ? undefined : <DueNote due={due} reminds={autoRotationReminders} />}
        icon={IconRefreshAlert}
        tone={due && autoRotationReminders ? 'warning' : 'neutral'}
      />
    </SimpleGrid>
  );
};

const NoKeys = () => (
  <EmptyState
    icon={IconKey}
    text="No API keys found. Add your first API key to get started!"
    action={
      <LinkButton to="/keys" state={OPENS_DIALOG}>
        Add API Key
      </LinkButton>
    }
  />
);

const RecentKeys = ({ rows }: { rows: readonly KeyRow[] | undefined }) => {
  const hasMore = rows !== undefined && rows.length > RECENT_KEYS;
  return (
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
      {rows === undefined && (
        <div data-compact>
          <LoadingRows what="API keys" columns={5} />
        </div>
      )}
      {rows?.length === 0 && <NoKeys />}
      {rows && rows.length > 0 && (
        <KeyTable caption="The latest API keys" rows={rows.slice(0, RECENT_KEYS)} />
      )}
    </Section>
  );
};

const Due = ({ rows }: { rows: readonly KeyRow[] }) => {
  const due = rows.filter(({ showsDue }) => showsDue);
  if (due.length === 0) return null;
  return (
    <Section title="Keys Needing Rotation" flush>
      <KeyTable caption="Keys that are due for rotation" rows={due} />
    </Section>
  );
};

/** The start for who has no key of a real API yet. */
const Start = ({ dialogs }: { dialogs: FirstRunDialogs }) => (
  <Section title="Start here">
    <div className={startClasses.room}>
      <Suspense fallback={<LoadingText what="the first step" count={4} />}>
        <FirstRun dialogs={dialogs} hasKeys={false} />
      </Suspense>
    </div>
  </Section>
);

/** The same in one line, for who has keys. */
const Paste = ({ dialogs }: { dialogs: FirstRunDialogs }) => (
  <div className={startClasses.line}>
    <Suspense>
      <FirstRun dialogs={dialogs} hasKeys />
    </Suspense>
  </div>
);

/** @param dialogs those of other features */
export const DashboardPage = ({ dialogs }: { dialogs: FirstRunDialogs }) => {
  const keys = useKeyRows();
  // Keys whose provider is not in the list are omitted from the whole screen.
  const rows = keys.data?.filter(({ provider }) => provider !== undefined);
  // A simulated API says nothing about the keys of real ones.
  const real = rows?.filter(({ provider }) => !isSandbox(provider));
  const hasFailed = rows === undefined && keys.error !== null;
  const showsStart = useShowsStart(real?.length) && !hasFailed;
  return (
    <>
      <PageHeader title="Dashboard" />
      <Stack gap="lg">
        <LoadState
          state={{ ...keys, data: rows }}
          errorTitle="The API keys could not be loaded"
          loading={<Summary rows={undefined} />}
        >
          {(all) => <Summary rows={real} hasSandbox={real !== undefined && real.length < all.length} />}
        </LoadState>
        {showsStart ? <Start dialogs={dialogs} /> : !hasFailed && <Paste dialogs={dialogs} />}
        <QuickActions />
        {real !== undefined && <AttentionKeys rows={real} />}
        {!hasFailed && <RecentKeys rows={rows} />}
        {real !== undefined && <Due rows={real} />}
        {real !== undefined && !showsStart && <CallCounts />}
      </Stack>
    </>
  );
};
