import { type ApiKey, KEY_DETAILS, type UpdateKeyInput, updateKeyInput } from '@gatehouse/contract/keys.ts';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useMemo, useState } from 'react';
import {
  type KeyDetailValues,
  keyDetailDraft,
  typedDetails,
} from '#src/features/keys/form/key-detail-draft.ts';
import { atParts, type PartValues } from '#src/features/keys/form/key-parts.tsx';
import { KEY_FIELDS } from '#src/features/keys/key-fields.ts';
import type { DiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { readFields, writeFields } from '#src/ui/form/declared-field.tsx';
import { useFormDraft } from '#src/ui/form/form-draft.ts';
import { atFields } from '#src/ui/form/use-form-failure.ts';

const resolve = schemaResolver(updateKeyInput, { sync: true });

/** Maps errors of the server to the fields of the form. */
export const EDIT_KEY_PATHS = atParts(atFields(KEY_DETAILS));

/** The fields; a part that is left empty stays. */
export type EditKeyValues = KeyDetailValues & { parts: PartValues };

/** The form for editing a key, validated by the same schema as the procedure. */
export const useEditKeyForm = (key: ApiKey) =>
  useForm<EditKeyValues>({
    initialValues: { ...readFields(KEY_FIELDS, key), parts: {} },
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
export const useEditKeyDraft = (
  form: UseFormReturnType<EditKeyValues>,
  keyId: number,
  guard: DiscardGuard,
) => {
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
