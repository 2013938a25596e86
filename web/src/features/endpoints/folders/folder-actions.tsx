import type { Folder } from '@gatehouse/contract/folders.ts';
import { Group } from '@mantine/core';
import { IconEdit, IconFolderPlus, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import type { FolderQuestion } from '#src/features/endpoints/folders/folder-nav-props.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';

interface FolderActionsProps {
  /** The folder that is shown. */
  folder: Folder | undefined;
  onAsk: (question: FolderQuestion) => void;
  /** Renames it where it stands; without it, in the dialog that moves it. */
  onRename?: (folder: Folder) => void;
}

/** What can be done with the folder that is shown; a new one is created in it. */
export const FolderActions = ({ folder, onAsk, onRename }: FolderActionsProps) => (
  <Group gap={2} wrap="nowrap">
    {folder !== undefined && (
      <>
        {onRename !== undefined && (
          <IconAction
            label={`Rename folder ${folder.name}`}
            hint="Rename (F2)"
            icon={IconEdit}
            onClick={() => onRename(folder)}
          />
        )}
        <IconAction
          label={`${onRename === undefined ? 'Rename or move' : 'Move'} folder ${folder.name}`}
          hint={onRename === undefined ? 'Rename or move…' : 'Move to…'}
          icon={IconFolderSymlink}
          onClick={() => onAsk({ kind: 'edit', folder })}
        />
        <IconAction
          label={`Delete folder ${folder.name}`}
          hint="Delete folder"
          icon={IconTrash}
          tone="destructive"
          onClick={() => onAsk({ kind: 'delete', folder })}
        />
      </>
    )}
    <IconAction
      label={folder === undefined ? 'New folder' : `New folder in ${folder.name}`}
      hint={folder === undefined ? 'New folder' : 'New folder in it'}
      icon={IconFolderPlus}
      onClick={() => onAsk({ kind: 'new', parentId: folder?.id ?? null })}
    />
  </Group>
);
