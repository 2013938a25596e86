import type { CreateEndpointInput, SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { DialogForm } from '#src/components/dialog-form.tsx';
import { Notice } from '#src/components/notice.tsx';
import { type DiscardGuard, useDiscardGuard } from '#src/components/use-discard-guard.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { useFormFailure } from '#src/lib/use-form-failure.ts';
import { useLazyValidation } from '#src/lib/use-lazy-validation.ts';
import { EndpointFields } from '#src/shared/endpoints/endpoint-fields.tsx';
import {
  ENDPOINT_PATHS,
  type EndpointValues,
  toEndpointInput,
} from '#src/shared/endpoints/endpoint-values.ts';
import { useCreateEndpoint, useUpdateEndpoint } from '#src/shared/endpoints/use-endpoint-changes.ts';

const validation = loadOnce(
  async () => (await import('#src/shared/endpoints/endpoint-schema.ts')).validateEndpoint,
);

/** What the dialog is about: a saved endpoint that is edited, or what a new one contains at first. */
export type EndpointToEdit =
  | { saved: SavedEndpoint; values: EndpointValues }
  | {
      saved?: undefined;
      values: EndpointValues;
      /** What is wrong with the endpoint that was taken over. */
      problem?: string | undefined;
      /** The saved endpoint whose hidden values the masks stand for. */
      secretsFrom?: number | undefined;
      /** The places whose secrets are not known, so that they are empty. */
      leftOut?: readonly string[] | undefined;
    };

interface EndpointDialogProps {
  opened: boolean;
  onClose: () => void;
  subject: EndpointToEdit;
  onSaved?: ((saved: SavedEndpoint) => void) | undefined;
}

type FormProps = Omit<EndpointDialogProps, 'opened'> & { guard: DiscardGuard };

const EndpointForm = ({ onClose, subject, onSaved, guard }: FormProps) => {
  const { saved, values } = subject;
  const problem = 'problem' in subject ? subject.problem : undefined;
  const leftOut = ('leftOut' in subject ? subject.leftOut : undefined) ?? [];
  const place = useRef<HTMLDivElement>(null);
  const validate = useLazyValidation(validation);
  const form = useForm<EndpointValues>({
    initialValues: values,
    initialErrors: problem === undefined ? {} : { endpoint: problem },
    validate,
  });
  const done = (endpoint: SavedEndpoint): void => {
    onClose();
    onSaved?.(endpoint);
  };
  const create = useCreateEndpoint(done);
  const update = useUpdateEndpoint(done);
  const { error, isPending } = saved === undefined ? create : update;
  const failure = useFormFailure({
    form,
    error,
    pathOf: ENDPOINT_PATHS,
    toast: saved === undefined ? 'Failed to create endpoint' : 'Failed to update endpoint',
  });
  const submit = form.onSubmit((entered) => {
    const input = toEndpointInput(entered) as CreateEndpointInput;
    if (saved !== undefined) return update.mutate({ id: saved.id, ...input });
    const { secretsFrom } = subject as { secretsFrom?: number };
    create.mutate({ ...input, ...(secretsFrom === undefined ? {} : { secretsFrom }) });
  });
  return (
    <DialogForm
      submitLabel={saved === undefined ? 'Save Endpoint' : 'Save Changes'}
      pending={isPending}
      isDirty={form.isDirty()}
      guard={guard}
      failure={failure}
      onCancel={guard.discard}
      onSubmit={submit}
    >
      <div ref={place} hidden />
      {leftOut.length > 0 && (
        <Notice>{`Secrets are not kept. Before you save, type these again: ${leftOut.join(', ')}.`}</Notice>
      )}
      <EndpointFields form={form} onModEnter={() => place.current?.closest('form')?.requestSubmit()} />
    </DialogForm>
  );
};

/** Creates or edits a saved endpoint. The form begins anew each time the dialog opens. */
export const EndpointDialog = ({ opened, onClose, subject, onSaved }: EndpointDialogProps) => {
  const guard = useDiscardGuard(onClose);
  return (
    <Modal
      opened={opened}
      onClose={guard.requestClose}
      title={subject.saved === undefined ? 'Add New Endpoint' : 'Edit Endpoint'}
      size="lg"
    >
      <EndpointForm onClose={onClose} subject={subject} onSaved={onSaved} guard={guard} />
    </Modal>
  );
};
