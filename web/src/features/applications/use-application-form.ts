import type { Profile } from '@gatehouse/contract/profile.ts';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import {
  type ApplicationValues,
  NO_APPLICATION,
  parseApplication,
  type TextField,
} from '#src/features/applications/application-values.ts';
import { filledFrom, withoutFilled } from '#src/features/applications/auto-fill.ts';
import { createDraft, useDraft } from '#src/lib/draft.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';

const validation = loadExport(
  () => import('#src/features/applications/application-schema.ts'),
  'validateApplication',
);

const draft = createDraft<ApplicationValues>({ name: 'application', parse: parseApplication });

/** The form of the wizard, with what was typed before. It can be filled in from the profile, and that can be undone. */
export const useApplicationForm = (profile: Profile | undefined) => {
  const [initialValues] = useState(() => draft.read() ?? NO_APPLICATION);
  const form = useForm<ApplicationValues>({ initialValues, validate: useLazyValidation(validation) });
  const [filled, setFilled] = useState<Partial<Record<TextField, string>>>({});
  useDraft(draft, form.values);
  const fillable = profile === undefined ? {} : filledFrom(profile, form.values);

  const choose = (platformId: number): void => {
    const isNew = form.values.platformId === 0;
    // Another platform asks other questions.
    const answers = form.values.platformId === platformId ? form.values.platformSpecificFields : {};
    form.setValues({ platformId, platformSpecificFields: answers, ...(isNew ? fillable : {}) });
    if (isNew) setFilled(fillable);
  };
  const fill = (): void => {
    form.setValues(fillable);
    setFilled(fillable);
  };
  const undo = (): void => {
    form.setValues(withoutFilled(filled, form.values));
    setFilled({});
  };
  const clear = (): void => {
    form.setValues(NO_APPLICATION);
    form.clearErrors();
    setFilled({});
  };
  const stillFilled = (Object.keys(filled) as TextField[]).filter(
    (field) => form.values[field] === filled[field],
  );
  const fromProfile = {
    /** The fields that were filled in, and not taken back. */
    filled: stillFilled,
    /** How many could be filled in now. */
    fillable: Object.keys(fillable).length,
    fill,
    undo,
  };
  return { form, choose, clear, fromProfile };
};
