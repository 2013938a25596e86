import { Button, Group, Text } from '@mantine/core';
import { IconFolder, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';
import { FolderSelect } from '#src/features/endpoints/folders/folder-select.tsx';
import { folderIdIn } from '#src/features/endpoints/folders/folder-text.ts';
import classes from '#src/features/endpoints/many/selected-endpoints.module.css';
import { useDeleteEndpoints, useMoveEndpoints } from '#src/features/endpoints/many/use-many-endpoints.ts';
import { hasHiddenValues } from '#src/features/endpoints/open-endpoint.ts';
import { formatCount } from '#src/lib/format.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';

interface SelectedEndpointsProps {
  /** The selected ones, at least one. */
  rows: readonly EndpointRow[];
  /** How many are shown. */
  count: number;
  onAll: () => void;
  onClear: () => void;
  /** There are folders that they can be moved to. */
  hasFolders: boolean;
}

interface DialogProps {
  rows: readonly EndpointRow[];
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

const MoveDialog = ({ rows, opened, onClose, onDone }: DialogProps) => {
  const [folder, setFolder] = useState('');
  const move = useMoveEndpoints(onDone);
  const endpoints = rows.map(({ saved }) => saved);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Move Endpoints"
      description={`The folder for ${formatCount(rows.length, 'endpoint')}.`}
      submitLabel="Move"
      // Nothing was typed that would be lost.
      isDirty={false}
      isBusy={move.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        move.mutate({ endpoints, folderId: folderIdIn(folder) });
      }}
    >
      <FolderSelect value={folder} onChange={setFolder} />
    </FormDialog>
  );
};

/** What is lost for good. */
const finalText = (rows: readonly EndpointRow[]): string => {
  const hidden = rows.filter(({ saved }) => hasHiddenValues(saved)).length;
  if (hidden === 0) return '';
  return ` ${formatCount(hidden, 'endpoint')} with hidden values cannot be restored.`;
};

const DeleteDialog = ({ rows, opened, onClose, onDone }: DialogProps) => {
  const remove = useDeleteEndpoints(onDone);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(rows.map(({ saved }) => saved))}
    >
      {`This will delete ${formatCount(rows.length, 'endpoint')}.${finalText(rows)}`}
    </ConfirmDialog>
  );
};

/** What can be done with all of the selected endpoints. Stays in view at the end of the list. */
export const SelectedEndpoints = ({ rows, count, onAll, onClear, hasFolders }: SelectedEndpointsProps) => {
  const [asking, setAsking] = useState<'move' | 'delete'>();
  const close = (): void => setAsking(undefined);
  const dialog = {
    rows,
    onClose: close,
    onDone: () => {
      close();
      onClear();
    },
  };
  return (
    <section aria-label="Selected endpoints" className={classes.bar}>
      <Group gap="xs">
        <Text size="sm" role="status">
          {rows.length.toLocaleString('en')} of {formatCount(count, 'endpoint')} selected
        </Text>
        <Group gap={0} wrap="nowrap">
          {rows.length < count && (
            <Button variant="subtle" size="xs" onClick={onAll}>
              Select all
            </Button>
          )}
          <Button variant="subtle" size="xs" onClick={onClear}>
            Clear selection
          </Button>
        </Group>
      </Group>
      <Group gap="xs">
        {hasFolders && (
          <ActionButton variant="default" size="xs" icon={IconFolder} onClick={() => setAsking('move')}>
            Move to…
          </ActionButton>
        )}
        <ActionButton color="red" size="xs" icon={IconTrash} onClick={() => setAsking('delete')}>
          Delete
        </ActionButton>
      </Group>
      <MoveDialog {...dialog} opened={asking === 'move'} />
      <DeleteDialog {...dialog} opened={asking === 'delete'} />
    </section>
  );
};
