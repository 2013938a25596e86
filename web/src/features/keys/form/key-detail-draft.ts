import { containsKey } from '@gatehouse/secrets/shapes.ts';
import type { KeyDetailValues } from '#src/features/keys/form/key-detail-values.ts';
import { storableEndpoint } from '#src/shared/request/storable-request.ts';
import { createFormDraft } from '#src/ui/form/form-draft.ts';

/** The fields of a key that are no secret. The secret and its parts are not among them: they are in no draft at all. */
export interface TypedDetails extends Omit<KeyDetailValues, 'name'> {
  name: string | null;
  providerId: string | null;
}

const storable = ({ baseUrl, ...texts }: Partial<TypedDetails>): Partial<TypedDetails> => ({
  ...Object.fromEntries(
    Object.entries(texts).filter(([, text]) => typeof text !== 'string' || !containsKey(text)),
  ),
  ...(baseUrl === undefined ? {} : { baseUrl: storableEndpoint(baseUrl) }),
});

/** What was typed about each key, and about a new one, and not saved. */
export const keyDetailDraft = createFormDraft<TypedDetails>({
  name: 'key details',
  storable,
  nullable: ['name', 'providerId', 'keyType'],
});

/** Exactly these fields of a form: nothing else of it gets into a draft. */
export const typedDetails = ({
  name,
  providerId,
  baseUrl,
  keyType,
  expiresOn,
}: TypedDetails): TypedDetails => ({ name, providerId, baseUrl, keyType, expiresOn });
