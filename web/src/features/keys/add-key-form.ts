import { type AddKeyInput, addKeyInput } from '@gatehouse/contract/keys.ts';
import { schemaResolver, useForm } from '@mantine/form';
import { atFields } from '#src/lib/form-failure.ts';
import {
  atExpiresOn,
  DETAIL_NAMES,
  DETAIL_RENAMES,
  type KeyDetailValues,
  NO_DETAILS,
  toDetails,
} from '#src/shared/keys/key-detail-values.ts';

export interface AddKeyValues extends KeyDetailValues {
  apiKey: string;
  /** An id as the select gives it; null while none is chosen. */
  providerId: string | null;
}

/** The fields as the operation takes them. What is wrong with them, its schema says. */
export const toAddKeyInput = ({ providerId, apiKey, ...details }: AddKeyValues) => ({
  providerId: providerId === null ? undefined : Number(providerId),
  apiKey,
  ...toDetails(details),
});

const resolve = schemaResolver(addKeyInput, { sync: true });

/** The form, checked by the schema of the procedure itself, so that both say the same. */
export const useAddKeyForm = () =>
  useForm<AddKeyValues>({
    initialValues: { apiKey: '', providerId: null, ...NO_DETAILS },
    validate: (values) => atExpiresOn(resolve(toAddKeyInput(values))),
  });

export type AddKeyForm = ReturnType<typeof useAddKeyForm>;

/** What is sent, once the form has found nothing wrong. */
export const parseAddKey = (values: AddKeyValues): AddKeyInput => addKeyInput.parse(toAddKeyInput(values));

/** Where the form shows what the server found wrong. */
export const ADD_KEY_PATHS = atFields(['apiKey', 'providerId', ...DETAIL_NAMES], DETAIL_RENAMES);
