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
  /** An id, as a string for the select; null while none is chosen. */
  providerId: string | null;
}

/** Converts the fields to the operation's input without validating them: its schema does that. */
export const toAddKeyInput = ({ providerId, apiKey, ...details }: AddKeyValues) => ({
  providerId: providerId === null ? undefined : Number(providerId),
  apiKey,
  ...toDetails(details),
});

const resolve = schemaResolver(addKeyInput, { sync: true });

/** The form, validated with the procedure's own schema, so both report the same errors. */
export const useAddKeyForm = () =>
  useForm<AddKeyValues>({
    initialValues: { apiKey: '', providerId: null, ...NO_DETAILS },
    validate: (values) => atExpiresOn(resolve(toAddKeyInput(values))),
  });

export type AddKeyForm = ReturnType<typeof useAddKeyForm>;

/** The input to send, once the form is valid. */
export const parseAddKey = (values: AddKeyValues): AddKeyInput => addKeyInput.parse(toAddKeyInput(values));

/** The fields that show the errors the server found. */
export const ADD_KEY_PATHS = atFields(['apiKey', 'providerId', ...DETAIL_NAMES], DETAIL_RENAMES);
