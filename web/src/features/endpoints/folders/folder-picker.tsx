import { NativeSelect } from '@mantine/core';
import { FolderActions } from '#src/features/endpoints/folders/folder-actions.tsx';
import type { FolderNavProps, FolderQuestion } from '#src/features/endpoints/folders/folder-nav-props.ts';
import classes from '#src/features/endpoints/folders/folders.module.css';

/** Chooses a folder on a narrow screen, and what to do with it. */
export const FolderPicker = ({
  nodes,
  counts,
  total,
  chosen,
  onChoose,
  onAsk,
}: FolderNavProps & { onAsk: (question: FolderQuestion) => void }) => (
  <div className={classes.picker}>
    <NativeSelect
      size="xs"
      aria-label="Folder"
      data={[
        { value: '', label: `All endpoints (${total})` },
        ...nodes.map(({ folder, path }) => ({
          value: String(folder.id),
          label: `${path} (${counts.get(folder.id) ?? 0})`,
        })),
      ]}
      value={String(chosen ?? '')}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
    />
    <FolderActions folder={nodes.find(({ folder }) => folder.id === chosen)?.folder} onAsk={onAsk} />
  </div>
);
