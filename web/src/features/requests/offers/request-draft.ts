import { asObject } from '@gatehouse/contract/plain/json-text.ts';
import { type CredentialId, isSameId } from '#src/features/requests/offers/call-choices.ts';
import { type RequestValues, readStoredValues } from '#src/features/requests/offers/request-values.ts';
import { storableValues } from '#src/features/requests/offers/storable-values.ts';
import { createDraft } from '#src/lib/draft.ts';

/** With the chosen key or connection, if there was one. */
export interface RequestDraft extends CredentialId {
  values: RequestValues;
}

const isId = (value: unknown): value is number | undefined =>
  value === undefined || typeof value === 'number';

/** Headers may contain secrets, so none is stored; nor is what looks like a secret elsewhere. */
export const requestDraft = createDraft<RequestDraft>({
  name: 'request',
  parse: (stored) => {
    const { keyId, connectionId, noKey, values } = asObject(stored) ?? {};
    const read = readStoredValues(asObject(values) ?? {});
    if (read === undefined || !isId(keyId) || !isId(connectionId)) return undefined;
    return { keyId, connectionId, ...(noKey === true ? { noKey } : {}), values: read };
  },
  storable: ({ keyId, connectionId, noKey, values }) => ({
    keyId,
    connectionId,
    noKey,
    values: storableValues(values),
  }),
});

/**
 * What had been typed when the user left the screen. Undefined if the URL names another key or connection, because a path of
 * one API means nothing to another.
 */
export const readDraft = (named: CredentialId): RequestDraft | undefined => {
  const draft = requestDraft.read();
  return isSameId(named, {}) || (draft !== undefined && isSameId(named, draft)) ? draft : undefined;
};
