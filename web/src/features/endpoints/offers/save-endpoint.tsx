import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { Button } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from '#src/features/endpoints/offers/save-endpoint.module.css';
import type { RequestToSave } from '#src/features/endpoints/save-endpoint-dialog.tsx';
import type { SaveOptions } from '#src/features/endpoints/save-request.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { loadExport, loadOnce } from '#src/lib/load-once.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { toastError } from '#src/ui/feedback/toast.ts';
import { useScreenKeys } from '#src/ui/form/screen-keys.ts';

const saveDialog = loadExport(
  () => import('#src/features/endpoints/save-endpoint-dialog.tsx'),
  'SaveEndpointDialog',
);

const saving = loadOnce(() => import('#src/features/endpoints/save-request.ts'));

interface SaveEndpointProps extends SaveOptions {
  onSaved?: (saved: SavedEndpoint) => void;
  /** What is saved, if there are several such buttons: `GET https://api.example.com/v1/models`. */
  subject?: string;
  size?: 'xs' | 'sm';
  /** What the button says, also on a narrow screen, where otherwise only its icon is shown. */
  label?: string;
}

/** What a press does: it saves, or asks first. */
const useSave = (
  options: SaveOptions,
  onSaved: SaveEndpointProps['onSaved'],
  ask: (toSave: RequestToSave) => void,
) => {
  const utils = trpc.useUtils();
  const update = useOperation(trpc.endpoints.update);
  const isSaving = useRef(false);
  const save = async (): Promise<void> => {
    const { readToSave, saveKnown } = await saving.load();
    const toSave = await readToSave(utils, options);
    const done = options.isDirect === true ? await saveKnown(utils, update, toSave) : 'ask';
    if (done === 'ask') ask(toSave);
    else if (done !== undefined) onSaved?.(done);
  };
  return (): void => {
    if (isSaving.current) return;
    isSaving.current = true;
    void save()
      .catch((error: unknown) => toastError(errorMessage(error)))
      .finally(() => {
        isSaving.current = false;
      });
  };
};

/** A button that saves a request as an endpoint, in a dialog that contains it already; or updates the one it was opened from. */
export const SaveEndpoint = (props: SaveEndpointProps) => {
  const { onSaved, subject, size, label, isDirect = false } = props;
  const [isOpen, setOpen] = useState(false);
  const [toSave, setToSave] = useState<RequestToSave>();
  const press = useSave(props, onSaved, (read) => {
    setToSave(read);
    setOpen(true);
  });
  useScreenKeys(isDirect ? { 'mod+S': press } : {});
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconBookmarkPlus size={16} stroke={1.75} aria-hidden />}
        aria-label={subject === undefined ? (label ?? 'Save') : `Save ${subject}`}
        aria-keyshortcuts={isDirect ? 'Control+S Meta+S' : undefined}
        className={label === undefined ? classes.save : undefined}
        onClick={press}
      >
        {label ?? <span className={classes.text}>Save</span>}
      </Button>
      <LazyDialog
        code={saveDialog}
        opened={isOpen}
        onClose={() => setOpen(false)}
        toSave={toSave}
        onSaved={onSaved}
      />
    </>
  );
};
