import type { UpdateKeyInput } from '@gatehouse/contract/keys.ts';
import { Button, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EditKey } from '#src/features/keys/details/edit-key.tsx';
import { KeyActivity } from '#src/features/keys/details/key-activity.tsx';
import { KeyFacts } from '#src/features/keys/details/key-facts.tsx';
import { PreviousKey } from '#src/features/keys/details/previous-key.tsx';
import { keyDetailDraft } from '#src/features/keys/form/key-detail-draft.ts';
import { KeyLine } from '#src/features/keys/offers/key-line.tsx';
import { useShowChanged } from '#src/features/keys/offers/key-queries.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { DialogFooter } from '#src/ui/dialog/dialog-footer.tsx';
import { useDiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

/** Updates a stored key. If that fails, the form shows the error and keeps what was typed. */
export const useUpdateKey = (onUpdated: () => void) => {
  const show = useShowChanged();
  const markChanged = useFocusAfterRemoval();
  const update = useOperation(trpc.keys.update);
  return useMutation({
    mutationFn: ({ ifMatch, ...input }: UpdateKeyInput & { ifMatch: string | undefined }) =>
      update(input, { ifMatch }),
    onSuccess: (updated) => {
      markChanged();
      toastSuccess('API key updated successfully');
      show(updated);
      onUpdated();
    },
  });
};

/** Whether the form is shown instead of the facts. Moves the focus too, because the focused element disappears. */
const useEditing = () => {
  const [isEditing, setEditing] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const start = (): void => {
    flushSync(() => setEditing(true));
    content.current?.querySelector('input')?.focus();
  };
  const stop = (): void => {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };
  return { isEditing, start, stop, content, editButton };
};

/** What was done with the key; nothing is fetched until it is opened. */
const Activity = ({ row }: { row: KeyRow }) => {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <Disclosure label="Activity" isOpen={isOpen} onToggle={toggle}>
      <KeyActivity apiKey={row.key} />
    </Disclosure>
  );
};

interface KeyDetailsDialogProps {
  row: KeyRow;
  opened: boolean;
  onClose: () => void;
}

/** The details of a key, which can be edited here. */
export const KeyDetailsDialog = ({ row, opened, onClose }: KeyDetailsDialogProps) => {
  const { isEditing, start, stop, content, editButton } = useEditing();
  const update = useUpdateKey(() => {
    keyDetailDraft.forget(String(row.key.id));
    stop();
  });
  const guard = useDiscardGuard(isEditing ? stop : onClose);
  const edit = (): void => {
    update.reset();
    start();
  };
  return (
    <Modal
      opened={opened}
      onClose={guard.requestClose}
      title={isEditing ? 'Edit API Key' : 'API Key Details'}
      withCloseButton={!isEditing}
    >
      <div ref={content}>
        {isEditing ? (
          <EditKey
            row={row}
            isBusy={update.isPending}
            error={update.error}
            guard={guard}
            onSave={update.mutate}
            onDone={stop}
          />
        ) : (
          <Stack gap="lg">
            <KeyLine row={row} withAllChips />
            <KeyFacts row={row} />
            <PreviousKey row={row} onDone={() => editButton.current?.focus()} />
            <Activity row={row} />
            <DialogFooter>
              <Button
                ref={editButton}
                variant="default"
                leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
                onClick={edit}
              >
                Edit
              </Button>
            </DialogFooter>
          </Stack>
        )}
      </div>
    </Modal>
  );
};
