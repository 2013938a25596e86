import type { HistoryPage as HistoryPageData } from '@gatehouse/contract/history.ts';
import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import { MAX_HISTORY_QUERY } from '@gatehouse/contract/plain/history-options.ts';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory, IconSettings, IconTrash, IconX } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { CallList } from '#src/features/history/call-list.tsx';
import { noMatchText, STATUS_CHOICES } from '#src/features/history/filter-words.ts';
import classes from '#src/features/history/history.module.css';
import { type HistorySearch, isFiltered } from '#src/features/history/history-filter.ts';
import { useHistory } from '#src/features/history/history-query.ts';
import { useKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { useConnections } from '#src/features/oauth/offers/connection-queries.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { searchOfUrl } from '#src/lib/search-in-url.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingRows } from '#src/ui/feedback/loading-state.tsx';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { useSearchText } from '#src/ui/form/use-search-text.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

interface ToolbarProps {
  search: HistorySearch;
  onChange: (search: HistorySearch) => void;
}

/** A status code from the URL is a choice too. */
const statusChoices = (status: string | undefined) =>
  status === undefined || STATUS_CHOICES.some(({ value }) => value === status)
    ? STATUS_CHOICES
    : [...STATUS_CHOICES, { value: status, label: status }];

/** Says that only some calls are shown, and shows all again. */
const Only = ({ label, text, onRemove }: { label: string; text: string; onRemove: () => void }) => (
  <Button
    variant="light"
    size="xs"
    rightSection={<IconX size={14} stroke={1.75} aria-hidden />}
    aria-label={label}
    onClick={onRemove}
  >
    {text}
  </Button>
);

const OnlyOfConnection = ({ id, onRemove }: { id: number; onRemove: () => void }) => {
  const { data: connections } = useConnections();
  const name = connections?.find((one) => one.id === id)?.name;
  return (
    <Only
      label={`Show all calls, not only those of ${name === undefined ? 'one connection' : `the ${name}`}`}
      text={name ?? `Connection: ${connections === undefined ? '…' : 'deleted'}`}
      onRemove={onRemove}
    />
  );
};

interface ChoiceProps {
  label: string;
  data: readonly (string | { value: string; label: string })[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const Choice = ({ label, data, value, onChange }: ChoiceProps) => (
  <div className={classes.select}>
    <LazySelect
      size="xs"
      clearable
      aria-label={label}
      placeholder={`Any ${label.toLowerCase()}`}
      data={data}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  </div>
);

/** Searches and filters the calls. */
const HistoryToolbar = ({ search, onChange }: ToolbarProps) => {
  const change = (changes: HistorySearch): void => onChange({ ...search, ...changes });
  const { text, setText } = useSearchText(search.q, (q) => change({ q }));
  const { data: rows = [] } = useKeyRows();
  const providers = new Map(rows.flatMap(({ provider }) => (provider ? [[provider.id, provider]] : [])));
  const key = rows.find((row) => row.key.id === search.keyId)?.key;
  return (
    <Group gap="xs" className={classes.toolbar}>
      <SearchField
        label="Search calls"
        placeholder="Search URLs, names, bodies"
        maxLength={MAX_HISTORY_QUERY}
        search={text}
        setSearch={setText}
      />
      <Choice
        label="Status"
        data={statusChoices(search.status)}
        value={search.status}
        onChange={(status) => change({ status })}
      />
      <Choice
        label="Method"
        data={[...CALL_METHODS]}
        value={search.method}
        onChange={(method) => change({ method: CALL_METHODS.find((known) => known === method) })}
      />
      <Choice
        label="Provider"
        data={[...providers.values()].map((one) => ({ value: String(one.id), label: providerLabel(one) }))}
        value={search.providerId?.toString()}
        onChange={(id) => change({ providerId: id === undefined ? undefined : Number(id) })}
      />
      {search.connectionId !== undefined && (
        <OnlyOfConnection id={search.connectionId} onRemove={() => change({ connectionId: undefined })} />
      )}
      {search.keyId !== undefined && (
        <Only
          label={`Show the calls of all keys, not only of ${key?.name ?? 'a deleted key'}`}
          text={`Key: ${key?.name ?? 'deleted'}`}
          onRemove={() => change({ keyId: undefined })}
        />
      )}
    </Group>
  );
};

const route = getRouteApi('/_shell/history');

const callDrawer = loadExport(() => import('#src/features/history/call-drawer.tsx'), 'CallDrawer');
const settingsDialog = loadExport(
  () => import('#src/features/history/history-settings-dialog.tsx'),
  'HistorySettingsDialog',
);
const clearDialog = loadExport(
  () => import('#src/features/history/clear-history-dialog.tsx'),
  'ClearHistoryDialog',
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

const LostCalls = ({ count, lastAt }: NonNullable<HistoryPageData['lost']>) => (
  <Text size="sm" className={classes.lost}>
    {`${count === 1 ? '1 call was made and could not be kept' : `${count} calls were made and could not be kept`}, the last one ${formatDateTime(lastAt)}. Clear the history to remove this line.`}
  </Text>
);

const HeaderActions = () => {
  const [hasSettings, settings] = useDisclosure(false);
  const [isClearing, clearing] = useDisclosure(false);
  return (
    <>
      <ActionButton variant="default" icon={IconSettings} onClick={settings.open}>
        Calls to keep
      </ActionButton>
      <ActionButton variant="default" icon={IconTrash} onClick={clearing.open}>
        Clear history
      </ActionButton>
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
  const wanted = { ...search, q: searchOfUrl(search.q) || undefined };
  const history = useHistory(wanted);
  const calls = history.data?.pages.flatMap(({ items }) => items);
  const lost = history.data?.pages[0]?.lost;
  const openCall = (call: number | undefined): void => change({ ...search, call });
  return (
    <>
      <PageHeader
        title="Call History"
        description="The calls that you made on the Test APIs screen, with their responses. Keys and other secrets are left out."
        actions={<HeaderActions />}
      />
      <Section flush title="Calls" actions={<HistoryToolbar search={search} onChange={change} />}>
        {lost !== undefined && <LostCalls {...lost} />}
        <LoadState
          state={{ ...history, data: calls }}
          errorTitle="The history could not be loaded"
          loading={<LoadingRows what="calls" count={8} columns={5} />}
          isEmpty={(loaded) => loaded.length === 0}
          empty={<NoCalls search={wanted} onShowAll={() => change({})} />}
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
