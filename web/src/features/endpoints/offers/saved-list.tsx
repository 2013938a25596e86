import { Text } from '@mantine/core';
import { IconBookmarks } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';
import { endpointRowId, type SavedTreeRow, savedTree } from '#src/features/endpoints/saved-tree.ts';
import { type EndpointList, useEndpointList } from '#src/features/endpoints/use-endpoint-list.ts';
import { useTestEndpoint } from '#src/features/endpoints/use-test-endpoint.ts';
import { createDraft, useKept } from '#src/lib/draft.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { TreeList } from '#src/ui/table/tree-list.tsx';
import { FolderMark, RowMethod, RowName, RowNote } from '#src/ui/table/tree-row-parts.tsx';

const whichUrlDialog = loadExport(
  () => import('#src/features/endpoints/which-url-dialog.tsx'),
  'WhichUrlDialog',
);

const isIds = (stored: unknown): stored is number[] =>
  Array.isArray(stored) && stored.every((id) => typeof id === 'number');

/** Folders stay closed until the browser's tab is. */
const closedFolders = createDraft<number[]>({
  name: 'closed folders',
  parse: (stored) => (isIds(stored) ? stored : undefined),
});

const toggleFolder = (id: number): void => {
  const closed = closedFolders.read() ?? [];
  closedFolders.keep(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]);
};

interface SavedListProps {
  /** What is searched for, in all folders. */
  search: string;
  /** The saved endpoint of the request that is shown. */
  current: number | undefined;
  /** A request was opened. */
  onOpened: () => void;
}

const Row = ({
  row: { folder, endpoint, isOpen = false },
  isFound,
}: {
  row: SavedTreeRow;
  isFound: boolean;
}) =>
  folder === undefined ? (
    <>
      <RowMethod>{endpoint?.saved.method}</RowMethod> <RowName>{endpoint?.saved.name}</RowName>
      {isFound && endpoint?.path !== undefined && <RowNote>{endpoint.path}</RowNote>}
    </>
  ) : (
    <>
      <FolderMark isOpen={isOpen} />
      <RowName>{folder.folder.name}</RowName>
    </>
  );

const Rows = ({
  listed,
  onChoose,
  ...props
}: SavedListProps & { listed: EndpointList; onChoose: (row: EndpointRow) => void }) => {
  const { search, current } = props;
  const closed = useKept(closedFolders);
  const rows = useMemo(
    () => savedTree(listed.rows, listed.nodes, new Set(closed), search),
    [listed, closed, search],
  );
  if (rows.length === 0)
    return (
      <Text size="sm" c="dimmed" p="xs" role="status">
        No saved endpoint matches.
      </Text>
    );
  return (
    <TreeList
      label="Saved endpoints"
      rows={rows}
      current={current === undefined ? undefined : endpointRowId(current)}
      onChoose={({ endpoint }) => endpoint && onChoose(endpoint)}
      onToggle={({ folder }) => folder && toggleFolder(folder.folder.id)}
    >
      {(row) => <Row row={row} isFound={search.trim() !== ''} />}
    </TreeList>
  );
};

/** The saved endpoints in their folders, to open one on the test screen. */
export const SavedList = (props: SavedListProps) => {
  const [asked, setAsked] = useState<EndpointRow>();
  const [isAsking, setAsking] = useState(false);
  const test = useTestEndpoint((row) => {
    setAsked(row);
    setAsking(true);
  });
  const open = async (row: EndpointRow): Promise<void> => {
    if (await test(row)) props.onOpened();
  };
  return (
    <>
      <LoadState
        state={useEndpointList()}
        errorTitle="The saved endpoints could not be loaded"
        loading={<LoadingText what="saved endpoints" count={6} />}
        isEmpty={({ rows, nodes }) => rows.length + nodes.length === 0}
        empty={
          <EmptyState
            icon={IconBookmarks}
            title="No saved endpoints"
            text="Save stores the request that is open, to be opened here again."
          />
        }
      >
        {(listed) => <Rows {...props} listed={listed} onChoose={(row) => void open(row)} />}
      </LoadState>
      {asked !== undefined && (
        <LazyDialog
          key={asked.saved.id}
          code={whichUrlDialog}
          opened={isAsking}
          onClose={() => setAsking(false)}
          saved={asked.saved}
        />
      )}
    </>
  );
};
