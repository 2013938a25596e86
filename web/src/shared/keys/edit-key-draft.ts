import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useMemo, useState } from 'react';
import type { EditKeyValues } from '#src/shared/keys/edit-key-form.ts';
import { keyDetailDraft, typedDetails } from '#src/shared/keys/key-detail-draft.ts';
import type { DiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { useFormDraft } from '#src/ui/form/form-draft.ts';

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
