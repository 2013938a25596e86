import { type ApiKey, KEY_DETAILS, type UpdateKeyInput, updateKeyInput } from '@gatehouse/contract/keys.ts';
import { furtherParts, keyPartsOf } from '@gatehouse/contract/plain/parts-of-key.ts';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useMemo, useState } from 'react';
import {
  type KeyDetailValues,
  keyDetailDraft,
  typedDetails,
} from '#src/features/keys/form/key-detail-draft.ts';
import { OptionalKeyFields } from '#src/features/keys/form/key-form-fields.tsx';
import { atParts, KeyPartFields, type PartValues, staysIfEmpty } from '#src/features/keys/form/key-parts.tsx';
import { KEY_FIELDS } from '#src/features/keys/key-fields.ts';
import { KeyLine } from '#src/features/keys/offers/key-line.tsx';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { trpc } from '#src/lib/trpc.ts';
import { DialogForm } from '#src/ui/dialog/dialog-form.tsx';
import type { DiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { DeclaredField, readFields, writeFields } from '#src/ui/form/declared-field.tsx';
import { useFormDraft } from '#src/ui/form/form-draft.ts';
import { Conflict, useConflict } from '#src/ui/form/use-conflict.tsx';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';

const resolve = schemaResolver(updateKeyInput, { sync: true });

/** Maps errors of the server to the fields of the form. */
const EDIT_KEY_PATHS = atParts(atFields(KEY_DETAILS));

/** The fields; a part that is left empty stays. */
export type EditKeyValues = KeyDetailValues & { parts: PartValues };

const valuesOf = (key: ApiKey): EditKeyValues => ({ ...readFields(KEY_FIELDS, key), parts: {} });

const labelOf = (name: keyof EditKeyValues): string => (name === 'parts' ? 'Parts' : KEY_FIELDS[name].label);

const shownOf = (name: keyof EditKeyValues, value: unknown): string | undefined =>
  name === 'keyType' ? KEY_FIELDS.keyType.choices.find((one) => one.value === value)?.label : undefined;

const FRESH = { staleTime: 0 };

/** The form for editing a key, validated by the same schema as the procedure. */
const useEditKeyForm = (key: ApiKey) =>
  useForm<EditKeyValues>({
    initialValues: valuesOf(key),
    validate: (values) => resolve({ id: key.id, ...writeFields(KEY_FIELDS, values) }),
  });

/**
 * The input to send after the form was validated: only the fields that the user changed, so that changes made elsewhere
 * in the meantime stay. Undefined if nothing was changed.
 */
export const parseEditKey = (
  id: number,
  before: KeyDetailValues,
  { parts, ...after }: EditKeyValues,
): UpdateKeyInput | undefined => {
  const inputOf = (values: KeyDetailValues) =>
    updateKeyInput.parse({ id, ...writeFields(KEY_FIELDS, values) });
  const old = inputOf(before);
  const next = inputOf(after);
  const changed = KEY_DETAILS.filter((name) => JSON.stringify(next[name]) !== JSON.stringify(old[name]));
  const given = Object.entries(parts).flatMap(([part, value]) =>
    value.trim() === '' ? [] : [[part, value.trim()]],
  );
  if (changed.length === 0 && given.length === 0) return undefined;
  return {
    id,
    ...Object.fromEntries(changed.map((name) => [name, next[name]])),
    ...(given.length === 0 ? {} : { parts: Object.fromEntries(given) }),
  };
};

/**
 * Keeps what is typed about a stored key and restores it when its form is opened again. It is forgotten with the discarding
 * of the form, and when it is saved: the form then differs from nothing.
 */
const useEditKeyDraft = (form: UseFormReturnType<EditKeyValues>, keyId: number, guard: DiscardGuard) => {
  const id = String(keyId);
  const [saved] = useState(() => typedDetails({ ...form.getInitialValues(), providerId: null }));
  const [isRestored, setRestored] = useState(() => keyDetailDraft.has(id, saved));
  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before it is kept again
  useEffect(() => {
    if (!isRestored) return;
    const { name, providerId: _, ...details } = keyDetailDraft.read(id, saved);
    form.setValues({ ...details, name: name ?? '' });
  }, []);
  useFormDraft(
    keyDetailDraft,
    id,
    saved,
    useMemo(() => typedDetails({ ...values, providerId: null }), [values]),
  );
  const forget = (): void => keyDetailDraft.forget(id);
  const discard = (): void => {
    forget();
    guard.discard();
  };
  const startOver = (): void => {
    setRestored(false);
    form.reset();
  };
  return { forget, guard: { ...guard, discard }, startOver: isRestored ? startOver : undefined };
};

interface EditKeyProps {
  row: KeyRow;
  isBusy: boolean;
  /** Why it could not be saved; null if it was saved or not yet tried. */
  error: unknown;
  guard: DiscardGuard;
  onSave: (input: UpdateKeyInput & { ifMatch: string | undefined }) => void;
  /** Called if there is nothing to save. */
  onDone: () => void;
}

/** A form for everything about a stored key except its secret. */
export const EditKey = ({ row, isBusy, error, guard, onSave, onDone }: EditKeyProps) => {
  const form = useEditKeyForm(row.key);
  const draft = useEditKeyDraft(form, row.key.id, guard);
  const keyParts = keyPartsOf(row.provider?.keyPlacement);
  const identifiers = keyParts === undefined ? [] : furtherParts(keyParts).filter((part) => !part.isSecret);
  const utils = trpc.useUtils();
  const save = (values: EditKeyValues, ifMatch: string | undefined): void => {
    const changes = parseEditKey(row.key.id, form.getInitialValues(), values);
    if (changes === undefined) {
      draft.forget();
      onDone();
      return;
    }
    onSave({ ...changes, ifMatch });
  };
  const conflict = useConflict({
    stored: row.key,
    error,
    form,
    valuesOf,
    load: async () => (await utils.keys.list.fetch({}, FRESH)).find(({ id }) => id === row.key.id),
    save,
  });
  const failure = useFormFailure({ form, error: conflict.error, pathOf: EDIT_KEY_PATHS });
  return (
    <DialogForm
      description="The key itself does not change. To replace it, rotate it."
      submitLabel="Save"
      isBusy={isBusy}
      isDirty={form.isDirty()}
      guard={draft.guard}
      onStartOver={draft.startOver}
      failure={failure}
      onCancel={draft.guard.discard}
      onSubmit={form.onSubmit(conflict.save)}
    >
      <KeyLine row={row} />
      <Conflict conflict={conflict.conflict} labelOf={labelOf} shownOf={shownOf} />
      <DeclaredField field={KEY_FIELDS.name} {...form.getInputProps('name')} />
      <KeyPartFields form={form} parts={identifiers} description={staysIfEmpty(row.key)} />
      <OptionalKeyFields form={form} provider={row.provider} />
    </DialogForm>
  );
};
