import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory, IconSettings, IconTrash } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { CallList } from '#src/features/history/call-list.tsx';
import { type HistorySearch, isFiltered, noMatchText } from '#src/features/history/history-filter.ts';
import { useHistory } from '#src/features/history/history-query.ts';
import { HistoryToolbar } from '#src/features/history/history-toolbar.tsx';
import { loadOnce } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingRows } from '#src/ui/feedback/loading-state.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

const route = getRouteApi('/_shell/history');

const callDrawer = loadOnce(async () => (await import('#src/features/history/call-drawer.tsx')).CallDrawer);
const settingsDialog = loadOnce(
  async () => (await import('#src/features/history/history-settings-dialog.tsx')).HistorySettingsDialog,
);
const clearDialog = loadOnce(
  async () => (await import('#src/features/history/clear-history-dialog.tsx')).ClearHistoryDialog,
);

const NoCalls = ({ search, onShowAll }: { search: HistorySearch; onShowAll: () => void }) =>
  !isFiltered(search) ? (
    <EmptyState
      icon={IconHistory}
      title="No calls yet"
      text="Every call that you make on the Test APIs screen is listed here, with its request and its response. Secrets are left out."
      action={<LinkButton to="/test">Test an API</LinkButton>}
    />
  ) : (
    <EmptyState
      icon={IconHistory}
      title="No call matches"
      text={noMatchText(search)}
      action={
        <Button variant="default" onClick={onShowAll}>
          Show all calls
        </Button>
      }
    />
  );

const HeaderActions = () => {
  const [hasSettings, settings] = useDisclosure(false);
  const [isClearing, clearing] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSettings size={16} stroke={1.75} aria-hidden />}
        onClick={settings.open}
      >
        Calls to keep
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
        onClick={clearing.open}
      >
        Clear history
      </Button>
      <LazyDialog code={settingsDialog} opened={hasSettings} onClose={settings.close} />
      <LazyDialog code={clearDialog} opened={isClearing} onClose={clearing.close} />
    </>
  );
};

/** The calls that were made with the test screen. */
export const HistoryPage = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: HistorySearch): void =>
    void navigate({ search: next, replace: true, resetScroll: false });
  const history = useHistory(search);
  const calls = history.data?.pages.flatMap(({ items }) => items);
  const openCall = (call: number | undefined): void => change({ ...search, call });
  return (
    <>
      <PageHeader
        title="Call History"
        description="The calls that you made on the Test APIs screen, with their responses. Keys and other secrets are left out."
        actions={<HeaderActions />}
      />
      <Section flush title="Calls" actions={<HistoryToolbar search={search} onChange={change} />}>
        <LoadState
          state={{ ...history, data: calls }}
          errorTitle="The history could not be loaded"
          loading={<LoadingRows what="calls" count={8} columns={5} />}
          isEmpty={(loaded) => loaded.length === 0}
          empty={<NoCalls search={search} onShowAll={() => change({})} />}
        >
          {(loaded) => <CallList calls={loaded} history={history} onOpen={openCall} />}
        </LoadState>
      </Section>
      <LazyDialog
        code={callDrawer}
        id={search.call}
        opened={search.call !== undefined}
        onClose={() => openCall(undefined)}
      />
    </>
  );
};
