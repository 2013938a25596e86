import type { CreateEndpointInput, SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { Modal, Radio, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { endpointDraft } from '#src/features/endpoints/endpoint-draft.ts';
import classes from '#src/features/endpoints/endpoint-fields.module.css';
import { EndpointFields } from '#src/features/endpoints/endpoint-fields.tsx';
import {
  ENDPOINT_PATHS,
  type EndpointValues,
  type NewNames,
  namesOf,
  otherNames,
  toEndpointInput,
  valuesOfEndpoint,
} from '#src/features/endpoints/endpoint-values.ts';
import { useFolderTree } from '#src/features/endpoints/offers/use-folder-tree.ts';
import {
  useCreateEndpoint,
  useLoadEndpoint,
  useUpdateEndpoint,
} from '#src/features/endpoints/use-endpoint-changes.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import {
  idOf,
  NO_KEY,
  nameOf,
  optionOf,
  useCallChoices,
} from '#src/features/requests/offers/call-choices.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { DialogForm } from '#src/ui/dialog/dialog-form.tsx';
import { type DiscardGuard, useDiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useDraftForm } from '#src/ui/form/form.tsx';
import { focusFirstError } from '#src/ui/form/form-behavior.ts';
import { Conflict, useConflict } from '#src/ui/form/use-conflict.tsx';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';

interface SaveAsProps {
  /** Of the endpoint that the request was opened from. */
  name: string;
  isNew: boolean;
  onChange: (isNew: boolean) => void;
}

/** Whether a request that was opened from a saved endpoint changes that one, or becomes another one. */
const SaveAs = ({ name, isNew, onChange }: SaveAsProps) => (
  <Radio.Group
    label="Opened from a saved endpoint"
    value={isNew ? 'new' : 'saved'}
    onChange={(value) => onChange(value === 'new')}
  >
    <Stack gap="xs" mt={4}>
      <Radio value="saved" label={`Update ${name}`} classNames={{ label: classes.choice }} />
      <Radio value="new" label="Save as new" />
    </Stack>
  </Radio.Group>
);

const validation = loadExport(() => import('#src/features/endpoints/endpoint-schema.ts'), 'validateEndpoint');

/** What the dialog is about: a saved endpoint that is edited, or what a new one contains at first. */
export interface EndpointToEdit {
  values: EndpointValues;
  saved?: SavedEndpoint | undefined;
  /** The request may also be saved as a new endpoint, with these names at first; `isMeant` if that is likely. */
  asNew?: (NewNames & { isMeant: boolean }) | undefined;
  /** What is wrong with the endpoint that was taken over. */
  problem?: string | undefined;
  /** The saved endpoint whose hidden values the masks stand for. */
  secretsFrom?: number | undefined;
  /** Under which what is typed is kept until it is saved; undefined if it is kept elsewhere. */
  draftId?: string | undefined;
  /** The places whose secrets are not known, so that they are empty. */
  leftOut?: readonly string[] | undefined;
  /** Only what it is called and where it belongs is asked at first. */
  isShort?: boolean | undefined;
}

interface EndpointDialogProps {
  opened: boolean;
  onClose: () => void;
  subject: EndpointToEdit;
  onSaved?: ((saved: SavedEndpoint) => void) | undefined;
}

type FormProps = Omit<EndpointDialogProps, 'opened'> & { guard: DiscardGuard };

/** Creates an endpoint, or updates the saved one as far as nobody else has changed the same. */
const useSave = (
  { saved, secretsFrom }: EndpointToEdit,
  form: Parameters<typeof useConflict<EndpointValues, SavedEndpoint>>[0]['form'],
  isNew: boolean,
  done: (endpoint: SavedEndpoint) => void,
) => {
  const read = useLoadEndpoint();
  const create = useCreateEndpoint(done);
  const update = useUpdateEndpoint(done);
  const { error, isPending: isBusy } = isNew ? create : update;
  const save = (entered: EndpointValues, ifMatch: string | undefined): void => {
    const input = toEndpointInput(entered) as CreateEndpointInput;
    if (saved !== undefined && !isNew) update.mutate({ id: saved.id, ...input, ifMatch });
    else create.mutate({ ...input, ...(secretsFrom === undefined ? {} : { secretsFrom }) });
  };
  const load = async (): Promise<SavedEndpoint | undefined> => saved && read(saved.id);
  return {
    ...useConflict({ stored: saved, error, form, valuesOf: valuesOfEndpoint, load, save }),
    isBusy,
  };
};

const LABELS: Record<keyof EndpointValues, string> = {
  providerId: 'API provider',
  name: 'Name',
  endpoint: 'Endpoint',
  method: 'Method',
  description: 'Description',
  headers: 'Headers',
  requestBody: 'Request body',
  otherBody: 'Request body',
  isFavorite: 'Favorite',
  folderId: 'Folder',
  credential: 'API key',
  withoutKey: 'Sent without its key',
};

const EndpointConflict = ({ conflict }: Pick<ReturnType<typeof useSave>, 'conflict'>) => {
  const { data: providers } = useProviders();
  const folders = useFolderTree();
  const { data: choices = [] } = useCallChoices();
  return (
    <Conflict
      conflict={conflict}
      labelOf={(name) => LABELS[name]}
      shownOf={(name, value) => {
        const provider = name === 'providerId' && providers?.find(({ id }) => String(id) === value);
        if (provider) return providerLabel(provider);
        if (name === 'folderId') return folders.find(({ folder }) => String(folder.id) === value)?.path;
        const chosen =
          name === 'credential' && [NO_KEY, ...choices].find((one) => optionOf(idOf(one)) === value);
        return chosen ? nameOf(chosen) : undefined;
      }}
    />
  );
};

const formOf = (part: HTMLElement | null): HTMLFormElement | null => part?.closest('form') ?? null;

/** The places that are empty because secrets are not kept. */
const LeftOut = ({ places }: { places: readonly string[] }) =>
  places.length > 0 && (
    <Notice>{`Secrets are not kept. Before you save, type these again: ${places.join(', ')}.`}</Notice>
  );

const EndpointForm = ({ onClose, subject, onSaved, guard }: FormProps) => {
  const { saved, values, asNew, problem, leftOut = [], draftId, isShort = false } = subject;
  const fields = { isShort, needsProvider: values.providerId === null };
  const place = useRef<HTMLDivElement>(null);
  const [isNew, setNew] = useState(saved === undefined || asNew?.isMeant === true);
  const [begun] = useState(() => (isNew ? { ...values, ...namesOf(asNew ?? values) } : values));
  const { form, state } = useDraftForm(endpointDraft, draftId, begun, {
    initialErrors: problem === undefined ? {} : { endpoint: problem },
    validate: useLazyValidation(validation),
  });
  const { save, conflict, error, isBusy } = useSave(subject, form, isNew, (endpoint) => {
    if (draftId !== undefined) endpointDraft.forget(draftId);
    onClose();
    onSaved?.(endpoint);
  });
  const failure = useFormFailure({
    form,
    error,
    pathOf: ENDPOINT_PATHS,
    toast: isNew ? 'Failed to create endpoint' : 'Failed to update endpoint',
  });
  const chooseNew = (next: boolean): void => {
    setNew(next);
    if (asNew !== undefined) form.setValues(otherNames(form.getValues(), values, asNew, next));
  };
  return (
    <DialogForm
      submitLabel={isNew ? 'Save Endpoint' : 'Save Changes'}
      isBusy={isBusy}
      {...state}
      guard={guard}
      failure={failure}
      onCancel={guard.discard}
      // Here too, as the validation ends only once it is loaded.
      onSubmit={form.onSubmit(save, () => focusFirstError(formOf(place.current)))}
    >
      <div ref={place} hidden />
      <LeftOut places={leftOut} />
      {saved !== undefined && asNew !== undefined && (
        <SaveAs name={saved.name} isNew={isNew} onChange={chooseNew} />
      )}
      <EndpointConflict conflict={conflict} />
      <EndpointFields {...fields} form={form} onModEnter={() => formOf(place.current)?.requestSubmit()} />
    </DialogForm>
  );
};

const titleOf = ({ saved, asNew }: EndpointToEdit): string => {
  if (saved === undefined) return 'Add New Endpoint';
  return asNew === undefined ? 'Edit Endpoint' : 'Save Endpoint';
};

/** Creates or edits a saved endpoint. The form begins anew each time the dialog opens. */
export const EndpointDialog = ({ opened, onClose, subject, onSaved }: EndpointDialogProps) => {
  const { draftId } = subject;
  const guard = useDiscardGuard(onClose, () => draftId !== undefined && endpointDraft.forget(draftId));
  return (
    <Modal opened={opened} onClose={guard.requestClose} title={titleOf(subject)} size="lg">
      <EndpointForm onClose={onClose} subject={subject} onSaved={onSaved} guard={guard} />
    </Modal>
  );
};
