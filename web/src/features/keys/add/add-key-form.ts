import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import {
  type AddCatalogKeyInput,
  type AddKeyInput,
  addCatalogKeyInput,
  addKeyInput,
  KEY_DETAILS,
} from '@gatehouse/contract/keys.ts';
import { furtherParts } from '@gatehouse/contract/plain/parts-of-key.ts';
import { isTellingName } from '@gatehouse/secrets/key-forms.ts';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useMemo, useState } from 'react';
import {
  type KeyDetailValues,
  keyDetailDraft,
  type TypedDetails,
  typedDetails,
} from '#src/features/keys/form/key-detail-draft.ts';
import { atParts, givenParts, missingParts, type PartValues } from '#src/features/keys/form/key-parts.tsx';
import { KEY_FIELDS } from '#src/features/keys/key-fields.ts';
import { type RecognizedKey, recognizeText } from '#src/features/keys/offers/recognized-key.ts';
import { targetOf, toTarget } from '#src/features/providers/offers/entry-choice.ts';
import { useSettings } from '#src/features/settings/offers/settings-store.ts';
import { emptyFields, writeFields } from '#src/ui/form/declared-field.tsx';
import { useFormDraft } from '#src/ui/form/form-draft.ts';
import { atFields } from '#src/ui/form/use-form-failure.ts';

export interface AddKeyValues extends Omit<KeyDetailValues, 'name'> {
  /** As it was pasted: a line of an .env file stays one, so that it can be stored as it is. */
  apiKey: string;
  /** The user wants the text as it was pasted. */
  isExact: boolean;
  /** What the user chose; null while the pasted key decides. */
  providerId: string | null;
  /** What the user entered; null while a name is suggested. */
  name: string | null;
  /** The further values of a key that consists of several. */
  parts: PartValues;
}

/** The input of the two operations, before it is validated. */
type RawInput = ReturnType<typeof toAddKeyInput>;

/** A label for a pasted key: the name of its variable, or else of the API that its form tells. Empty if neither says anything. */
const suggestedName = ({ cut, form, isCertain }: RecognizedKey, providerId: string | null): string => {
  if (cut?.name !== undefined && isTellingName(cut.name)) return cut.name;
  const isChosen = providerId === null || providerId === targetOf(form);
  return form !== undefined && isCertain && isChosen ? `${form.name} key` : '';
};

/**
 * What the fields show: what the user entered, or else what the pasted text says.
 * @param wanted the API that the user came for, if the text says nothing
 */
export const shownValues = (
  { providerId, name }: AddKeyValues,
  recognized: RecognizedKey,
  wanted?: KeyForm,
): { providerId: string | null; name: string } => ({
  providerId: providerId ?? targetOf(recognized.form ?? wanted),
  name: name ?? suggestedName(recognized, providerId),
});

/** The chosen API; undefined if nothing is known about its keys. */
export const formFor = (forms: readonly KeyForm[], providerId: string | null): KeyForm | undefined =>
  providerId === null ? undefined : forms.find((form) => targetOf(form) === providerId);

/** Converts the fields to the input of the operation without validating them: its schema does that. */
export const toAddKeyInput = (
  values: AddKeyValues,
  recognized: RecognizedKey,
  { wanted, forms = [] }: { wanted?: KeyForm | undefined; forms?: readonly KeyForm[] } = {},
) => {
  const { providerId, name } = shownValues(values, recognized, wanted);
  const keyParts = formFor(forms, providerId)?.keyParts ?? null;
  return {
    ...toTarget(providerId),
    apiKey: recognized.secret,
    ...(keyParts === null ? {} : { parts: givenParts(furtherParts(keyParts), values.parts) }),
    ...(values.isExact ? { exact: true } : {}),
    ...writeFields(KEY_FIELDS, { ...values, name }),
  };
};

const resolveListed = schemaResolver(addKeyInput, { sync: true });
const resolveEntry = schemaResolver(addCatalogKeyInput, { sync: true });

const NEW_KEY = 'new';

const INITIAL: AddKeyValues = {
  apiKey: '',
  isExact: false,
  ...emptyFields(KEY_FIELDS),
  providerId: null,
  name: null,
  parts: {},
};

/**
 * Keeps what is typed besides the key, and restores it once: after Back or a reload. Once the dialog is closed, the form is
 * empty and so is the draft.
 */
const useAddKeyDraft = (
  form: UseFormReturnType<AddKeyValues>,
  keyType: string,
  wanted: KeyForm | undefined,
) => {
  const [none] = useState((): TypedDetails => typedDetails({ ...INITIAL, keyType }));
  const [isRestored, setRestored] = useState(() => keyDetailDraft.has(NEW_KEY, none));
  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before it is kept again
  useEffect(() => {
    if (isRestored) form.setValues(keyDetailDraft.read(NEW_KEY, none));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each API that the user comes for
  useEffect(() => {
    if (isRestored && wanted !== undefined) form.setFieldValue('providerId', null);
  }, [wanted]);
  useFormDraft(
    keyDetailDraft,
    NEW_KEY,
    none,
    useMemo(() => typedDetails(values), [values]),
  );
  const startOver = (): void => {
    setRestored(false);
    form.reset();
  };
  return { startOver: isRestored && form.isDirty() ? startOver : undefined };
};

/** The form, validated with the schema of the operation, so both report the same errors. The settings choose the key type. */
export const useAddKeyForm = (forms: readonly KeyForm[], wanted: KeyForm | undefined) => {
  const { defaultApiKeyType: keyType } = useSettings();
  const form = useForm<AddKeyValues>({
    initialValues: { ...INITIAL, keyType },
    validate: (values) => {
      const recognized = recognizeText(forms, values.apiKey, values.isExact);
      const input = toAddKeyInput(values, recognized, { wanted, forms });
      const { providerId } = shownValues(values, recognized, wanted);
      const keyParts = formFor(forms, providerId)?.keyParts ?? null;
      return {
        ...(keyParts === null ? {} : missingParts(furtherParts(keyParts), values.parts)),
        ...('catalogId' in input ? resolveEntry(input) : resolveListed(input)),
      };
    },
  });
  // Another tab may change the settings; what was typed here stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each type, with the form as it is then
  useEffect(() => {
    const isUntouched = !form.isDirty();
    form.setInitialValues({ ...INITIAL, keyType });
    if (isUntouched) form.reset();
  }, [keyType]);
  const draft = useAddKeyDraft(form, keyType, wanted);
  return { form, ...draft };
};

export type AddKeyForm = ReturnType<typeof useAddKeyForm>['form'];

/** The input to send, once the form is valid. */
export const parseAddKey = (input: RawInput): AddKeyInput | AddCatalogKeyInput =>
  'catalogId' in input ? addCatalogKeyInput.parse(input) : addKeyInput.parse(input);

/** The fields that show the errors the server found. */
export const ADD_KEY_PATHS = atParts(
  atFields(['apiKey', 'providerId', ...KEY_DETAILS], { catalogId: 'providerId' }),
);
