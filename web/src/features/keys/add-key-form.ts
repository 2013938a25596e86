import { type AddKeyInput, addKeyInput } from '@gatehouse/contract/keys.ts';
import { schemaResolver, useForm } from '@mantine/form';

/** What the fields hold: texts, because that is what a person types. */
export interface AddKeyValues {
  apiKey: string;
  /** An id as the select gives it; null while none is chosen. */
  providerId: string | null;
  name: string;
  baseUrl: string;
  keyType: string | null;
  /** `YYYY-MM-DD`, or empty. */
  expiresOn: string;
}

/** The fields that few keys need. */
export const ADVANCED_FIELDS = ['baseUrl', 'keyType', 'expiresOn'] as const satisfies (keyof AddKeyValues)[];

const EMPTY: AddKeyValues = {
  apiKey: '',
  providerId: null,
  name: '',
  baseUrl: '',
  keyType: null,
  expiresOn: '',
};

const orUndefined = (text: string | null): string | undefined =>
  text === null || text.trim() === '' ? undefined : text;

/** A key is good to the end of the day that was entered, in the time zone of the one who entered it. */
const endOfDay = (day: string): string | undefined => {
  const time = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};

/** The fields as the operation takes them. What is wrong with them, its schema says. */
export const toAddKeyInput = (values: AddKeyValues) => ({
  providerId: values.providerId === null ? undefined : Number(values.providerId),
  name: values.name,
  apiKey: values.apiKey,
  baseUrl: orUndefined(values.baseUrl),
  keyType: orUndefined(values.keyType),
  expiresAt: endOfDay(values.expiresOn),
});

const resolve = schemaResolver(addKeyInput, { sync: true });

/** The form, checked by the schema of the procedure itself, so that both say the same. */
export const useAddKeyForm = () =>
  useForm<AddKeyValues>({
    initialValues: EMPTY,
    validate: (values) => {
      const { expiresAt, ...errors } = resolve(toAddKeyInput(values));
      return expiresAt === undefined ? errors : { ...errors, expiresOn: expiresAt };
    },
  });

export type AddKeyForm = ReturnType<typeof useAddKeyForm>;

/** What is sent, once the form has found nothing wrong. */
export const parseAddKey = (values: AddKeyValues): AddKeyInput => addKeyInput.parse(toAddKeyInput(values));
