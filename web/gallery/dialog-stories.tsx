import { Button, Group, Modal, Select, Text, TextInput } from '@mantine/core';
import { IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { loadOnce } from '#src/lib/load-once.ts';
import { CommandPalette } from '#src/ui/dialog/command-palette.tsx';
import type { CommandGroup } from '#src/ui/dialog/command-search.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { DialogFooter } from '#src/ui/dialog/dialog-footer.tsx';
import { DialogForm } from '#src/ui/dialog/dialog-form.tsx';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { useDiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import { Section } from '#src/ui/layout/section.tsx';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

const commandGroups: CommandGroup[] = [
  {
    label: 'Things',
    commands: [
      { id: 'run', label: 'Run', note: 'Once', icon: <IconPlayerPlay size={16} />, run: () => {} },
      { id: 'rotate', label: 'Rotate', icon: <IconRefresh size={16} />, run: () => {} },
    ],
  },
];

const Confirm = ({ opened, onClose }: DialogProps) => (
  <ConfirmDialog
    opened={opened}
    onClose={onClose}
    title="Are you absolutely sure?"
    confirmLabel="Delete"
    onConfirm={onClose}
  >
    This will permanently delete the thing. This action cannot be undone.
  </ConfirmDialog>
);

const confirm = loadOnce(async () => Confirm);

const AddForm = ({ opened, onClose }: DialogProps) => (
  <FormDialog
    opened={opened}
    onClose={onClose}
    title="Add a thing"
    description="It is stored encrypted on this machine."
    submitLabel="Add"
    isDirty
    failure="503: The disk is full. Nothing was saved."
    onSubmit={(event) => event.preventDefault()}
  >
    <Select label="Kind" data={['One', 'Two']} defaultValue="One" />
    <TextInput label="Name" placeholder="Production" withAsterisk error="A name is required" />
    <SecretInput label="Secret" description="At least 10 characters" />
  </FormDialog>
);

/** A form in a dialog that shows something else too. */
const PartForm = ({ opened, onClose }: DialogProps) => {
  const guard = useDiscardGuard(onClose);
  return (
    <Modal opened={opened} onClose={guard.requestClose} title="Rename the thing">
      <DialogForm
        guard={guard}
        onCancel={guard.discard}
        submitLabel="Rename"
        isDirty={false}
        failure={undefined}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextInput label="Name" />
      </DialogForm>
    </Modal>
  );
};

/** A dialog that is no form, longer than a low screen. */
const Details = ({ opened, onClose }: DialogProps) => (
  <Modal opened={opened} onClose={onClose} title="The thing">
    <Text h={900}>All that is known of the thing.</Text>
    <DialogFooter note="The thing is locked.">
      <Button onClick={onClose}>Close</Button>
    </DialogFooter>
  </Modal>
);

export const DialogStories = ({ start }: { start: string | null }) => {
  const [open, setOpen] = useState(start);
  const close = () => setOpen(null);
  return (
    <Section title="Dialogs">
      <Group gap="xs">
        <Button color="red" variant="light" onClick={() => setOpen('confirm')}>
          Delete…
        </Button>
        <Button variant="default" onClick={() => setOpen('form')}>
          Add…
        </Button>
        <Button variant="default" onClick={() => setOpen('part')}>
          Rename…
        </Button>
        <Button variant="default" onClick={() => setOpen('details')}>
          Details…
        </Button>
        <Button variant="default" onClick={() => setOpen('palette')}>
          Find…
        </Button>
      </Group>
      <LazyDialog code={confirm} opened={open === 'confirm'} onClose={close} />
      <AddForm opened={open === 'form'} onClose={close} />
      <Details opened={open === 'details'} onClose={close} />
      <PartForm opened={open === 'part'} onClose={close} />
      <CommandPalette
        opened={open === 'palette'}
        onClose={close}
        placeholder="Find a thing"
        groups={commandGroups}
        recent={[]}
        onRun={({ run }) => run()}
        onSearch={() => undefined}
      />
    </Section>
  );
};
