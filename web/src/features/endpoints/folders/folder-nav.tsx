import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { FolderNavProps, FolderQuestion } from '#src/features/endpoints/folders/folder-nav-props.ts';
import { FolderPane } from '#src/features/endpoints/folders/folder-pane.tsx';
import { FolderPicker } from '#src/features/endpoints/folders/folder-picker.tsx';
import { folderDialog } from '#src/features/endpoints/folders/new-folder.tsx';
import { loadExport } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const deleteDialog = loadExport(
  () => import('#src/features/endpoints/folders/delete-folder-dialog.tsx'),
  'DeleteFolderDialog',
);

/** From this width on they stand beside the list. */
const WIDE = '(min-width: 62em)';

/** Asks in dialogs. A dialog keeps its subject while it closes. */
const useQuestions = () => {
  const [question, setQuestion] = useState<FolderQuestion>();
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const ask = (asked: FolderQuestion): void => {
    setQuestion(asked);
    setOpen(true);
    setCount((before) => before + 1);
  };
  return { question, isOpen, count, ask, close: () => setOpen(false) };
};

/** The folders of the saved endpoints: a tree beside the list, a select above it on a narrow screen. */
export const FolderNav = (props: FolderNavProps) => {
  const { chosen, onChoose } = props;
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const { question, isOpen, count, ask, close } = useQuestions();
  const isDeleting = question?.kind === 'delete';
  return (
    <>
      {isWide ? <FolderPane {...props} onAsk={ask} /> : <FolderPicker {...props} onAsk={ask} />}
      <LazyDialog
        // Another question begins another form.
        key={count}
        code={folderDialog}
        opened={isOpen && !isDeleting}
        onClose={close}
        folder={question?.kind === 'edit' ? question.folder : undefined}
        parentId={question?.kind === 'new' ? question.parentId : undefined}
      />
      {isDeleting && (
        <LazyDialog
          code={deleteDialog}
          opened={isOpen}
          onClose={close}
          folder={question.folder}
          onDeleted={() => question.folder.id === chosen && onChoose(question.folder.parentId ?? undefined)}
        />
      )}
    </>
  );
};
