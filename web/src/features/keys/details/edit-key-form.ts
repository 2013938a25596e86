import { type ApiKey, type UpdateKeyInput, updateKeyInput } from '@gatehouse/contract/keys.ts';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useMemo, useState } from 'react';
import { keyDetailDraft, typedDetails } from '#src/features/keys/form/key-detail-draft.ts';
import {
  atExpiresOn,
  DETAIL_NAMES,
  DETAIL_RENAMES,
  detailsOf,
  type KeyDetailValues,
  toDetails,
} from '#src/features/keys/form/key-detail-values.ts';
import { atParts, type PartValues } from '#src/features/keys/form/key-parts.tsx';
import type { DiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { useFormDraft } from '#src/ui/form/form-draft.ts';
import { atFields } from '#src/ui/form/read-form-failure.ts';

const resolve = schemaResolver(updateKeyInput, { sync: true });

/** Maps errors of the server to the fields of the form. */
export const EDIT_KEY_PATHS = atParts(atFields(DETAIL_NAMES, DETAIL_RENAMES));

/** The form for editing a key, validated by the same schema as the procedure. */
export const useEditKeyForm = (key: ApiKey) =>
  useForm<EditKeyValues>({
    initialValues: { ...detailsOf(key), parts: {} },
    validate: (values) => atExpiresOn(resolve({ id: key.id, ...toDetails(values) })),
  });

/** The fields; a part that is left empty stays. */
export type EditKeyValues = KeyDetailValues & { parts: PartValues };

/**
 * The input to send after the form was validated: only the fields that the user changed, so that changes made elsewhere
 * in the meantime stay. Undefined if nothing was changed.
 */
export const parseEditKey = (
  id: number,
  before: KeyDetailValues,
  { parts, ...after }: EditKeyValues,
): UpdateKeyInput | undefined => {
  const old = updateKeyInput.parse({ id, ...toDetails(before) });
  const { name, baseUrl, keyType, expiresAt } = updateKeyInput.parse({ id, ...toDetails(after) });
  const given = Object.fromEntries(
    Object.entries(parts).flatMap(([part, value]) => (value.trim() === '' ? [] : [[part, value.trim()]])),
  );
  const changes = {
    ...(name === old.name ? {} : { name }),
    ...(baseUrl === old.baseUrl ? {} : { baseUrl }),
    ...(keyType === old.keyType ? {} : { keyType }),
    ...(expiresAt === old.expiresAt ? {} : { expiresAt }),
    ...(Object.keys(given).length === 0 ? {} : { parts: given }),
  };
  return Object.keys(changes).length === 0 ? undefined : { id, ...changes };
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
