import { Button, Group, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EditKey } from '#src/shared/keys/edit-key.tsx';
import { KeyActivity } from '#src/shared/keys/key-activity.tsx';
import { keyDetailDraft } from '#src/shared/keys/key-detail-draft.ts';
import { KeyFacts } from '#src/shared/keys/key-facts.tsx';
import { KeyLine } from '#src/shared/keys/key-line.tsx';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { PreviousKey } from '#src/shared/keys/previous-key.tsx';
import { useUpdateKey } from '#src/shared/keys/use-update-key.ts';
import { useDiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

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
            pending={update.isPending}
            error={update.error}
            guard={guard}
            onSave={update.mutate}
            onDone={stop}
          />
        ) : (
          <Stack gap="lg">
            <KeyLine row={row} />
            <KeyFacts row={row} />
            <PreviousKey row={row} onDone={() => editButton.current?.focus()} />
            <Activity row={row} />
            <Group justify="flex-end">
              <Button
                ref={editButton}
                variant="default"
                leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
                onClick={edit}
              >
                Edit
              </Button>
            </Group>
          </Stack>
        )}
      </div>
    </Modal>
  );
};
