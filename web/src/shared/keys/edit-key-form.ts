import { type ApiKey, type UpdateKeyInput, updateKeyInput } from '@gatehouse/contract/keys.ts';
import { schemaResolver, useForm } from '@mantine/form';
import { atFields } from '#src/lib/form-failure.ts';
import {
  atExpiresOn,
  DETAIL_NAMES,
  DETAIL_RENAMES,
  detailsOf,
  type KeyDetailValues,
  toDetails,
} from '#src/shared/keys/key-detail-values.ts';

const resolve = schemaResolver(updateKeyInput, { sync: true });

/** Where the form shows what the server found wrong. */
export const EDIT_KEY_PATHS = atFields(DETAIL_NAMES, DETAIL_RENAMES);

/** The form that changes a key, checked by the schema of the procedure itself. */
export const useEditKeyForm = (key: ApiKey) =>
  useForm<KeyDetailValues>({
    initialValues: detailsOf(key),
    validate: (values) => atExpiresOn(resolve({ id: key.id, ...toDetails(values) })),
  });

/**
 * What is sent, once the form has found nothing wrong: the fields that a person changed, so that what was changed
 * elsewhere meanwhile stays. Undefined where nothing was.
 */
export const parseEditKey = (
  id: number,
  before: KeyDetailValues,
  after: KeyDetailValues,
): UpdateKeyInput | undefined => {
  const old = updateKeyInput.parse({ id, ...toDetails(before) });
  const { name, baseUrl, keyType, expiresAt } = updateKeyInput.parse({ id, ...toDetails(after) });
  const changes = {
    ...(name === old.name ? {} : { name }),
    ...(baseUrl === old.baseUrl ? {} : { baseUrl }),
    ...(keyType === old.keyType ? {} : { keyType }),
    ...(expiresAt === old.expiresAt ? {} : { expiresAt }),
  };
  return Object.keys(changes).length === 0 ? undefined : { id, ...changes };
};
