import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { rejected } from '#src/errors.ts';
import {
  isPrivateKey,
  makePrivateKey,
  type PublicKey,
  publicKeyOf,
  readPrivateKey,
  type SigningKey,
  toSigningKey,
} from '#src/features/oauth/client-keys/signing-key.ts';
import { SealedClientSecretError } from '#src/features/oauth/oauth-secrets.ts';

type KeyFields = Pick<OauthConfig, 'clientAuth' | 'signingAlg' | 'keyId'>;

/** What proves the identity of a client: its secret, or its private key and what everyone may know of that. */
export type Credential = { secret: string; publicKey: PublicKey | null };

const NO_SECRET =
  'This is a private key, not a client secret: choose Private key as Client Authentication (private_key_jwt)';

/**
 * What is stored of the secret that was entered. Where the client signs with a private key and none was entered, one is made.
 * @throws AppError BAD_REQUEST for what is no private key where one is needed, and for one where a secret is
 */
export const toCredential = async (fields: KeyFields, entered: string): Promise<Credential> => {
  if (fields.clientAuth !== 'private_key_jwt') {
    if (isPrivateKey(entered)) throw rejected('BAD_REQUEST', 'clientSecret', NO_SECRET);
    return { secret: entered, publicKey: null };
  }
  const secret = entered === '' ? await makePrivateKey(fields.signingAlg) : entered;
  const read = readPrivateKey(secret, fields);
  if ('problem' in read) throw rejected('BAD_REQUEST', read.problem.field, read.problem.message);
  return { secret, publicKey: publicKeyOf(read) };
};

/**
 * The stored private key of a client that signs with one, ready to sign; null for any other client.
 * @throws SealedClientSecretError if what is stored is none
 */
export const openSigningKey = async (secret: string, fields: KeyFields): Promise<SigningKey | null> => {
  if (fields.clientAuth !== 'private_key_jwt') return null;
  const read = readPrivateKey(secret, fields);
  if ('problem' in read) throw new SealedClientSecretError();
  return toSigningKey(read);
};
