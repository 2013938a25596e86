import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { useMemo } from 'react';
import { EndpointDialog } from '#src/features/endpoints/endpoint-dialog.tsx';
import { NEW_ENDPOINT, valuesOfEndpoint } from '#src/features/endpoints/endpoint-values.ts';
import { folderText } from '#src/features/endpoints/folders/folder-text.ts';

interface EditEndpointDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Undefined for a new one. */
  saved: SavedEndpoint | undefined;
  /** The folder that a new one is put into at first. */
  folderId: number | undefined;
}

/** The dialog of the screen of saved endpoints: a new one, or one of its list. */
export const EditEndpointDialog = ({ saved, folderId, ...dialog }: EditEndpointDialogProps) => {
  const subject = useMemo(
    () =>
      saved === undefined
        ? { values: { ...NEW_ENDPOINT, folderId: folderText(folderId) }, draftId: 'new' }
        : {
            saved,
            values: valuesOfEndpoint(saved),
            // What was typed over an older version is not meant for this one.
            draftId: `${saved.id} ${saved.updatedAt}`,
          },
    [saved, folderId],
  );
  return <EndpointDialog {...dialog} subject={subject} />;
};
