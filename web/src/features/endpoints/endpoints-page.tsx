import { IconBookmarks, IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type EndpointAction, endpointTexts } from '#src/features/endpoints/endpoint-card.tsx';
import { EndpointList } from '#src/features/endpoints/endpoint-list.tsx';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';
import { EndpointTabs } from '#src/features/endpoints/endpoint-tabs.tsx';
import { useFolders } from '#src/features/endpoints/offers/folder-queries.ts';
import { useEndpointList } from '#src/features/endpoints/use-endpoint-list.ts';
import { testing, useTestEndpoint } from '#src/features/endpoints/use-test-endpoint.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { useOpensDialog } from '#src/ui/dialog/opens-dialog.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

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
  useEffect(
    () => whenIdle(() => void Promise.all([testing.load(), endpointTexts.load()]).catch(() => undefined)),
    [],
  );
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
        state={useEndpointList()}
        errorTitle="The saved endpoints could not be loaded"
        loading={
          <EndpointTabs>
            <LoadingCards what="saved endpoints" count={6} height={140} />
          </EndpointTabs>
        }
        isEmpty={({ rows, nodes }) => rows.length + nodes.length === 0}
        empty={<NoEndpoints onAdd={add} />}
      >
        {(listed) => <EndpointList {...listed} onAction={act} onAdd={add} />}
      </LoadState>
      <Dialogs {...dialogs} />
    </>
  );
};
