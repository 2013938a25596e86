import { Button, Stack, Text } from '@mantine/core';
import { IconChartLine, IconFocus2, IconKey, IconPlus, IconRefresh, IconVariable } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { JustAddedKey } from '#src/features/keys/offers/add-key-props.ts';
import { type KeyRow, useKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { KeyList } from '#src/features/keys/table/key-list.tsx';
import { Tips } from '#src/features/tips/offers/tips.tsx';
import { loadExport } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { useOpensDialog } from '#src/ui/dialog/opens-dialog.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState, type QueryState } from '#src/ui/feedback/load-state.tsx';
import { LoadingRows } from '#src/ui/feedback/loading-state.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { TipCard, TipList } from '#src/ui/layout/tip-card.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

const SecurityTips = () => (
  <TipList>
    <TipCard icon={IconVariable} title="Use environment variables">
      Read keys from the environment so that none ends up in your code or its history.
    </TipCard>
    <TipCard icon={IconRefresh} title="Rotate every 30-90 days">
      A key that leaks unnoticed is worth little once it has been replaced.
    </TipCard>
    <TipCard icon={IconFocus2} title="Limit scope">
      Give each key only the permissions it needs, and use a separate key for each environment.
    </TipCard>
    <TipCard icon={IconChartLine} title="Monitor usage">
      Watch the provider’s usage page: a sudden rise is often the first sign of a leak.
    </TipCard>
  </TipList>
);

const addKeyDialog = loadExport(() => import('#src/features/keys/add/add-key-dialog.tsx'), 'AddKeyDialog');

const NotLoaded = () => (
  <Section title="Daily Verification">
    <Text size="sm">It could not be loaded. Reload the page to try again.</Text>
  </Section>
);

/** The keys are shown whether it can be loaded or not. */
const DailyVerification = lazy(() =>
  import('#src/features/keys/daily-verification.tsx').catch(() => ({ default: NotLoaded })),
);

const AddedKey = lazy(() => import('#src/features/keys/add/added-key.tsx'));

const AddKeyButton = ({ onClick }: { onClick: () => void }) => (
  <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={onClick}>
    Add New Key
  </Button>
);

const NoKeys = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={IconKey}
    title="No API Keys Found"
    text={
      <>
        Paste a key from any provider. It is encrypted before it is stored, and shown only when you ask. Don’t
        have one yet?{' '}
        <TextLink to="/guides" inherit underline="always">
          Registration guides
        </TextLink>{' '}
        explain how to get one, step by step.
      </>
    }
    action={<AddKeyButton onClick={onAdd} />}
  />
);

const InSection = ({ children }: { children: ReactNode }) => (
  <Section title="Your keys" flush>
    {children}
  </Section>
);

const Keys = ({ rows: state, onAdd }: { rows: QueryState<KeyRow[]>; onAdd: () => void }) => (
  <LoadState
    state={state}
    errorTitle="The API keys could not be loaded"
    errorFrame={(error) => <InSection>{error}</InSection>}
    loading={
      <InSection>
        <div data-compact>
          <LoadingRows what="API keys" columns={5} />
        </div>
      </InSection>
    }
    isEmpty={(rows) => rows.length === 0}
    empty={
      <InSection>
        <NoKeys onAdd={onAdd} />
      </InSection>
    }
  >
    {(rows) => <KeyList rows={rows} />}
  </LoadState>
);

export const KeysPage = () => {
  const [isAdding, setAdding] = useState(false);
  const asked = useOpensDialog(() => setAdding(true));
  const [added, setAdded] = useState<JustAddedKey>();
  const rows = useKeyRows();
  const add = () => setAdding(true);
  return (
    <>
      <PageHeader
        title="API Keys"
        description="Every key is encrypted at rest and sent only to the hosts it belongs to."
        actions={<AddKeyButton onClick={add} />}
      />
      <Stack gap="lg">
        {added !== undefined && (
          <Suspense>
            <AddedKey key={added.key.id} added={added} onDismiss={() => setAdded(undefined)} />
          </Suspense>
        )}
        <Keys rows={rows} onAdd={add} />
        {/* Below a list of unknown length: shown before, it would be pushed out of sight. */}
        {(rows.data !== undefined || rows.error !== null) && (
          <Tips name="Security tips">
            <SecurityTips />
          </Tips>
        )}
        {/* Last: it is loaded after what is above it, and would push it down. */}
        {rows.data !== undefined && (
          <Suspense fallback={null}>
            <DailyVerification />
          </Suspense>
        )}
      </Stack>
      <LazyDialog
        code={addKeyDialog}
        opened={isAdding}
        onClose={() => setAdding(false)}
        onAdded={setAdded}
        slug={asked.about}
      />
    </>
  );
};
