import type { Settings } from '@gatehouse/contract/plain/settings-options.ts';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { settingsStore, useSettings } from '#src/features/settings/offers/settings-store.ts';
import {
  changedFields,
  fromValues,
  rebase,
  type SettingsValues,
  toValues,
} from '#src/features/settings/settings-values.ts';
import { loadExport, loadOnce } from '#src/lib/load-once.ts';
import { toast, toastError } from '#src/ui/feedback/toast.ts';
import { createFormDraft, useFirstValues } from '#src/ui/form/form-draft.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';

/** What was changed and not saved. */
const draft = createFormDraft<SettingsValues>({ name: 'settings' });

const DRAFT_ID = 'settings';

const schema = loadExport(() => import('@gatehouse/contract/settings.ts'), 'settingsSchema');

const validation = loadOnce(async () => {
  const resolve = schemaResolver(await schema.load());
  return (values: SettingsValues) => resolve(fromValues(values));
});

/** Only the browser validates and stores them, so without the schema nothing is saved. */
const parse = (values: SettingsValues): Settings | undefined => {
  const parsed = schema.read()?.parse(fromValues(values));
  if (parsed === undefined)
    toastError('The settings could not be checked. Check the connection, or reload the page.');
  return parsed;
};

/** Stores settings, and says so. False if the browser does not store them. */
export const storeSettings = (settings: Settings, title: string): boolean => {
  const isStored = settingsStore.save(settings);
  if (isStored) toast({ title });
  else toastError('This browser did not store the settings. Its storage is full or blocked.');
  return isStored;
};

/** The form of the settings. What is changed and not saved stays when the stored settings change elsewhere. */
export const useSettingsForm = () => {
  const saved = toValues(useSettings());
  const { values: initialValues } = useFirstValues(draft, DRAFT_ID, saved);
  const form = useForm({ initialValues, validate: useLazyValidation(validation) });
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const last = useRef(saved);
  const unsaved = changedFields(form.values, saved);
  const isDirty = unsaved.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the stored settings
  useEffect(
    () =>
      settingsStore.subscribe((origin) => {
        const next = toValues(settingsStore.read());
        if (changedFields(next, last.current).length === 0) return;
        form.setValues(rebase(form.getValues(), last.current, next));
        last.current = next;
        setChangedElsewhere(origin === 'elsewhere');
      }),
    [],
  );

  useEffect(() => draft.keep(DRAFT_ID, last.current, form.values), [form.values]);

  const reset = (): void => {
    setChangedElsewhere(false);
    form.clearErrors();
    form.setValues(toValues(settingsStore.read()));
  };
  const save = (values: SettingsValues): void => {
    const settings = parse(values);
    if (settings !== undefined && storeSettings(settings, 'Settings saved')) reset();
  };
  return { form, isDirty, isChangedElsewhere, save, reset };
};
