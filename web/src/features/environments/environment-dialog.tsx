import type { Environment } from '@gatehouse/contract/environments.ts';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import {
  type EnvironmentValues,
  fieldOf,
  NEW_ENVIRONMENT,
  toInput,
  validateEnvironment,
  valuesOf,
} from '#src/features/environments/environment-values.ts';
import { ProviderKeys } from '#src/features/environments/provider-keys.tsx';
import {
  useCreateEnvironment,
  useLoadEnvironment,
  useUpdateEnvironment,
} from '#src/features/environments/use-environment-changes.ts';
import { VariableRows } from '#src/features/environments/variable-rows.tsx';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { Conflict, useConflict } from '#src/ui/form/use-conflict.tsx';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

interface EnvironmentDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The environment to change; without it, one is created. */
  environment: Environment | undefined;
  onSaved: (saved: Environment) => void;
}

const LABELS: Record<keyof EnvironmentValues, string> = {
  name: 'Name',
  variables: 'Variables',
  keys: 'Keys',
};

/** Names only: a value may be a secret that was typed just now. */
const shownOf = (name: keyof EnvironmentValues, value: unknown): string | undefined => {
  if (name === 'name') return undefined;
  if (name === 'keys') return `${(value as EnvironmentValues['keys']).length} chosen`;
  const names = (value as EnvironmentValues['variables']).map((one) => one.name).filter(Boolean);
  return names.length === 0 ? '(none)' : names.join(', ');
};

const useEnvironmentForm = ({ environment, onSaved }: EnvironmentDialogProps) => {
  const form = useForm<EnvironmentValues>({
    initialValues: environment === undefined ? NEW_ENVIRONMENT : valuesOf(environment),
    validate: validateEnvironment(environment),
  });
  const create = useCreateEnvironment(onSaved, 'Environment created');
  const update = useUpdateEnvironment(onSaved);
  const load = useLoadEnvironment();
  const { error, isPending: isBusy } = environment === undefined ? create : update;
  const conflict = useConflict({
    stored: environment,
    error,
    form,
    valuesOf,
    load: async () => (environment === undefined ? undefined : load(environment.id)),
    save: (values, ifMatch) => {
      const input = toInput(values);
      if (environment === undefined) create.mutate(input);
      else update.mutate({ id: environment.id, ...input, ifMatch });
    },
  });
  const failure = useFormFailure({
    form,
    error: conflict.error,
    pathOf: (path) => fieldOf(path, form.values.variables),
  });
  return { form, conflict, failure, isBusy };
};

/** An environment: its name, its variables, and which key of a provider is meant. */
export const EnvironmentDialog = (props: EnvironmentDialogProps) => {
  const { opened, onClose, environment } = props;
  const { form, conflict, failure, isBusy } = useEnvironmentForm(props);
  const [isKeysOpen, keysShown] = useDisclosure(form.values.keys.length > 0);
  const { keys } = form.values;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      size="lg"
      title={environment === undefined ? 'Add environment' : `Edit ${environment.name}`}
      submitLabel={environment === undefined ? 'Add environment' : 'Save'}
      isBusy={isBusy}
      isDirty={form.isDirty()}
      failure={failure}
      onSubmit={form.onSubmit(conflict.save)}
    >
      <Conflict conflict={conflict.conflict} labelOf={(name) => LABELS[name]} shownOf={shownOf} />
      <TextInput
        {...form.getInputProps('name')}
        label="Name"
        placeholder="Staging"
        autoComplete="off"
        withAsterisk
        data-autofocus
      />
      <VariableRows form={form} />
      <Disclosure
        label={keys.length === 0 ? 'Keys' : `Keys (${keys.length})`}
        isOpen={isKeysOpen}
        onToggle={keysShown.toggle}
      >
        <ProviderKeys keys={keys} onChange={(next) => form.setFieldValue('keys', next)} />
      </Disclosure>
    </FormDialog>
  );
};
