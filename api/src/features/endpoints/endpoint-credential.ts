import { type CredentialChoice, ONE_CREDENTIAL } from '@gatehouse/contract/credential-choice.ts';
import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { notFound, rejected } from '#src/errors.ts';
import * as store from '#src/features/endpoints/endpoints.store.ts';

/** What a saved endpoint says about the credential of its calls, and whose they are. */
export type EndpointCredential = Pick<
  SavedEndpoint,
  'providerId' | 'apiKeyId' | 'connectionId' | 'withoutKey'
>;

/** Throws NOT_FOUND. */
export const credentialOfEndpoint = async (
  { connection }: Pick<Deps, 'connection'>,
  id: number,
): Promise<EndpointCredential> => {
  const saved = await store.findEndpoint(connection.db, id);
  if (saved === undefined) throw notFound('Saved endpoint');
  return saved;
};

/** Throws BAD_REQUEST for two credentials, and for one that is not stored. */
export const requireCredential = async (
  db: Db,
  { apiKeyId, connectionId }: CredentialChoice,
): Promise<void> => {
  const hasKey = typeof apiKeyId === 'number';
  const hasConnection = typeof connectionId === 'number';
  if (hasKey && hasConnection) throw rejected('BAD_REQUEST', 'connectionId', ONE_CREDENTIAL);
  if (hasKey && !(await store.isStored(db, 'api_keys', apiKeyId)))
    throw rejected('BAD_REQUEST', 'apiKeyId', 'Unknown API key');
  if (hasConnection && !(await store.isStored(db, 'oauth_connections', connectionId)))
    throw rejected('BAD_REQUEST', 'connectionId', 'Unknown connection');
};

/** A change with which one credential replaces the other. */
export const withOneCredential = <Patch extends CredentialChoice>(patch: Patch): Patch => {
  if (typeof patch.apiKeyId === 'number') return { ...patch, connectionId: null };
  return typeof patch.connectionId === 'number' ? { ...patch, apiKeyId: null } : patch;
};
