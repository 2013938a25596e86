import { IconBookmarks, IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type EndpointAction, endpointTexts } from '#src/features/endpoints/endpoint-card.tsx';
import { EndpointList } from '#src/features/endpoints/endpoint-list.tsx';
import { type EndpointRow, toEndpointRows } from '#src/features/endpoints/endpoint-search.ts';
import { EndpointTabs } from '#src/features/endpoints/endpoint-tabs.tsx';
import type { FolderNode } from '#src/features/endpoints/folders/folder-tree.ts';
import { useEndpoints } from '#src/features/endpoints/offers/endpoint-queries.ts';
import { useFolders } from '#src/features/endpoints/offers/folder-queries.ts';
import { useFolderTree } from '#src/features/endpoints/offers/use-folder-tree.ts';
import { type KeyRow, useKeyRows } from '#src/features/keys/offers/key-rows.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { NOT_LOADED } from '#src/lib/error-message.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { useOpensDialog } from '#src/ui/dialog/opens-dialog.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState, type QueryState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { toastError } from '#src/ui/feedback/toast.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

const NO_KEYS: readonly KeyRow[] = [];

const testing = loadExport(() => import('#src/features/endpoints/test-endpoint.ts'), 'testEndpoint');

/**
 * Opens an endpoint on the test screen. What its buttons need is loaded while the browser is idle, or when one is pressed.
 * @param onAsk called instead if it is not clear which URL is meant
 */
const useTestEndpoint = (onAsk: (row: EndpointRow) => void) => {
  const { data: keys = NO_KEYS } = useKeyRows();
  const navigate = useNavigate();
  useEffect(
    () => whenIdle(() => void Promise.all([testing.load(), endpointTexts.load()]).catch(() => undefined)),
    [],
  );
  return async (row: EndpointRow): Promise<void> => {
    const open = await testing.load().catch(() => undefined);
    if (open === undefined) toastError(NOT_LOADED);
    else if (!open(navigate, row, keys)) onAsk(row);
  };
};

interface Listed {
  rows: EndpointRow[];
  nodes: readonly FolderNode[];
}

/** The saved endpoints with their providers and folders, once all lists are loaded. */
const useListed = (): QueryState<Listed> => {
  const endpoints = useEndpoints();
  const providers = useProviders();
  const folders = useFolders();
  const nodes = useFolderTree();
  const queries = [endpoints, providers, folders];
  const isLoaded = folders.data !== undefined;
  const data = useMemo(
    () =>
      endpoints.data && providers.data && isLoaded
        ? { rows: toEndpointRows(endpoints.data, providers.data, nodes), nodes }
        : undefined,
    [endpoints.data, providers.data, nodes, isLoaded],
  );
  return {
    data,
    error: queries.find(({ error }) => error)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
};

const endpointDialog = loadExport(
  () => import('#src/features/endpoints/edit-endpoint-dialog.tsx'),
  'EditEndpointDialog',
);
const deleteDialog = loadExport(
  () => import('#src/features/endpoints/delete-endpoint-dialog.tsx'),
  'DeleteEndpointDialog',
);
const moveDialog = loadExport(
  () => import('#src/features/endpoints/folders/move-endpoint-dialog.tsx'),
  'MoveEndpointDialog',
);
const timesDialog = loadExport(
  () => import('#src/features/endpoints/response-times-dialog.tsx'),
  'ResponseTimesDialog',
);
const whichUrlDialog = loadExport(
  () => import('#src/features/endpoints/which-url-dialog.tsx'),
  'WhichUrlDialog',
);

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <ActionButton icon={IconPlus} onClick={onClick}>
    Add New Endpoint
  </ActionButton>
);

const NoEndpoints = ({ onAdd }: { onAdd: () => void }) => (
  <EndpointTabs>
    <EmptyState
      icon={IconBookmarks}
      title="No Saved Endpoints"
      text="Save the calls that you make again and again. On the Test APIs screen, Save stores a call as you have just made it."
      action={<AddButton onClick={onAdd} />}
    />
  </EndpointTabs>
);

const route = getRouteApi('/_shell/endpoints');

/** What the dialogs are about. A dialog keeps its subject while it closes. */
const useDialogs = () => {
  const [open, setOpen] = useState<'add' | EndpointAction>();
  const [row, setRow] = useState<EndpointRow>();
  const ask = useCallback((action: EndpointAction, subject: EndpointRow) => {
    setRow(subject);
    setOpen(action);
  }, []);
  const { folder } = route.useSearch();
  const { data: folders } = useFolders();
  // The folder that is shown, if it still exists.
  const folderId = folders?.find(({ id }) => id === folder)?.id;
  return { open, row, ask, folderId, add: () => setOpen('add'), close: () => setOpen(undefined) };
};

type DialogsProps = Pick<ReturnType<typeof useDialogs>, 'open' | 'row' | 'folderId' | 'close'>;

const Dialogs = ({ open, row, folderId, close }: DialogsProps) => (
  <>
    <LazyDialog
      code={endpointDialog}
      opened={open === 'add' || open === 'edit'}
      onClose={close}
      saved={open === 'add' ? undefined : row?.saved}
      folderId={folderId}
    />
    {row !== undefined && (
      <>
        <LazyDialog
          // Where it is now.
          key={`${row.saved.id} ${row.saved.folderId}`}
          code={moveDialog}
          opened={open === 'move'}
          onClose={close}
          saved={row.saved}
        />
        <LazyDialog code={timesDialog} opened={open === 'times'} onClose={close} saved={row.saved} />
        <LazyDialog code={deleteDialog} opened={open === 'delete'} onClose={close} saved={row.saved} />
        <LazyDialog code={whichUrlDialog} opened={open === 'test'} onClose={close} saved={row.saved} />
      </>
    )}
  </>
);

/** @param tools further actions of the screen, of other features */
export const EndpointsPage = ({ tools }: { tools?: ReactNode }) => {
  const dialogs = useDialogs();
  const { ask, add } = dialogs;
  useOpensDialog(add);
  const test = useTestEndpoint((asked) => ask('test', asked));
  const act = useCallback(
    (action: EndpointAction, chosen: EndpointRow) =>
      action === 'test' ? void test(chosen) : ask(action, chosen),
    [ask, test],
  );
  return (
    <>
      <PageHeader
        title="Saved Endpoints"
        description="Calls to make again, with their headers and bodies. Their secrets are encrypted and hidden."
        actions={
          <>
            {tools}
            <AddButton onClick={add} />
          </>
        }
      />
      <LoadState
        state={useListed()}
        errorTitle="The saved endpoints could not be loaded"
        loading={<LoadingCards what="saved endpoints" count={6} height={140} />}
        isEmpty={({ rows, nodes }) => rows.length + nodes.length === 0}
        empty={<NoEndpoints onAdd={add} />}
      >
        {(listed) => <EndpointList {...listed} onAction={act} />}
      </LoadState>
      <Dialogs {...dialogs} />
    </>
  );
};
