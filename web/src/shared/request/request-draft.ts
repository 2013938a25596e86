import { asObject } from '@gatehouse/contract/json-text.ts';
import { createDraft } from '#src/lib/draft.ts';
import { type RequestValues, readStoredValues } from '#src/shared/request/request-values.ts';
import { storableValues } from '#src/shared/request/storable-request.ts';

export interface RequestDraft {
  /** The chosen key; undefined if there was none. */
  keyId?: number | undefined;
  values: RequestValues;
}

/** Headers may contain secrets, so none is stored; nor is what looks like a secret elsewhere. */
export const requestDraft = createDraft<RequestDraft>({
  name: 'request',
  parse: (stored) => {
    const { keyId, values } = asObject(stored) ?? {};
    const read = readStoredValues(asObject(values) ?? {});
    if (read === undefined || (keyId !== undefined && typeof keyId !== 'number')) return undefined;
    return { keyId, values: read };
  },
  storable: ({ keyId, values }) => ({ keyId, values: storableValues(values) }),
});

/**
 * What had been typed when the user left the screen. Undefined if the URL names another key, because a path of one API
 * means nothing to another.
 */
export const readDraft = (keyId: number | undefined): RequestDraft | undefined => {
  const draft = requestDraft.read();
  return keyId === undefined || keyId === draft?.keyId ? draft : undefined;
};
