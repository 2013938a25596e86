import type { DescribedApi, OwnOperation } from '@gatehouse/contract/own-apis.ts';
import type { ListedProvider, Provider } from '@gatehouse/contract/providers.ts';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { FromDocument } from '#src/features/own-apis/from-document.tsx';
import { OwnApiFields } from '#src/features/own-apis/own-api-fields.tsx';
import {
  describedValues,
  FURTHER_FIELDS,
  fieldOf,
  NO_API,
  type OwnApiValues,
  toOwnApiInput,
  validateOwnApi,
  valuesOf,
} from '#src/features/own-apis/own-api-values.ts';
import { trpc } from '#src/lib/trpc.ts';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

export interface OwnApiDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The provider to change; without it, one is added. */
  provider?: Provider | undefined;
  onSaved?: ((provider: ListedProvider) => void) | undefined;
}

/** Adds an API, or changes the provider. */
const useSave = ({ provider, onSaved }: Pick<OwnApiDialogProps, 'provider' | 'onSaved'>) => {
  const utils = trpc.useUtils();
  const saved =
    (said: string) =>
    async (result: ListedProvider): Promise<void> => {
      await utils.providers.list.invalidate();
      // Its keys count as not verified where another server is called, and other operations are suggested.
      void utils.keys.list.invalidate();
      void utils.keyForms.list.invalidate();
      void utils.operations.list.invalidate();
      toastSuccess(said);
      onSaved?.(result);
    };
  const add = trpc.ownApis.add.useMutation({ onSuccess: saved('API added successfully') });
  const change = trpc.ownApis.change.useMutation({ onSuccess: saved('API updated successfully') });
  const { error, isPending: isBusy, reset } = provider === undefined ? add : change;
  const save = (values: OwnApiValues, operations: OwnOperation[] | undefined): void => {
    const input = { ...toOwnApiInput(values), ...(operations === undefined ? {} : { operations }) };
    if (provider === undefined) add.mutate(input);
    else change.mutate({ id: provider.id, ...input });
  };
  return { save, error, isBusy, reset };
};

/** The form, and the operations of the document that was read. */
const useOwnApi = ({ provider, onClose, onSaved }: OwnApiDialogProps) => {
  const [operations, setOperations] = useState<OwnOperation[]>();
  const [isAdvanced, advanced] = useDisclosure(false);
  const [fromDocument, document] = useDisclosure(false);
  const form = useForm<OwnApiValues>({
    initialValues: provider === undefined ? NO_API : valuesOf(provider),
    validate: validateOwnApi,
  });
  const close = (): void => {
    form.reset();
    setOperations(undefined);
    document.close();
    saving.reset();
    onClose();
  };
  const saving = useSave({
    provider,
    onSaved: (saved) => {
      close();
      onSaved?.(saved);
    },
  });
  // An error in a collapsed part would not be seen.
  const expand = (fields: readonly string[]): void => {
    if (fields.some((field) => FURTHER_FIELDS.includes(field))) advanced.open();
  };
  const failure = useFormFailure({ form, error: saving.error, pathOf: fieldOf, onFields: expand });
  const take = (api: DescribedApi): void => {
    form.setValues((values) => describedValues(values as OwnApiValues, api));
    form.clearErrors();
    setOperations(api.operations);
  };
  const submit = form.onSubmit(
    (values) => saving.save(values, operations),
    (errors) => expand(Object.keys(errors)),
  );
  return {
    form,
    isAdvanced,
    advanced,
    fromDocument,
    document,
    close,
    saving,
    failure,
    take,
    submit,
    operations,
  };
};

/** An API of one's own, or another provider that was added: from its fields, or from an OpenAPI document. */
export const OwnApiDialog = (props: OwnApiDialogProps) => {
  const { form, isAdvanced, advanced, fromDocument, document, ...state } = useOwnApi(props);
  const isNew = props.provider === undefined;
  return (
    <FormDialog
      opened={props.opened}
      onClose={state.close}
      title={isNew ? 'Add your own API' : `Edit ${props.provider?.name}`}
      description={
        isNew
          ? 'It becomes a provider like any other: for keys, test calls, code, guides and OAuth.'
          : 'A new base URL or placement counts for its stored keys at once.'
      }
      submitLabel={isNew ? 'Add API' : 'Save'}
      isBusy={state.saving.isBusy}
      isDirty={form.isDirty() || state.operations !== undefined}
      failure={state.failure}
      onSubmit={state.submit}
    >
      <Disclosure label="From an OpenAPI document" isOpen={fromDocument} onToggle={document.toggle}>
        <FromDocument onRead={state.take} />
      </Disclosure>
      <OwnApiFields form={form} isAdvanced={isAdvanced} onToggleAdvanced={advanced.toggle} />
    </FormDialog>
  );
};
