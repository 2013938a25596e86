import type { Environment } from '@gatehouse/contract/environments.ts';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { EnvironmentDialog } from '#src/features/environments/environment-dialog.tsx';
import classes from '#src/features/environments/environments.module.css';
import { useEnvironments } from '#src/features/environments/offers/chosen-environment.ts';
import {
  useCreateEnvironment,
  useDeleteEnvironment,
} from '#src/features/environments/use-environment-changes.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { DialogFooter } from '#src/ui/dialog/dialog-footer.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';

/** `Staging copy`, or the next number that is free. */
const copyName = ({ name }: Environment, all: readonly Environment[]): string => {
  const taken = new Set(all.map((one) => one.name));
  const base = `${name.slice(0, 80)} copy`;
  let free = base;
  for (let number = 2; taken.has(free); number += 1) free = `${base} ${number}`;
  return free;
};

const countOf = ({ variables, keys }: Environment): string => {
  const parts = [`${variables.length} variable${variables.length === 1 ? '' : 's'}`];
  if (keys.length > 0) parts.push(`${keys.length} key${keys.length === 1 ? '' : 's'}`);
  return parts.join(', ');
};

interface ListProps {
  environments: readonly Environment[];
  onEdit: (environment: Environment) => void;
  onDelete: (environment: Environment) => void;
}

const List = ({ environments, onEdit, onDelete }: ListProps) => {
  const duplicate = useCreateEnvironment(onEdit, 'Environment duplicated', {
    failure: 'Failed to duplicate environment',
  });
  const copy = (environment: Environment): void =>
    duplicate.mutate({
      name: copyName(environment, environments),
      variables: environment.variables,
      keys: environment.keys,
      secretsFrom: environment.id,
    });
  return (
    <ul className={classes.list} aria-label="Environments">
      {environments.map((environment) => (
        <li key={environment.id} className={classes.item}>
          <div className={classes.facts}>
            <Text size="sm" fw={500}>
              {environment.name}
            </Text>
            <Text size="xs" c="dimmed">
              {countOf(environment)}
            </Text>
          </div>
          <IconAction
            label={`Edit ${environment.name}`}
            hint="Edit"
            icon={IconPencil}
            onClick={() => onEdit(environment)}
          />
          <IconAction
            label={`Duplicate ${environment.name}`}
            hint="Duplicate"
            icon={IconCopy}
            onClick={() => copy(environment)}
          />
          <IconAction
            label={`Delete ${environment.name}`}
            hint="Delete"
            icon={IconTrash}
            onClick={() => onDelete(environment)}
          />
        </li>
      ))}
    </ul>
  );
};

const DeleteEnvironment = ({ environment, onClose }: { environment: Environment; onClose: () => void }) => {
  const remove = useDeleteEnvironment(environment, onClose);
  return (
    <ConfirmDialog opened onClose={onClose} isBusy={remove.isPending} onConfirm={() => remove.mutate()}>
      {`This will permanently delete the environment “${environment.name}” with its variables. This action cannot be undone.`}
    </ConfirmDialog>
  );
};

const EXPLANATION =
  'An environment holds the values of variables and the key of each provider: one set for a test system, another for production.';

type View = { edit: Environment | undefined } | { remove: Environment } | undefined;

interface EnvironmentsDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** All environments; one at a time is changed or deleted, in a dialog of its own in place of this one. */
export const EnvironmentsDialog = ({ opened, onClose }: EnvironmentsDialogProps) => {
  const environments = useEnvironments({ enabled: opened });
  const [view, setView] = useState<View>();
  const back = (): void => setView(undefined);
  return (
    <>
      <Modal opened={opened && view === undefined} onClose={onClose} title="Environments">
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {EXPLANATION}
          </Text>
          <LoadState
            state={environments}
            errorTitle="The environments could not be loaded"
            loading={<LoadingText what="the environments" count={3} />}
            isEmpty={(loaded) => loaded.length === 0}
            empty={<Text size="sm">No environments yet.</Text>}
          >
            {(loaded) => (
              <List
                environments={loaded}
                onEdit={(edit) => setView({ edit })}
                onDelete={(remove) => setView({ remove })}
              />
            )}
          </LoadState>
          <DialogFooter>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
              onClick={() => setView({ edit: undefined })}
            >
              Add environment
            </Button>
          </DialogFooter>
        </Stack>
      </Modal>
      {opened && view !== undefined && 'edit' in view && (
        <EnvironmentDialog opened environment={view.edit} onClose={back} onSaved={back} />
      )}
      {opened && view !== undefined && 'remove' in view && (
        <DeleteEnvironment environment={view.remove} onClose={back} />
      )}
    </>
  );
};
